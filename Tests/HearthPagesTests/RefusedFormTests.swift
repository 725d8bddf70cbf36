import Foundation
import Testing

@testable import HearthPages

@Suite("A form that was refused")
struct RefusedFormTests {
    private static let page = """
        <!doctype html><html><body><main id="content" tabindex="-1">
        <p class="problem" role="alert"><svg class="icon"><use href="#a"/></svg><span>No such price.</span></p>
        <form method="post" action="/do"><input type="hidden" name="do" value="ideas/add">
        <input type="hidden" name="list" value="x/one"><input name="name" value="First" autofocus></form>
        <details><summary>More</summary>
        <form class="form" method="post" action="/do" autocomplete="off">
        <input type="hidden" name="form-number" value="abc">
        <input type="hidden" name="do" value="ideas/add"><input type="hidden" name="list" value="x/two">
        <label>Name<input name="name" value="" required autofocus></label>
        <label>Price<input name="?price" value=""></label>
        <label>Notes<textarea name="?notes" rows="2" autofocus>old</textarea></label>
        <label>Kind<select name="kind"><option value="a" selected>A</option><option value="b">B</option></select></label>
        <fieldset><legend>Who?</legend><input type="checkbox" name="with[]" value="x" checked>
        <input type="checkbox" name="with[]" value="y"></fieldset>
        <fieldset><input type="radio" name="how" value="1"><input type="radio" name="how" value="2"></fieldset>
        <label>Secret<input type="password" name="current"></label><button>Add</button></form>
        </details></main></body></html>
        """

    private func filled(
        _ sent: [(name: String, value: String)], wrong: [String] = ["price"],
        form: String = "ideas/add", address: String = "/do"
    ) -> String {
        RefusedForm.filled(
            Self.page,
            Problem(
                message: "No such price.", form: form, address: address, fields: [:],
                sent: sent, wrong: wrong))
    }

    private let sent = [
        (name: "do", value: "ideas/add"), (name: "list", value: "x/two"),
        (name: "form-number", value: "older"), (name: "name", value: #"A "<b>" & 'c'"#),
        (name: "?price", value: "12,x"), (name: "?notes", value: "\n</textarea><script>"),
        (name: "kind", value: "b"), (name: "with[]", value: "y"), (name: "how", value: "2"),
        (name: "current", value: "rubber duck"),
    ]

    @Test("Where a passphrase is what is missing, the reason leads to it and back")
    func passphrase() {
        let href = PassphrasePlace.href(from: "/lists/1?of=a&b")
        #expect(href == "/settings/passphrase?next=%2Flists%2F1%3Fof%3Da%26b")
        let page = RefusedForm.filled(
            Self.page,
            Problem(
                message: "No such price.", form: "ideas/add", fields: [:], sent: sent,
                passphraseHref: href))
        #expect(page.ranges(of: "<a href=\"\(href)\">Choose a passphrase</a>").count == 1)
        #expect(page.ranges(of: "No such price.").count == 1)
        #expect(!filled(sent).contains("Choose a passphrase"))
    }

    @Test("It has everything as it was typed, in the form for the same thing, and no secret")
    func typed() {
        let page = filled(sent)
        #expect(page.contains(#"name="name" value="A &quot;&lt;b&gt;&quot; &amp; &#39;c&#39;""#))
        #expect(page.contains(#"<input name="name" value="First">"#))
        #expect(page.contains(#"name="?price" value="12,x""#))
        #expect(page.contains(">\n\n&lt;/textarea&gt;&lt;script&gt;</textarea>"))
        #expect(page.contains(#"<option value="a">A</option><option value="b" selected="">"#))
        #expect(page.contains(#"name="with[]" value="x">"#))
        #expect(page.contains(#"name="with[]" value="y" checked="">"#))
        #expect(page.contains(#"name="how" value="2" checked="">"#))
        #expect(page.contains(#"name="form-number" value="abc""#))
        #expect(!page.contains("rubber duck"))
        #expect(page.contains(#"<details open="">"#))
    }

    @Test("The reason stands once, before the label of the field, which has the focus")
    func reason() throws {
        let page = filled(sent)
        #expect(page.components(separatedBy: "No such price.").count == 2)
        let reason = try #require(page.range(of: "No such price."))
        let label = try #require(page.range(of: "<label>Price"))
        #expect(page[reason.upperBound..<label.lowerBound] == "</span></p>\n")
        #expect(page.contains(#"aria-invalid="true" aria-describedby="refused" autofocus="">"#))
        #expect(page.components(separatedBy: "autofocus").count == 2)
    }

    @Test(
        "Fields are found by their plain names, in groups too; without one the reason has the focus"
    )
    func places() {
        #expect(filled(sent, wrong: ["notes"]).contains("</p>\n<label>Notes"))
        #expect(filled(sent, wrong: ["with"]).contains("</p>\n<fieldset><legend>Who?"))
        #expect(filled(sent, wrong: ["unheard", "name"]).contains("</p>\n<label>Name"))
        // What nobody sees cannot be put right there.
        #expect(filled(sent, wrong: ["list"]).contains(#"id="refused" tabindex="-1" autofocus>"#))
        #expect(filled(sent, wrong: []).contains(#"autocomplete="off"><p class="problem""#))
    }

    @Test("A page without the form says the reason as it did")
    func noForm() {
        #expect(filled(sent, form: "ideas/edit") == Self.page)
        #expect(filled(sent, address: "/wish") == Self.page)
    }

    @Test("Whatever a page holds, its other parts stay as they are")
    func untouched() {
        for page in [
            "", "<", "<a", "<a b", "<a b=", "<a b=c>", "<a b='c>", "a<b>c", Self.page,
            "<p><b></p></b><form action=\"/do\">", "å<form>ä</form>😀",
        ] {
            #expect(MarkupPage(page).applying([]) == page)
        }
    }
}
