import HearthLanguage
import HearthSodium
import HearthWire
import Testing

@testable import HearthWeb

@Suite("QR codes where a friend's link is looked for")
struct ScannedCodeTests {
    private static let link =
        "hearth:hearth1q94axspyrdy4juz59z8ztqhhrmvr5px7rclw8vjzagyfxjuwlrjexzg"

    @Test(
        "A friend's link is taken, and so is one that is not whole: what is wrong with it is said later",
        arguments: [
            link, link.uppercased(), "https://redirect.example/?to=\(link)", "Add me: \(link)",
            String(link.dropFirst(7)), String(link.prefix(40)),
        ])
    func taken(code: String) {
        #expect(ScannedCode(code).mayBeFriends)
    }

    @Test(
        "A web link is no friend's, and is shown without what would steer it",
        arguments: [
            ("https://shop.example/kettle", "“https://shop.example/kettle”"),
            ("HTTP://SHOP.EXAMPLE/K", "“HTTP://SHOP.EXAMPLE/K”"),
            ("https://a.example/\u{202E}x\u{7}y z", "“https://a.example/xy”"),
            (
                "https://a.example/" + String(repeating: "x", count: 100),
                "“https://a.example/" + String(repeating: "x", count: 42) + "…”"
            ),
        ])
    func web(code: String, shown: String) {
        #expect(!ScannedCode(code).mayBeFriends)
        #expect(ScannedCode(code).refusal.string.contains("\(shown): a web link"))
    }

    @Test(
        "What else a code holds is not shown: it may be a password",
        arguments: [
            "WIFI:T:WPA;S:Home;P:secret;;", "otpauth://totp/A?secret=secret", "BEGIN:VCARD secret",
            "secret", "mailto:secret@a.example", "", " https://secret.example",
        ])
    func others(code: String) {
        #expect(!ScannedCode(code).mayBeFriends)
        let refusal = ScannedCode(code).refusal.string
        #expect(!refusal.contains("secret") && refusal.contains("no friend's link"))
    }
}
