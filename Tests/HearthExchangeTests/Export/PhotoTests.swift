import HearthAPI
import Testing

@testable import HearthExchange

@Suite("Photos in files")
struct PhotoTests {
    @Test(
        "A path that could lead out of its folder is none",
        arguments: [
            "", "/", "/etc/passwd", "..", "../secret.jpg", "a/../../b.jpg", "a/..", "./../a.jpg",
            "a//b.jpg", "a/", "..\\secret.jpg", "a\\..\\b.jpg", "\\\\host\\a.jpg",
            "https://example.org/a.jpg", "file:///etc/passwd", "a\0.jpg", "a\n.jpg", "a\u{85}.jpg",
            String(repeating: "x", count: 256), String(repeating: "x/", count: 600) + "x",
        ])
    func hostilePaths(path: String) {
        #expect(RelativePath(path) == nil)
    }

    @Test("A path beneath a folder keeps its pieces, whichever way the slashes lean")
    func paths() {
        #expect(RelativePath("lamp.jpg")?.pieces == ["lamp.jpg"])
        #expect(RelativePath("photos/12:30 …å.jpg")?.pieces == ["photos", "12:30 …å.jpg"])
        #expect(RelativePath("photos\\lamp.jpg")?.pieces == ["photos", "lamp.jpg"])
        #expect(RelativePath("a/b/..c.jpg")?.file == "..c.jpg")
    }

    @Test("Names of files are readable, differ, and fit every file system")
    func names() {
        var names = PhotoNames()
        let wishes = ["Blå sockor!", "../..", "blå-sockor", "CON", "毛衣", "", "\u{202E}a/b\\c"]
        let made = wishes.map { names.next(for: $0, ending: "jpg") }
        #expect(
            made == [
                "bla-sockor-1.jpg", "photo-1.jpg", "bla-sockor-2.jpg", "con-1.jpg", "photo-2.jpg",
                "photo-3.jpg", "a-b-c-1.jpg",
            ])
        let long = names.next(for: String(repeating: "ab ", count: 200), ending: "webp")
        #expect(long.utf8.count < 64)
        #expect(made.allSatisfy { RelativePath($0) != nil })
    }

    private static let export = ExportInfo(
        exportedAt: "2026-11-20T22:15:00Z", member: "Owner",
        lists: [
            ExportedList(
                id: "1", title: "Birthday", owner: "Owner", role: .owner,
                items: [
                    ExportedItem(
                        id: "2", name: "Lamp",
                        photos: [
                            ExportedPhoto(file: "photos/lamp-1.jpg", caption: "The \"front\""),
                            ExportedPhoto(file: "photos/lamp-2.jpg"),
                        ]),
                    ExportedItem(id: "3", name: "Book", photos: [ExportedPhoto(isHere: false)]),
                ])
        ])

    @Test("What an export says of photos is read back: from JSON all of it, from a table the files")
    func roundTrip() throws {
        let json = try read(ExportDocument.text(of: Self.export))
        #expect(json.remarks.isEmpty)
        #expect(
            json.lists.first?.wishes.map(\.photos) == [
                [
                    ImportedPhoto(file: "photos/lamp-1.jpg", caption: "The \"front\""),
                    ImportedPhoto(file: "photos/lamp-2.jpg"),
                ], nil,
            ])
        let csv = try read(CSVWriter.text(of: Self.export))
        #expect(
            csv.lists.first?.wishes.map { $0.photos?.map(\.file) } == [
                ["photos/lamp-1.jpg", "photos/lamp-2.jpg"], nil,
            ])
        // Without files there is no column for them.
        var bare = Self.export
        bare.lists[0].items[0].photos = nil
        #expect(!CSVWriter.text(of: bare).contains("photos"))
    }

    @Test("Files that a stranger's file names elsewhere are left out and told, the wish is not")
    func hostileFiles() throws {
        let text = """
            [{"name": "Lamp", "photos": [
              "../../.ssh/id_ed25519", {"file": "/etc/passwd", "caption": "x"}, {"file": 7},
              "https://tracker.example/a.jpg", {"caption": "no file"},
              {"file": "ok.jpg", "caption": "\\u202Eaway"}]},
             {"name": "Many", "image": [\(Array(repeating: "\"a.jpg\"", count: 30).joined(separator: ","))]}]
            """
        let read = try read(text)
        let wishes = try #require(read.lists.first?.wishes)
        #expect(wishes[0].photos?.map(\.file) == ["7", "ok.jpg"])
        #expect(wishes[0].photos?.last?.caption == "away")
        #expect(wishes[1].photos?.count == 20)
        #expect(
            read.remarks.map(\.kind) == [
                .photoElsewhere("../../.ssh/id_ed25519"), .photoElsewhere("/etc/passwd"),
                .photoElsewhere("https://tracker.example/a.jpg"), .cut(.photos, limit: 20),
            ])
    }

    @Test("A page has its pictures in itself, and leads to the files beside it")
    func page() {
        let labels = PrintablePage.Labels(
            language: "en", title: "Wish lists", own: "Yours", tray: "Tray", empty: "No wishes.",
            wanted: "Wanted:", anyNumber: "any number", madeOn: "made",
            newerFile: "A newer file", sound: "Sound", priorities: [:],
            occasions: [:], amount: { $0 })
        var export = Self.export
        export.lists[0].items[0].photos?[1].file = "../\"><script>"
        export.lists[0].items[0].photos?.append(
            ExportedPhoto(file: "photos/a.bin", caption: "<Song>", mediaType: "smell/x-rose"))
        export.lists[0].items[0].photos?.append(
            ExportedPhoto(file: "photos/b.ogg", caption: "<Voice>", mediaType: "audio/ogg"))
        let html = PrintablePage(labels) { _, wish, number in
            wish.id == "2" ? "data:image/jpeg;base64,AAA\(number)" : "https://tracker.example"
        }.html(of: export)
        #expect(
            html.contains(
                "<a href=\"photos/lamp-1.jpg\"><img src=\"data:image/jpeg;base64,AAA1\" "
                    + "alt=\"The &quot;front&quot;\"></a>"))
        #expect(html.contains("<img src=\"data:image/jpeg;base64,AAA2\" alt=\"Lamp\">"))
        #expect(!html.contains("<script") && !html.contains("tracker"))
        // What this program cannot show is named.
        #expect(html.contains("<figure>A newer file<figcaption><bdi>&lt;Song&gt;</bdi>"))
        #expect(
            html.contains(
                "<figure><a href=\"photos/b.ogg\">Sound</a><figcaption><bdi>&lt;Voice&gt;</bdi>"))
        #expect(html.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:"))
    }
}
