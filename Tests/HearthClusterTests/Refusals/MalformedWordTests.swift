import Testing

@Suite("Words that are no text")
struct MalformedWordTests {
    @Test("A word that is not UTF-8 is refused, and is never kept with damaged letters")
    func words() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            // Latin-1, a lone and a missing continuation, too long, half of a pair, beyond the last.
            for octets in [
                "Bl\\345", "\\200", "caf\\303", "\\300\\257", "\\355\\240\\200",
                "\\364\\220\\200\\200",
            ] {
                let script = #"exec "$0" "$@" "$(printf '\#(octets)')""#
                let outcome = try await Program(
                    ["wish", "add", "--home", owner.path, "--notes", "text"], folder: world.folder,
                    wrapper: ["/bin/sh", "-c", script]
                ).outcome()
                #expect(outcome.exitCode == 2, "\(octets): \(outcome)")
                #expect(outcome.errors.contains("Word 7 of the command"), "\(outcome)")
            }
            _ = try await owner.run(["wish", "add", "Blå lampa"])
            #expect(
                try await owner.run(["list", "show", "tray", "--json"]).output.contains("lampa"))
            #expect(try await !owner.run(["list", "show", "tray"]).output.contains("\u{FFFD}"))
        }
    }
}
