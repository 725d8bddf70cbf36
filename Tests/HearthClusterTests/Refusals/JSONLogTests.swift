import Foundation
import Testing

@Suite("A log in JSON")
struct JSONLogTests {
    private struct Line: Decodable {
        let time: String
        let level: String
        let message: String
        let fields: [String: String]
    }

    /// All that a program wrote, each line of which has to be an object.
    private func lines(_ text: String) throws -> [Line] {
        try text.split(separator: "\n").map { line in
            do {
                return try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            } catch {
                throw Failure("This line is no JSON: \(line)")
            }
        }
    }

    @Test("Every line of a node's is one, from its start to its end")
    func running() async throws {
        try await withWorld { world in
            for (name, options) in [("new", ["--no-web"]), ("pages", ["--web", "127.0.0.1:0"])] {
                let node = try Program(
                    [
                        "run", "--home", world.folder + "/" + name, "--log-format=json", "--listen",
                        "127.0.0.1:\(Ports.free())", "--log-level", "debug",
                    ] + options, folder: world.folder, name: name)
                defer { node.signal(SIGKILL) }
                try await eventually("the node is ready") { () -> Bool in
                    guard node.isRunning else { throw Failure(node.errors) }
                    return node.errors.contains("The node is ready.")
                }
                node.signal(SIGTERM)
                let outcome = try await node.outcome()
                #expect(outcome.exitCode == 0 && outcome.output.isEmpty)
                let said = try lines(outcome.errors)
                #expect(said.last?.message == "hearth: The node has stopped.")
                #expect(said.contains { $0.message.hasPrefix("  Home") && $0.level == "notice" })
            }
        }
    }

    @Test("Every line is one too where the node does not start, and says why")
    func refused() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let busy = try #require(Listener(port: Ports.free()))
            let file = world.folder + "/file"
            try Data("x".utf8).write(to: URL(fileURLWithPath: file))
            let new = world.folder + "/none"
            for words in [
                ["--frob"], ["frob"], ["--beat", "often"], ["--beat", "0"], ["--listen"],
                ["--web", "0.0.0.0:80"], ["--listen", "here"], ["--proxy-only"],
                ["--web-certificate", file], ["--log-level", "loud"], ["--web", "a", "--no-web"],
                ["--listen", "127.0.0.1:\(busy.port)", "--home", new],
                ["--web", "127.0.0.1:\(busy.port)", "--home", new + "2"],
                ["--home", file], ["--home", file + "/below"], ["--home", "/tmp/a\nb"],
                ["--home", "/proc/none"], ["--trace", "/proc/none", "--home", new + "3"],
                ["--home", owner.path], ["--language", "xx"], ["--advertise", "::::"],
            ] {
                for language in ["en", "sv"] {
                    let outcome = try await Program(
                        ["run", "--log-format", "json"] + words,
                        environment: ["HEARTH_LANGUAGE": language], folder: world.folder
                    ).outcome()
                    #expect(outcome.exitCode != 0, "\(outcome)")
                    let said = try lines(outcome.output) + lines(outcome.errors)
                    #expect(said.contains { !$0.message.isEmpty }, "\(outcome)")
                }
            }
            // In a word that is no text, and with the options in front.
            let script = #"exec "$0" "$@" "$(printf '\345')""#
            for words in [
                ["run", "--log-format", "json"], ["--home", new, "run", "--log-format=json"],
            ] {
                let outcome = try await Program(
                    words, folder: world.folder, wrapper: ["/bin/sh", "-c", script]
                ).outcome()
                #expect(try lines(outcome.errors).first?.fields["code"] == "wordMalformed")
            }
            // Help is an answer, and no log.
            let help = try await Program(
                ["run", "--log-format", "json", "--help"], folder: world.folder
            ).outcome()
            #expect(help.exitCode == 0 && help.output.contains("USAGE"))
        }
    }
}
