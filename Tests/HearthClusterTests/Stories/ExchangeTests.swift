import Foundation
import HearthAPI
import HearthTestValues
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
                "Kettle", "Marbles", "Blå sockor", "=cmd|' /C calc'!A0",
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

    @Test("Photos go out with a list and come in on another node, where nothing is lost twice")
    func photos() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.does("list", "new", "Birthday")
            for (name, width) in [("front", 300), ("back", 120)] {
                try PhotoTests.camera(width: width, height: 90)
                    .write(to: URL(fileURLWithPath: "\(world.folder)/\(name).png"))
            }
            try await owner.does(
                "wish", "add", "Lamp", "--list", "Birthday", "--photo",
                world.folder + "/front.png", world.folder + "/back.png", "--caption", "Å front")
            try await owner.does("wish", "add", "Book", "--list", "Birthday")

            for format in ["json", "csv"] {
                let folder = "\(world.folder)/\(format)"
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: false)
                let file = "\(folder)/birthday.\(format)"
                try await owner.does(
                    "export", "Birthday", "--format", format, "--output", file, "--photos",
                    folder + "/photos")
                // The files are what the readers of the list hold, octet for octet.
                for number in 1...2 {
                    let saved = "\(folder)/saved-\(number).jpg"
                    try await owner.does(
                        "wish", "photo", "save", "Birthday/Lamp", saved, "--number", "\(number)")
                    let exported = try Data(
                        contentsOf: URL(fileURLWithPath: "\(folder)/photos/lamp-\(number).jpg"))
                    #expect(try exported == Data(contentsOf: URL(fileURLWithPath: saved)))
                }

                let reader = try await world.household("Reader" + format)
                let came = try await reader.does("import", file, "--new-list", "Birthday", "--yes")
                #expect(came.contains("2 wishes are added.\n2 photos are added."))
                let lamp = try await reader.ask(GivenWish.self, "wish", "show", "Birthday/Lamp")
                #expect(lamp.photos.map { [$0.width, $0.height] } == [[90, 300], [90, 120]])
                // A table has no room for words under photos.
                #expect(
                    lamp.photos.map(\.caption)
                        == (format == "json" ? ["Å front", nil] : [nil, nil]))
                // Once more brings nothing; what was removed here comes back from the file.
                let again = try await reader.does("import", file, "--to", "Birthday", "--yes")
                #expect(again.hasSuffix("There is nothing new in the file."))
                for _ in 1...2 {
                    try await reader.does("wish", "photo", "remove", "Birthday/Lamp", "1", "--yes")
                }
                let back = try await reader.does("import", file, "--to", "Birthday", "--yes")
                #expect(back.hasSuffix("2 photos are added."))
                let restored = try await reader.ask(GivenWish.self, "wish", "show", "Birthday/Lamp")
                // Sealed anew, it has another hash.
                func unnamed(_ photos: [PhotoInfo]) -> [PhotoInfo] {
                    photos.map { photo in
                        var photo = photo
                        photo.hash = ""
                        return photo
                    }
                }
                #expect(unnamed(restored.photos) == unnamed(lamp.photos))
            }
        }
    }

    @Test(
        "Thousands of wishes come in, are looked through, changed and taken out",
        .enabled(if: isLong))
    func thousands() async throws {
        try await withWorld { world in
            let (owner, first, _) = try await world.birthday()
            let count = 3000
            let rows = (1...count).map { number in
                "Wish \(number),\(number % 700).50 SEK,Store \(number % 40),"
                    + "\"Size \(number % 50), and some words that say which one is meant\"\n"
            }
            let table = world.folder + "/wishes.csv"
            try ("name,price,store,notes\n" + rows.joined())
                .write(toFile: table, atomically: true, encoding: .utf8)
            let shown = try await owner.does("import", table, "--to", "Birthday", "--preview")
            #expect(shown.hasSuffix("… and \(count - 50) more"))
            #expect(try await owner.items(of: "Birthday").count == 2)
            try await owner.does("import", table, "--to", "Birthday", "--yes")
            try await eventually("all of it is at a friend's") {
                try await first.items(of: "Owner/Birthday").count == count + 2
            }
            try await owner.does(
                "wish", "edit", "Birthday/Wish 2718", "--price", "9999 SEK", "--first")
            try await eventually("the change is there too") {
                try await first.items(of: "Owner/Birthday").first?.price == "9999.00 SEK"
            }
            try await first.does("reserve", "Owner/Birthday/Wish 2718", "--yes")
            let sorted = try await owner.does(
                "list", "show", "Birthday", "--sort", "price", "--store", "Store 38")
            #expect(sorted.split(separator: "\n").last?.contains("SEK 9,999") == true)
            let found = try await owner.does("search", "wish 2718")
            #expect(found.contains("Birthday/Wish 2718"))
            for format in ["json", "csv", "html"] {
                let file = "\(world.folder)/out.\(format)"
                try await owner.does(
                    "export", "Birthday", "--format", format, "--output", file)
                guard format != "html" else { continue }
                let again = try await owner.does("import", file, "--new-list", format, "--yes")
                #expect(again.hasSuffix("\(count + 2) wishes are added."))
                let (copied, original) = try await (
                    owner.items(of: format), owner.items(of: "Birthday")
                )
                #expect(copied.map(\.name) == original.map(\.name))
                #expect(copied.map(\.price) == original.map(\.price))
                #expect(copied.map(\.notes) == original.map(\.notes))
            }
            // One that does not fit keeps all the others out, and says so before anything is asked.
            let more = world.folder + "/more.txt"
            try (1...8000).map { "More \($0)\n" }.joined()
                .write(toFile: more, atomically: true, encoding: .utf8)
            let refused = try await owner.run(["import", more, "--to", "Birthday", "--preview"])
            #expect(refused.exitCode == 1 && refused.errors.contains("room for 6998"))
            #expect(try await owner.items(of: "Birthday").count == count + 2)
        }
    }
}
