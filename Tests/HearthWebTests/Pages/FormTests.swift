import HearthForms
import HearthLanguage
import Testing

@testable import HearthWeb

@Suite("Forms")
struct FormTests {
    private func multipart(_ parts: [String], end: String = "--\r\n") -> [UInt8] {
        Array((parts.map { "--B\r\n\($0)\r\n" }.joined() + "--B" + end).utf8)
    }

    private let boundary = Array("B".utf8)

    @Test("Fields and files are told apart")
    func parts() throws {
        let octets = multipart([
            "Content-Disposition: form-data; name=\"name\"\r\n\r\nSocks\r\nwarm",
            "Content-Disposition: form-data; name=\"photo\"; filename=\"a%22b.png\"\r\n"
                + "Content-Type: image/png\r\n\r\n\u{1}--B",
        ])
        let form = try #require(MultipartForm.read(octets, boundary: boundary))
        #expect(form["name"] == "Socks\nwarm")
        #expect(form.files.count == 1)
        #expect(form.files.first?.name == "a\"b.png")
        #expect(form.files.first.map { $0.octets } == Array("\u{1}--B".utf8))
    }

    @Test("A field for files that was left empty holds no file")
    func empty() throws {
        let octets = multipart([
            "Content-Disposition: form-data; name=\"photo\"; filename=\"\"\r\n\r\n"
        ])
        let form = try #require(MultipartForm.read(octets, boundary: boundary))
        #expect(form.files.isEmpty && form.fields.isEmpty)
    }

    @Test(
        "What is cut short or no form is refused",
        arguments: [
            "", "--B", "--B\r\n", "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx",
            "--B\r\nno headers\r\n--B--\r\n", "--C\r\n\r\n--C--", "--B\r\n--B--\r\n",
            "--B\r\n\r\n--B--\r\n", "--B\r\n--B\r\n--B--\r\n",
            "--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--\r\n",
        ])
    func refused(_ text: String) {
        #expect(MultipartForm.read(Array(text.utf8), boundary: boundary) == nil)
    }

    @Test("Every beginning of a form is refused, and none of them hurts")
    func truncated() {
        let whole = multipart([
            "Content-Disposition: form-data; name=\"a\"\r\n\r\nx",
            "Content-Disposition: form-data; name=\"b\"\r\n\r\ny",
        ])
        for count in 0..<(whole.count - 4) {
            #expect(MultipartForm.read(Array(whole.prefix(count)), boundary: boundary) == nil)
        }
    }

    @Test(
        "A boundary is read from the content type",
        arguments: [
            ("multipart/form-data; boundary=abc", "abc"),
            ("Multipart/Form-Data; charset=x; boundary=\"a b\"", "a b"),
        ])
    func boundaries(_ type: String, _ expected: String) {
        #expect(MultipartForm.boundary(of: type) == Array(expected.utf8))
    }

    @Test(
        "Other content types have none",
        arguments: [
            "text/plain; boundary=abc", "multipart/form-data", "multipart/form-data; boundary=",
            "multipart/form-data; boundary=" + String(repeating: "x", count: 71), "",
        ])
    func others(_ type: String) {
        #expect(MultipartForm.boundary(of: type) == nil)
    }

    @Test(
        "One is led to pages of this site alone",
        arguments: [
            ("/lists", true), ("/lists/a?sort=name", true), ("//elsewhere.example", false),
            ("/\\elsewhere.example", false), ("https://elsewhere.example", false), ("", false),
            ("lists", false), ("/a\r\nSet-Cookie: x", false), ("/a b", false), ("/ä", false),
        ])
    func local(_ address: String, _ isOurs: Bool) {
        #expect((Form.local(address) != nil) == isOurs)
    }
}

@Suite("The language of a browser")
struct BrowserLanguageTests {
    @Test(
        "The first that is spoken counts, by weight",
        arguments: [
            ("sv-SE,sv;q=0.9,en;q=0.8", "sv"), ("en;q=0.5, sv;q=0.7", "sv"),
            ("fr, de;q=0.9, en", "en"),
            ("sv;q=0, en", "en"),
        ])
    func accepted(_ header: String, _ code: String) {
        #expect(BrowserChoices.accepted(header)?.code == code)
    }

    @Test(
        "A household's currency is found from the region, or from a language of one country",
        arguments: [
            ("sv-SE,sv;q=0.9,en-US;q=0.8", "SEK"), ("sv", "SEK"), ("sv-FI,sv", "EUR"),
            ("en,sv;q=0.5", "SEK"), ("en-GB,en;q=0.9", "GBP"), ("en-US,en;q=0.5", "USD"),
            ("de-CH", "CHF"), ("de-DE,de;q=0.9", "EUR"), ("fi", "EUR"), ("nb-NO", "NOK"),
            ("zh-Hant-TW", "TWD"), ("en", nil), ("en-001", nil), ("es-419,es", nil), ("", nil),
            ("*", nil), ("en-XX", nil), ("sv-SE;q=0,en", nil), (";;,,=", nil),
            ("en-u-ca-gregory", nil), (String(repeating: "a-", count: 9_000), nil),
        ] as [(String, String?)])
    func currency(_ header: String, _ code: String?) {
        #expect(BrowserChoices.currency(accepting: header) == code)
    }

    @Test("What names none is no choice", arguments: ["", "fr", ";;,,=", "*"])
    func none(_ header: String) {
        #expect(BrowserChoices.accepted(header) == nil)
    }
}
