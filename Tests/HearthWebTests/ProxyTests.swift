import Foundation
import HearthAPI
import Testing

@testable import HearthWeb

@Suite("Pages behind a proxy")
struct ProxyTests {
    private static let host = "hearth.example"

    private func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: SignInInfo(token: "ab", member: "Partner", isShort: true)
            case is ShowCart: CartInfo()
            case is ListHousemates: [HousemateQuestion]()
            case is ShowInbox: [InboxEntry]()
            case is ShowNews: NewsPage(unread: 0, newest: 0)
            case is ListMembers:
                [MemberInfo(name: "Partner", key: "k1", hasPassphrase: false, isUnlocked: false)]
            case is ShowStatus: throw HearthError(.nobodyHere)
            case is ListLists: [ListInfo]()
            case is SetShops: ShopsInfo(areAllowed: true)
            default: throw HearthError(.notFound)
            }
        }
    }

    private func run(_ body: (Browser) async throws -> Void) async throws {
        try await Browser.run(node(), origin: try PagesOrigin("https://" + Self.host), body)
    }

    @Test("Pages are shown and forms are taken at either address, and never from one at the other")
    func addresses() async throws {
        try await run { browser in
            let browser = try await browser.paired(at: Self.host)
            for name in [Self.host, "HEARTH.example:443"] {
                let page = try await browser.ask("/lists", headers: ["host": name])
                #expect(page.status == 200)
            }
            let token = try await browser.formToken()
            let form =
                "form-token=\(token)&do=shops%2Fset&areAllowed=true&next=%2Flists&page=%2Flists"
            let loopback = try #require(browser.server.endpoints.url)
            for (host, origin, status) in [
                (Self.host, "https://hearth.example", 303), (nil, loopback, 303),
                (Self.host, loopback, 403), (Self.host, "http://hearth.example", 403),
                (Self.host, "https://hearth.example.org", 403), (Self.host, "null", 403),
                (nil, "https://hearth.example", 403),
            ] {
                var headers = ["origin": origin]
                headers["host"] = host
                let answer = try await browser.ask("/do", form: form, headers: headers)
                #expect(answer.status == status, "\(host ?? "loopback") \(origin)")
            }
        }
    }

    @Test(
        "Who comes by another address is told in their language which one serves, and not what they typed",
        arguments: [
            "localhost:1", "127.0.0.1", "127.0.0.2:8080", "evil.example", "my-server:4380",
            "[::1]:9", "192.168.1.7",
        ])
    func otherAddress(host: String) async throws {
        try await Browser.run(node()) { browser in
            let own = try #require(browser.server.endpoints.url)
            for (language, words) in [
                (nil, "are not at the address that you opened"),
                ("sv-SE,en;q=0.5", "finns inte på adressen"),
            ] {
                var headers = ["host": host]
                headers["accept-language"] = language
                for path in ["/lists", "/", "/<script>"] {
                    let answer = try await browser.ask(path, headers: headers)
                    #expect(answer.status == 421)
                    #expect(answer.header("content-type") == "text/plain; charset=utf-8")
                    #expect(answer.text.contains(words) && answer.text.contains(own))
                    #expect(!answer.text.replacing(own, with: "").contains(host))
                    #expect(!answer.text.contains("<script>"))
                }
            }
        }
    }

    @Test("No other name is answered, and the API for programs is not there behind the proxy")
    func others() async throws {
        try await run { browser in
            for name in ["hearth.example.org", "hearth.example:80", "other.example", ""] {
                let answer = try await browser.ask("/lists", headers: ["host": name])
                #expect(answer.status == 421 || answer.status == 400, "\(name)")
            }
            let key = try String(
                contentsOfFile: browser.server.folder + "/api-token", encoding: .utf8
            ).trimmingCharacters(in: .newlines)
            for (host, status) in [(Self.host, 401), (nil, 200)] {
                var headers = ["authorization": "Bearer " + key]
                headers["host"] = host
                let answer = try await browser.ask("/api/v1/lists", headers: headers)
                #expect(answer.status == status)
            }
        }
        // Where no proxy was named there is none.
        try await Browser.run(node()) { browser in
            let answer = try await browser.ask("/lists", headers: ["host": Self.host])
            #expect(answer.status == 421)
        }
    }

    @Test(
        "An address of a proxy is read as browsers write it",
        arguments: [
            ("https://hearth.example", "https://hearth.example"),
            ("https://Hearth.Example:443/", "https://hearth.example"),
            ("https://hearth.example:8443", "https://hearth.example:8443"),
            ("https://192.168.1.7:4381", "https://192.168.1.7:4381"),
            ("https://[FD12::7]:443", "https://[fd12::7]"),
        ])
    func read(_ typed: String, _ text: String) throws {
        #expect(try PagesOrigin(typed).text == text)
    }

    @Test(
        "What is no such address is refused",
        arguments: [
            "hearth.example", "http://hearth.example", "https://", "https:///", "https://a b",
            "https://hearth.example/pages", "https://user@hearth.example",
            "https://hearth.example:0",
            "https://hearth.example:65536", "https://hearth.example:", "https://-a.example",
            "https://a..example", "https://hearth.example?x", "https://hé.example",
            "https://a:1:2", "https://hearth.example//",
        ])
    func refused(_ typed: String) {
        #expect(throws: HearthError(.webOriginMalformed, ["address": typed])) {
            try PagesOrigin(typed)
        }
    }
}
