import Foundation
import HearthAPI
import HearthTestValues
import HearthWire
import Testing

@testable import HearthExchange

/// Files of other programs as people met them.
@Suite("Notes from the field")
struct FieldCaseTests {
    private func read(_ path: String) throws -> NoteReading {
        let name = path.split(separator: "/").dropFirst().joined(separator: "/")
        return try NoteFormat.read(path: name, octets: FieldCases.octets(path)).reading
    }

    @Test(
        "A checklist with labels keeps them, and one empty line keeps nothing out",
        .enabled(if: FieldCases.exists("61-keep"), "the field's files are not here"))
    func keep() throws {
        let reading = try read("61-keep/Shopping.json")
        let note = try #require(reading.notes.first)
        #expect(note.isChecklist && note.tags.count == 2 && note.edited != nil)
        #expect(ChecklistText.entries(of: note.text).count == 4)
        #expect(try read("61-keep/Archived.json").remarks == [.archived])
        #expect(try read("61-keep/Link.json").remarks == [.linkTitles])
        #expect(try read("61-keep/No time.json").notes.allSatisfy { $0.added == nil })
    }

    @Test(
        "Markdown of other programs has its tags, its times and all its words",
        .enabled(if: FieldCases.exists("62-markdown"), "the field's files are not here"))
    func markdown() throws {
        let broken = try read("62-markdown/Broken.md")
        #expect(broken.notes.first?.text.contains("never closed") == true)
        #expect(broken.notes.first?.text.hasSuffix("Still my words.") == true)
        let tags = try read("62-markdown/Hash tags.md").notes.first?.tags
        #expect(tags == ["python", "tutorial"])
        let trip = try read("62-markdown/Trip to the sea.md")
        let note = try #require(trip.notes.first)
        #expect(note.title.hasSuffix("who drives?") && note.tags == ["summer", "to do"])
        #expect(note.edited.flatMap(FileTime.text) == "2023-12-06T11:11:37Z")
        #expect(note.text.contains("the bill"))
    }

    @Test(
        "Simplenote's export is read",
        .enabled(if: FieldCases.exists("63-simplenote"), "the field's files are not here"))
    func simplenote() throws {
        let reading = try read("63-simplenote/source/notes.json")
        #expect(reading.notes.count == 3 && reading.remarks == [.ofNote(2, .nothing)])
        #expect(reading.notes[0].tags == ["cooking", "hobbies"] && reading.notes[0].isPinned)
        #expect(reading.notes[1].isChecklist && reading.notes[2].isBinned)
    }

    @Test(
        "Amounts that may be in hundredths are told, and digits of other scripts are read",
        .enabled(if: FieldCases.exists("24-minor-units.json"), "the field's files are not here"))
    func prices() throws {
        let file = try ImportFile(octets: FieldCases.octets("24-minor-units.json"))
        #expect(file.wishes.map(\.fields.price) == [nil, "199.90 SEK", nil])
        #expect(file.remarks.map(\.kind) == [.mayBeHundredths("39950 SEK")])
        let digits = try String(decoding: FieldCases.octets("76-digits.txt"), as: UTF8.self)
        for line in digits.split(whereSeparator: \.isNewline) {
            let table = try ImportFile(octets: Array("name;price;currency\nCup;\(line);SEK".utf8))
            #expect(table.wishes.map(\.fields.price) == ["123.50 SEK"], "\(line)")
        }
    }
}
