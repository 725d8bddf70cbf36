import HearthAPI
import HearthForms
import HearthLanguage
import Testing

@testable import HearthWeb

@Suite("The forms of notes")
struct NoteFormTests {
    @Test(
        "Tags stand between commas, or behind a # each",
        arguments: [
            ("house, summer house ,", ["house", "summer house"]),
            ("#house #kids", ["house", "kids"]), ("#house, #kids", ["house", "kids"]),
            (" , # ,", []), ("", []),
        ])
    func tags(typed: String, expected: [String]) {
        var form = Form()
        form.fields = [("tags", typed)]
        #expect(NoteForm.tags(of: form) == expected)
    }

    @Test("Tags that come back as they were shown are not said anew")
    func shownTags() {
        var form = Form()
        form.fields = [("tags", "a, b"), ("shownTags", "a, b")]
        #expect(NoteForm.tags(of: form) == nil)
        form.fields = [("tags", ""), ("shownTags", "a, b")]
        #expect(NoteForm.tags(of: form) == [])
    }

    @Test("What is no moment is refused", arguments: ["soon", "2027-05-31", "T", "2027-05-31 14"])
    func noMoment(typed: String) {
        var form = Form()
        form.fields = [("at", typed)]
        #expect(throws: HearthError.self) { try Reminding.moment(in: form) }
    }
}
