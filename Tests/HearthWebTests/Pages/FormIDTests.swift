import HearthAPI
import HearthForms
import HearthPages
import Testing

@testable import HearthWeb

/// Forms that come again, and forms that are only like another.
@Suite("What forms create")
struct FormIDTests {
    private static let page = String(repeating: "a", count: 32)

    private static func form(
        _ fields: KeyValuePairs<String, String>, photo: String? = nil, page: String = page
    ) -> Form? {
        func part(_ said: String, _ value: String) -> String {
            "--B\r\nContent-Disposition: form-data; \(said)\r\n\r\n\(value)\r\n"
        }
        let parts =
            [part("name=\"\(Form.numberField)\"", page)]
            + fields.map { part("name=\"\($0)\"", $1) }
            + (photo.map { [part("name=\"photo\"; filename=\"a.png\"", $0)] } ?? [])
        return MultipartForm.read(Array((parts.joined() + "--B--\r\n").utf8), boundary: [0x42])
    }

    @Test("A form creates something else with another text, another photo, or from another page")
    func ids() throws {
        let one = try #require(Self.form(["text": "Which colour?"])?.newID)
        #expect(one == Self.form(["text": "Which colour?"])?.newID)
        // Its token is another one on each page, and says nothing of the form.
        let tokens = ["1", "2"].compactMap { Self.form(["form-token": $0, "text": "x"])?.newID }
        #expect(tokens.count == 2 && tokens[0] == tokens[1])
        let others = [
            Self.form(["text": "Which colour"]), Self.form(["text": "", "Which colour?": ""]),
            Self.form(["text": "Which colour?", "more": ""]),
            Self.form(["text": "Which colour?"], photo: "1"),
            Self.form(["text": "Which colour?"], photo: "2"),
            Self.form(["text": "Which colour?"], page: String(repeating: "b", count: 32)),
        ].compactMap { $0?.newID }
        #expect(Set(others + [one]).count == 7)
        // A browser that has done more with it meanwhile has named it.
        let given = String(repeating: "c", count: 32)
        #expect(Self.form([(Form.idField): given, "text": "x"])?.newID == NewID(given))
        #expect(Form().newID == nil)
        #expect(try #require(Self.form([:], page: "a")).newID == nil)
    }

    @Test("A form that is sent twice asks for one wish, and for another with another text")
    func twice() async throws {
        let node = StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            case is AddComment:
                return CommentInfo(
                    id: "1", author: "Owner", isCaller: true, list: "Birthday", text: "x")
            case is SaveWishWithPhotos:
                return ItemInfo(
                    id: "1", name: "Lamp", list: "Birthday", listID: "2", owner: "Owner")
            case is ListPictures: return [PicturedPerson]()
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ListLists: return [ListInfo]()
            default: throw HearthError(.notFound)
            }
        }
        try await Browser.run(node) { browser in
            let token = try await browser.formToken()
            func send(_ path: String, _ fields: String) async throws {
                _ = try await browser.ask(
                    path, form: "form-token=\(token)&form-number=\(Self.page)&\(fields)")
            }
            for text in ["Lamp", "Lamp", "Hat"] {
                try await send("/wish", "name=\(text)")
                try await send("/do", "do=\(AddComment.path)&on=Birthday&text=\(text)")
            }
        }
        for ids in [
            node.asked.compactMap { ($0.operation as? SaveWishWithPhotos)?.request.add?.id },
            node.asked.compactMap { ($0.operation as? AddComment)?.id },
        ] {
            #expect(ids.count == 3)
            #expect(ids.first == ids.dropFirst().first)
            #expect(Set(ids).count == 2)
        }
    }

    @Test("Every page gives its forms a number of its own")
    func templates() throws {
        let token = try #require(Templates.all["token"])
        #expect(token.contains("name=\"\(Form.numberField)\" value=\"{{visitor.formNumber}}\""))
        // Sent before anybody is signed in.
        let early = ["forgotten", "guest-link", "pair", "set-up", "sign-in"]
        for (name, template) in Templates.all where !early.contains(name) {
            for piece in template.split(separator: "<form ").dropFirst()
            where piece.contains("method=\"post\"") {
                #expect(piece.contains("{{>token}}"), "a form in \(name)")
            }
        }
    }
}
