import HearthForms
import Testing

@testable import HearthWeb

@Suite("What of a form is given back or kept")
struct SecretFieldsTests {
    @Test("Passphrases and recovery codes are neither shown again nor kept")
    func secrets() throws {
        let form = try #require(
            Form(
                encoded:
                    "name=Aunt&code=hearthcode1x&passphrase=a&again=a&%3Fcurrent=b&link=hearth:c"
            ))
        #expect(form.sent.map(\.name) == ["name", "link"])
        #expect(form.typed == ["name": "Aunt", "link": "hearth:c"])
    }
}
