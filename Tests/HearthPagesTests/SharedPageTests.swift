import HearthKinds
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("What another app shared, on pages")
struct SharedPageTests {
    private func html(_ content: some PageContent) throws -> String {
        renderer.html(Page(Text("What is it?"), PageFrame(), whose: .own, content))
    }

    @Test("The question leads to the form of each kind with all that stands in the address")
    func question() throws {
        let fields = "shared=0123456789abcdef&title=a%20b&url=%22"
        let page = try html(SharedView(KindLook.table.all, fields: fields, isOnDevice: true))
        let given = "shared=0123456789abcdef&amp;title=a%20b&amp;url=%22"
        #expect(page.contains("href=\"/new?\(given)&amp;as=wish\""))
        #expect(page.contains("href=\"/notes/new?\(given)\""))
        #expect(page.contains("A wish") && page.contains("A note"))
        for refusal in ShareRefusal.allCases {
            #expect(page.contains("data-reason=\"\(refusal.rawValue)\" hidden"))
        }
    }

    @Test("Nothing in the address is taken for markup")
    func hostile() throws {
        let page = try html(
            SharedView(
                KindLook.table.all, fields: "shared=\"><script>x</script>", isOnDevice: false))
        #expect(!page.contains("<script>x"))
        let given = ["name": "</textarea><script>x", "notes": "</textarea><script>x"]
        for form in [
            try html(NoteFormView(nil, shared: "\"><script>x", given: given, problem: nil)),
            try html(
                WishFormView(
                    nil, list: nil, lists: [], shops: nil, shared: "\"><script>x", given: given,
                    problem: nil)),
        ] {
            #expect(!form.contains("<script>x") && !form.contains("name=\"shared\""))
            #expect(form.contains("&lt;/textarea&gt;&lt;script&gt;x"))
        }
    }

    @Test("The form of a note has the number of what is shared, and what was typed goes before it")
    func number() throws {
        let form = try html(
            NoteFormView(nil, shared: "0123456789abcdef", given: ["name": "N"], problem: nil))
        #expect(form.contains("name=\"shared\" value=\"0123456789abcdef\""))
        #expect(form.contains("name=\"name\" value=\"N\""))
        let problem = Problem(message: "No.", form: NoteFormView.form, fields: ["name": "T"])
        let again = try html(NoteFormView(nil, given: ["name": "N"], problem: problem))
        #expect(again.contains("name=\"name\" value=\"T\""))
    }

    @Test(
        "What is no number of a share is none",
        arguments: [
            nil, "", "1", "0123456789ABCDEF", "0123456789abcdeg", "../0123456789abcd",
            String(repeating: "9", count: 100_000),
        ])
    func noNumber(typed: String?) {
        #expect(SharedNumber.of(typed) == nil)
        #expect(SharedNumber.of("0123456789abcdef") == "0123456789abcdef")
    }

    @Test("A sound that waits in a refused form is named, and only a picture is shown")
    func waiting() throws {
        let files = [
            WaitingFile(word: "aa", milliseconds: 42_000),
            WaitingFile(word: "bb", milliseconds: nil),
        ]
        func problem(_ form: String) -> Problem {
            Problem(message: "No.", form: form, fields: [:], photos: files)
        }
        for page in [
            try html(NoteFormView(nil, problem: problem(NoteFormView.form))),
            try html(
                WishFormView(
                    nil, list: nil, lists: [], shops: nil, problem: problem(WishFormView.form))),
        ] {
            #expect(page.contains("Sound 0:42") && page.contains("value=\"aa\""))
            #expect(!page.contains("/photo/waiting/aa"))
            #expect(page.contains("src=\"/photo/waiting/bb\"") && page.contains("value=\"bb\""))
        }
    }
}
