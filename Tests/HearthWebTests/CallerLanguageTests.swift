import HearthAPI
import Testing

@testable import HearthWeb

@Suite("In which language somebody asks")
struct CallerLanguageTests {
    @Test(
        "A page asks in its own language, and a program in what it says",
        arguments: [("sv-SE, en;q=0.5", "sv"), ("en", "en"), ("xx, en;q=0.1", "en"), (nil, nil)])
    func language(accepted: String?, language: String?) async throws {
        let node = StandIn { operation in
            switch operation {
            case is ShowSignIn: SignInInfo(token: "ab", member: "Partner", isShort: true)
            case is ListLists: [ListInfo]()
            default: throw HearthError(.notFound)
            }
        }
        func asked() -> Caller? { node.asked.last { $0.operation is ListLists }?.caller }
        try await Browser.run(node) { browser in
            var headers: [String: String] = [:]
            headers["accept-language"] = accepted
            _ = try await browser.ask("/lists", headers: headers)
            #expect(asked()?.language == language ?? "en")
            _ = try await browser.server.send("GET", "/api/v1/lists", headers: headers)
            #expect(asked() != nil && asked()?.language == language)
        }
    }
}
