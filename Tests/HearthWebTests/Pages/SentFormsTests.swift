import HearthAPI
import HearthForms
import HearthPages
import Testing

@testable import HearthWeb

/// Forms that come again, and forms that are only like another.
@Suite("Sent forms")
struct SentFormsTests {
    private static let page = String(repeating: "a", count: 32)

    private static func form(
        _ fields: KeyValuePairs<String, String>, photo: String? = nil, page: String = page
    ) -> Form? {
        func part(_ said: String, _ value: String) -> String {
            "--B\r\nContent-Disposition: form-data; \(said)\r\n\r\n\(value)\r\n"
        }
        let parts =
            [part("name=\"\(Form.requestField)\"", page)]
            + fields.map { part("name=\"\($0)\"", $1) }
            + (photo.map { [part("name=\"photo\"; filename=\"a.png\"", $0)] } ?? [])
        return MultipartForm.read(Array((parts.joined() + "--B--\r\n").utf8), boundary: [0x42])
    }

    @Test("A form is another one with another text, another photo, or from another page")
    func ids() throws {
        let one = try #require(Self.form(["text": "Which colour?"])?.requestID)
        #expect(one == Self.form(["text": "Which colour?"])?.requestID)
        // Its token is another one on each page, and says nothing of the form.
        let tokens = ["1", "2"].compactMap {
            Self.form(["form-token": $0, "text": "x"])?.requestID
        }
        #expect(tokens.count == 2 && tokens[0] == tokens[1])
        let others = [
            Self.form(["text": "Which colour"]), Self.form(["text": "", "Which colour?": ""]),
            Self.form(["text": "Which colour?", "more": ""]),
            Self.form(["text": "Which colour?"], photo: "1"),
            Self.form(["text": "Which colour?"], photo: "2"),
            Self.form(["text": "Which colour?"], page: String(repeating: "b", count: 32)),
        ].compactMap { $0?.requestID }
        #expect(Set(others + [one]).count == 7)
        #expect(Form().requestID == nil)
        #expect(try #require(Self.form([:], page: "a")).requestID == nil)
    }

    @Test("A form counts as sent again until something else is sent, of each sign-in for itself")
    func again() async {
        let forms = SentForms()
        let (reserve, free) = (OperationID.random(), OperationID.random())
        #expect(await forms.request(for: reserve, of: "me") == reserve)
        #expect(await forms.request(for: reserve, of: "me") == reserve)
        #expect(await forms.request(for: free, of: "another") == free)
        #expect(await forms.request(for: reserve, of: "me") == reserve)
        #expect(await forms.request(for: free, of: "me") == free)
        let meant = await forms.request(for: reserve, of: "me")
        #expect(meant != reserve && meant != free)
        #expect(await forms.request(for: reserve, of: "me") == meant)
    }

    @Test("What was sent long ago is meant when it comes again, and only so much is remembered")
    func bounds() async {
        let old = SentForms(lifetime: .zero)
        let form = OperationID.random()
        #expect(await old.request(for: form, of: "me") == form)
        #expect(await old.request(for: form, of: "me") != form)
        let few = SentForms(most: 2)
        for one in [form, .random(), .random()] { _ = await few.request(for: one, of: "me") }
        #expect(await few.request(for: form, of: "me") == form)
    }

    @Test("Every page gives its forms a number of its own")
    func templates() throws {
        let token = try #require(Templates.all["token"])
        #expect(token.contains("name=\"\(Form.requestField)\" value=\"{{visitor.formRequest}}\""))
        for (name, template) in Templates.all {
            for piece in template.split(separator: "<form ").dropFirst()
            where piece.contains("method=\"post\"") && !["set-up", "sign-in"].contains(name) {
                #expect(piece.contains("{{>token}}"), "a form in \(name)")
            }
        }
    }
}
