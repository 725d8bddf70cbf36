import HearthAPI
import Testing

@testable import HearthWeb

@Suite("How large a form may be")
struct FormSizeTests {
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            default: throw HearthError(.notFound)
            }
        }
    }

    @Test("What is too large is answered with a page that says how much can be sent")
    func tooLarge() async throws {
        try await Browser.run(Self.node()) { browser in
            let long = String(repeating: "x", count: 1 << 20)
            let typed = try await browser.ask("/do", form: "text=\(long)")
            #expect(typed.status == 413)
            #expect(typed.text.contains("This is too large: at most 1 MiB can be sent at once."))
            // Only a form with which files come may be longer; this one is not whole.
            for (path, status) in [("/do", 413), ("/settings/people", 413), ("/wish", 400)] {
                let parts = try await browser.ask(
                    path, form: "--X\r\n\(long)",
                    headers: ["content-type": "multipart/form-data; boundary=X"])
                #expect(parts.status == status, "\(path)")
            }
            // Of somebody who is not signed in, a few words.
            let signIn = try await browser.ask("/sign-in", form: "member=\(long.prefix(1 << 17))")
            #expect(signIn.status == 413 && signIn.text.contains("64 KiB"))
        }
    }
}
