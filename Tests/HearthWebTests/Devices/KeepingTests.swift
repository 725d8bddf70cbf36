import HearthAPI
import NIOConcurrencyHelpers
import Testing

@testable import HearthWeb

/// What the node says of what a device keeps; the worker that goes by it is tested in a browser.
@Suite("What stays behind on a device")
struct KeepingTests {
    private static let host = "hearth.example"
    private static let here = ["host": host]

    /// A member as the node would answer of them.
    private struct Life: Sendable {
        var isShort = false
        var endings: Result<Int, HearthError> = .success(0)
        var isSignedIn = true
    }

    private let life = NIOLockedValueBox(Life())

    private func node() -> StandIn {
        StandIn { [life] operation, caller in
            let life = life.withLockedValue { $0 }
            switch operation {
            case is ShowSignIn:
                guard life.isSignedIn else { throw HearthError(.signedOut) }
                return SignInInfo(
                    token: "ab", member: caller.session ?? "Anna", isShort: life.isShort)
            case is ShowKeeping: return KeepingInfo(endings: try life.endings.get())
            case is ShowCart: return CartInfo()
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ListLists: return [ListInfo]()
            case is HearthAPI.Lock, is BindSignIn: return Done()
            case is ListMembers:
                return [
                    MemberInfo(name: "Anna", key: "key", hasPassphrase: false, isUnlocked: false)
                ]
            default: throw HearthError(.notFound)
            }
        }
    }

    private func run(_ body: (Browser) async throws -> Void) async throws {
        try await Browser.run(node(), origin: try PagesOrigin("https://" + Self.host), body)
    }

    private func kept(_ browser: Browser, _ path: String = "/standing") async throws -> String? {
        try await browser.ask(
            path, headers: Self.here, cookies: "hearth-session-\(browser.suffix)=Anna"
        ).header("hearth-kept")
    }

    @Test("Of a stranger and of the family’s device nothing may stay, and at home nobody is asked")
    func nobody() async throws {
        try await run { browser in
            #expect(try await kept(browser) == "none")
            let family = try await browser.paired(at: Self.host)
            #expect(try await kept(family) == "none")
            #expect(try await kept(family, "/lists") == nil)
            #expect(try await browser.ask("/standing").status == 404)
            // Where somebody is led who is not let in, nothing is said: other sites can lead them there.
            #expect(try await kept(browser, "/pair") == nil)
        }
    }

    @Test("To its member it is said for how long pages may be shown, and to nobody else")
    func times() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host, member: "Anna")
            for path in ["/lists", "/standing"] {
                #expect(try await kept(device, path)?.hasSuffix(" 1209600") ?? false, "\(path)")
            }
            let name = try await kept(device)?.prefix { $0 != " " }
            #expect(name?.count == 16)
            life.withLockedValue { $0.isShort = true }
            #expect(try await kept(device, "/lists")?.hasSuffix(" 1209600 1800") ?? false)
            life.withLockedValue { $0.isSignedIn = false }
            #expect(try await kept(device) == name.map(String.init))
        }
    }

    @Test(
        "A page in a room without giving is kept for the longer term, every other for the shorter one"
    )
    func terms() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host, member: "Anna")
            let family = try await browser.paired(at: Self.host)
            for (path, term) in [("/notes/kept/frame", "lists"), ("/lists", "gifts")] {
                for (browser, expected) in [(device, term), (family, nil)] {
                    let answer = try await browser.ask(
                        path, headers: Self.here,
                        cookies: "hearth-session-\(browser.suffix)=Anna")
                    #expect(answer.header("hearth-keep") == expected, "\(path)")
                }
            }
        }
    }

    @Test("Whoever ends their other sign-ins has what is kept go under another name")
    func endings() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host, member: "Anna")
            let before = try await kept(device)
            life.withLockedValue { $0.endings = .success(1) }
            let after = try await kept(device)
            #expect(after != before && after?.hasSuffix(" 1209600") ?? false)
            // Somebody who does not live here any more.
            life.withLockedValue { $0.endings = .failure(HearthError(.unknownMember)) }
            #expect(try await kept(device) == "none")
            // What the node cannot say takes nothing away.
            life.withLockedValue { $0.endings = .failure(HearthError(.storageFailed)) }
            #expect(try await kept(device) == nil)
            #expect(try await kept(device, "/lists") == nil)
        }
    }

    @Test("Signing out is said until somebody signs in")
    func leaving() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host, member: "Anna")
            let session = "hearth-session-\(browser.suffix)=Anna"
            let page = try await device.ask("/lists", headers: Self.here, cookies: session).text
            let start = try #require(page.firstRange(of: "name=\"form-token\" value=\""))
            let token = page[start.upperBound...].prefix { $0 != "\"" }
            let answer = try await device.ask(
                "/sign-out", form: "form-token=\(token)", headers: Self.here, cookies: session)
            let left = try #require(answer.cookies.first { $0.hasPrefix("hearth-left-") })
            #expect(left.contains("HttpOnly") && left.contains("Secure"))
            let standing = try await device.ask(
                "/standing", headers: Self.here, cookies: String(left.prefix { $0 != ";" }))
            #expect(standing.header("hearth-kept") == "none" && standing.cookies.isEmpty)
        }
    }

    @Test("The cart is taken along on a device of somebody’s own alone")
    func along() async throws {
        try await run { browser in
            life.withLockedValue { $0.isShort = true }
            func send(_ takesCart: Bool, on device: Browser) async throws -> Int {
                let session = "hearth-session-\(browser.suffix)=Anna"
                let page = try await device.ask("/lists", headers: Self.here, cookies: session).text
                let start = try #require(page.firstRange(of: "name=\"form-token\" value=\""))
                let token = page[start.upperBound...].prefix { $0 != "\"" }
                return try await device.ask(
                    "/do",
                    form: "do=devices%2Falong&takesCart=\(takesCart)&next=/lists&page=/lists"
                        + "&form-token=\(token)", headers: Self.here, cookies: session
                ).status
            }
            let device = try await browser.paired(at: Self.host, member: "Anna")
            #expect(try await send(true, on: device) == 303)
            #expect(try await kept(device, "/lists")?.hasSuffix(" 86400") ?? false)
            #expect(try await send(false, on: device) == 303)
            #expect(try await kept(device, "/lists")?.hasSuffix(" 1800") ?? false)
            let family = try await browser.paired(at: Self.host)
            #expect(try await send(true, on: family) != 303)
        }
    }
}
