import HearthWire
import Testing

@testable import HearthExchange

private func reading(_ text: String, path: String = "Takeout/Keep/a.json") throws -> NoteReading? {
    try KeepNotes.read(path: path, octets: Array(text.utf8))
}

@Suite("Notes of Google Keep")
struct KeepTests {
    private static let note = #"""
        {
          "color": "DEFAULT", "isTrashed": false, "isPinned": true, "isArchived": true,
          "title": "Roof", "textContent": "Call them\nhttps://example.org/a",
          "textContentHtml": "<p>Call them</p>",
          "userEditedTimestampUsec": 1795212900123456, "createdTimestampUsec": "1795212900000000",
          "labels": [{"name": "Cabin"}, {"name": "Urgent"}, {}, 3],
          "annotations": [
            {"url": "https://example.org/a", "title": "A", "source": "WEBLINK"},
            {"url": "https://example.org/b", "title": "B", "source": "WEBLINK"},
            {"url": "https://example.org/b"}, {"url": "javascript:x()"}, {}
          ],
          "attachments": [
            {"filePath": "18a.jpeg", "mimetype": "image/jpeg"}, {"filePath": "../../../b.jpg"},
            {"filePath": "18a.jpeg"}, {"mimetype": "image/png"}, {"filePath": "c.3gp"}
          ]
        }
        """#

    @Test("A note with everything that Takeout writes")
    func all() throws {
        let read = try #require(try reading(Self.note))
        #expect(
            read.notes == [
                NoteFile(
                    title: "Roof",
                    text: "Call them\nhttps://example.org/a\nhttps://example.org/b",
                    tags: ["Cabin", "Urgent"], isPinned: true,
                    added: WallTime(milliseconds: 1_795_212_900_000),
                    edited: WallTime(milliseconds: 1_795_212_900_123), files: ["18a.jpeg", "c.3gp"])
            ])
        #expect(read.remarks == [.linkTitles, .fileElsewhere("../../../b.jpg"), .archived])
    }

    @Test("A list has its boxes, each on one line, and none without words")
    func list() throws {
        let read = try reading(
            #"""
            {"title": "", "isTrashed": "true", "listContent": [
                {"text": "Milk\nand cream", "isChecked": false, "textHtml": ""},
                {"text": "Tea", "isChecked": true}, {"text": ""}, {"isChecked": true}]}
            """#)
        let note = NoteFile(
            text: "- [ ] Milk and cream\n- [x] Tea", isBinned: true, isChecklist: true)
        #expect(read?.notes == [note])
    }

    @Test(
        "JSON that is no note is none",
        arguments: [
            "{}", "[]", "3", "\"x\"", "null", #"{"lists":[]}"#, #"{"title":"a"}"#,
            #"{"textContent":[]}"#,
        ])
    func other(text: String) throws {
        #expect(try reading(text) == nil)
    }

    @Test("What is no JSON is refused, and what is too deep too")
    func refused() {
        #expect(throws: ImportError.malformed(.json)) { try reading("{") }
        #expect(throws: ImportError.malformed(.json)) { try reading("") }
        let deep = #"{"textContent":"a","x":"# + String(repeating: "[", count: 100_000)
        #expect(throws: ImportError.self) { try reading(deep) }
        #expect(throws: ImportError.notText) {
            try KeepNotes.read(path: "a.json", octets: [0, 1, 2])
        }
    }

    @Test("A note without anything is told of, one with a picture alone is one")
    func empty() throws {
        let read = try reading(#"{"textContent":" ","title":"","isArchived":false}"#)
        #expect(read?.notes == [] && read?.remarks == [.nothing])
        let picture = try reading(
            #"{"isTrashed":false,"userEditedTimestampUsec":1,"attachments":[{"filePath":"a.png"}]}"#
        )
        #expect(picture?.notes.map(\.files) == [["a.png"]])
    }

    @Test(
        "Times that cannot be are none",
        arguments: [
            "0", "-5", "1e300", "\"x\"", "null", "[]", "9223372036854775807", "1.5",
            "\"99999999999999999999\"",
        ])
    func times(value: String) throws {
        let read = try reading(#"{"textContent":"a","createdTimestampUsec":\#(value)}"#)
        #expect(read?.notes == [NoteFile(text: "a")])
    }

    @Test("A long note goes on in further ones")
    func long() throws {
        let text = String(repeating: "word ", count: 4000)
        let read = try reading(#"{"title":"Roof","textContent":"\#(text)"}"#)
        #expect(read?.notes.map(\.title) == ["Roof", "Roof (2)"])
        #expect(read?.notes.map(\.text).joined() == text)
    }

    @Test("Takeout's files have other endings than it says")
    func names() {
        #expect(
            KeepNotes.otherNames(of: "18a.jpeg") == ["18a.jpg", "18a.png", "18a.webp", "18a.gif"])
        #expect(KeepNotes.otherNames(of: "x/a.JPG").first == "x/a.jpeg")
        #expect(KeepNotes.otherNames(of: "a.3gp").first == "a.amr")
        #expect(KeepNotes.otherNames(of: "a.pdf") == [] && KeepNotes.otherNames(of: "a") == [])
    }
}
