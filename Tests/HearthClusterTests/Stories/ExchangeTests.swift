import Foundation
import HearthAPI
import Testing

@Suite("Lists out of one node and into another")
struct ExchangeTests {
    @Test("A table becomes a shared list; its export makes the same list on another node")
    func roundTrip() async throws {
        try await withWorld { world in
            let (owner, first, _) = try await world.birthday()
            let table = world.folder + "/wishes.csv"
            try """
            Önskning;Pris;Butik;Länk
            Blå sockor;99,50 kr;Hörnet;https://example.org/socks
            =cmd|' /C calc'!A0;5 €;;
            """.write(toFile: table, atomically: true, encoding: .utf8)
            try await owner.does("import", table, "--to", "Birthday", "--yes")
            let names: Set<String> = [
                "Kettle", "Marbles", "Blå sockor", "=cmd|' -C calc'!A0",
            ]
            try await first.sees(wishes: names, on: "Owner/Birthday")
            try await first.does("reserve", "Owner/Birthday/Blå sockor", "--yes")

            for format in ["json", "csv"] {
                let file = "\(world.folder)/birthday.\(format)"
                try await owner.does("export", "--format", format, "--output", file)
                let text = try String(contentsOfFile: file, encoding: .utf8)
                #expect(!text.contains("First") && !text.contains("reserved"))
                // Of a friend's list nothing becomes one's own.
                let stranger = try await world.household("Reader\(format)")
                try await stranger.does("import", file, "--yes")
                let copied = try await stranger.items(of: "Birthday")
                let original = try await owner.items(of: "Birthday")
                #expect(copied.map(\.name) == original.map(\.name))
                #expect(copied.map(\.price) == original.map(\.price))
                #expect(copied.map(\.store) == original.map(\.store))
                #expect(copied.map(\.link) == original.map(\.link))
                try await stranger.restart()
                #expect(try await stranger.items(of: "Birthday") == copied)
            }
        }
    }
}
