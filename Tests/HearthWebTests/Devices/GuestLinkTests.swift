import Foundation
import HearthAPI
import NIOConcurrencyHelpers
import Testing

@testable import HearthWeb

@Suite("A guest's link")
struct GuestLinkTests {
    private static let host = "hearth.example"
    private static let phone = [
        "host": host, "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)",
    ]

    /// A household of a householder and a guest, who may change.
    private final class People: Sendable {
        private let guest = NIOLockedValueBox<MemberInfo?>(
            MemberInfo(
                name: "Grandmother", key: "key-Grandmother", hasPassphrase: false,
                isUnlocked: false, isGuest: true, isHouseholder: false))
        private let owner = NIOLockedValueBox(
            MemberInfo(name: "Anna", key: "key-Anna", hasPassphrase: false, isUnlocked: false))

        var all: [MemberInfo] {
            [owner.withLockedValue { $0 }] + [guest.withLockedValue { $0 }].compactMap { $0 }
        }
        func setGuest(_ change: @Sendable (inout MemberInfo?) -> Void) {
            guest.withLockedValue(change)
        }
        func setOwner(_ change: @Sendable (inout MemberInfo) -> Void) {
            owner.withLockedValue(change)
        }
    }

    private let people = People()

    private func run(
        origin: String? = "https://" + host, _ body: (Browser) async throws -> Void
    ) async throws {
        let node = StandIn { [people] operation, caller in
            switch operation {
            case is ShowSignIn: SignInInfo(token: "ab", member: caller.session ?? "Anna")
            case is ShowStatus:
                StatusInfo(version: "1", household: "Home <b>", home: "/home", uptimeSeconds: 1)
            case is ListMembers: people.all
            default: throw HearthError(.notFound)
            }
        }
        try await Browser.run(node, origin: try origin.map { try PagesOrigin($0) }, body)
    }

    private func secret(_ browser: Browser) async throws -> String {
        let made = try await browser.server.perform(InviteGuest(guest: "Grandmother"))
        #expect(made.link.hasPrefix("https://\(Self.host)/guest#"))
        #expect(made.isReachedFromEverywhere && made.trustLink == nil)
        return String(try #require(made.link.split(separator: "#").last))
    }

    private func ask(
        _ browser: Browser, _ form: String? = nil, cookies: String = "none=1",
        headers: [String: String] = phone
    ) async throws -> Browser.Answer {
        try await browser.ask("/guest", form: form, headers: headers, cookies: cookies)
    }

    @Test("To open a link changes nothing; the press of the button lets the phone in, once")
    func story() async throws {
        try await run { browser in
            let secret = try await secret(browser)
            for _ in 1...2 {
                let page = try await ask(browser)
                #expect(page.status == 200 && page.cookies.isEmpty)
                #expect(!page.text.contains("Grandmother") && !page.text.contains("Anna"))
                let opened = try await ask(browser, "link=\(secret)")
                #expect(opened.status == 200 && opened.cookies.isEmpty)
                for text in ["Grandmother", "Anna invites you", "“Home &lt;b&gt;”"] {
                    #expect(opened.text.contains(text), "\(text)")
                }
            }
            let links = try await browser.server.perform(ShowDevices()).links
            #expect(links.map(\.guest) == ["Grandmother"] && links.map(\.inviter) == ["Anna"])

            let used = try await ask(browser, "link=\(secret)&use=yes")
            #expect(used.status == 303)
            #expect(used.location == "/begin")
            let cookie = try #require(used.cookies.first)
            #expect(cookie.hasPrefix("__Host-hearth-device-\(browser.suffix)="))
            for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
                #expect(cookie.contains(part))
            }
            let info = try await browser.server.perform(ShowDevices())
            #expect(info.links.isEmpty)
            #expect(info.devices.map(\.name) == ["iPhone"])
            #expect(info.devices.map(\.member) == ["Grandmother"])
            #expect(info.devices.map(\.byLink?.inviter) == ["Anna"])
            // Guests come back by the link that they were sent.
            let key = String(cookie.prefix { $0 != ";" })
            #expect(try await ask(browser, cookies: key).location == "/")
            #expect(try await ask(browser, "link=\(secret)", cookies: key).location == "/")
        }
    }

    @Test("Used, taken back, ended and unknown links are answered with the same page")
    func refused() async throws {
        try await run { browser in
            let used = try await secret(browser)
            #expect(try await ask(browser, "link=\(used)&use=yes").status == 303)
            let earlier = try await secret(browser)
            let takenBack = try await secret(browser)
            _ = try await browser.server.perform(EndGuestLink(guest: "Grandmother"))
            // Once more, because the answer got lost.
            _ = try await browser.server.perform(EndGuestLink(guest: "Grandmother"))
            var pages: Set<String> = []
            for link in [used, earlier, takenBack, "", "0", String(repeating: "a", count: 32)] {
                for form in ["link=\(link)", "link=\(link)&use=yes"] {
                    let answer = try await ask(browser, form)
                    #expect(answer.status == 404 && answer.cookies.isEmpty)
                    #expect(answer.text.contains("Ask the person who sent it to you"))
                    pages.insert(answer.text)
                }
            }
            #expect(pages.count == 1)
            #expect(try await browser.server.perform(ShowDevices()).devices.count == 1)
        }
    }

    @Test(
        "The browser inside another app is told how the link is opened outside, before the button")
    func inApp() async throws {
        try await run { browser in
            let secret = try await secret(browser)
            let app = [
                "host": Self.host,
                "user-agent": "\(Self.phone["user-agent"] ?? "") Instagram 361.0",
            ]
            let said = "Open this in your own browser first"
            let link = "https://\(Self.host)/guest#\(secret)"
            for typed in [
                secret, "https%3A%2F%2F\(Self.host)%2Fguest%23\(secret.uppercased())%3C%3E",
            ] {
                let opened = try await ask(browser, "link=\(typed)", headers: app)
                let way = try #require(opened.text.range(of: said))
                let button = try #require(opened.text.range(of: "name=\"use\""))
                #expect(way.lowerBound < button.lowerBound)
                #expect(opened.text.contains(">\(link)<"))
                #expect(opened.text.contains("Open in Safari"))
            }
            #expect(try await ask(browser, headers: app).text.contains(said))
            #expect(try await !ask(browser, "link=0", headers: app).text.contains(said))
            #expect(try await !ask(browser, "link=\(secret)").text.contains(said))
            #expect(try await !ask(browser).text.contains(said))
            // It can be used there all the same.
            #expect(try await ask(browser, "link=\(secret)&use=yes", headers: app).status == 303)
        }
    }

    @Test("In one step, what a link let in is taken away and another link made")
    func renewed() async throws {
        try await run { browser in
            let first = try await secret(browser)
            let used = try await ask(browser, "link=\(first)&use=yes")
            let key = String(try #require(used.cookies.first).prefix { $0 != ";" })
            let device = try #require(
                try await browser.server.perform(ShowDevices()).devices.first)
            // Another's is not taken away, and the guest's own only where a link let it in.
            _ = try await browser.paired(at: Self.host, member: "Anna")
            let others = try await browser.server.perform(ShowDevices()).devices
            let annas = try #require(others.first { $0.id != device.id })
            for wrong in [annas.id, annas.name, "Nobody's phone"] {
                await #expect(throws: HearthError(.unknownDevice)) {
                    try await browser.server.perform(
                        InviteGuest(guest: "Grandmother", replacing: wrong))
                }
            }
            #expect(try await browser.server.perform(ShowDevices()).links.isEmpty)
            var secrets: Set<Substring> = []
            // Once more, because the answer got lost.
            for _ in 1...2 {
                let made = try await browser.server.perform(
                    InviteGuest(guest: "Grandmother", replacing: device.id))
                #expect(made.devices.devices.map(\.id) == [annas.id])
                #expect(made.devices.links.map(\.guest) == ["Grandmother"])
                secrets.insert(try #require(made.link.split(separator: "#").last))
            }
            #expect(try await ask(browser, cookies: key).status == 200)
            #expect(secrets.count == 2 && !secrets.contains(first[...]))
        }
    }

    @Test("A form of another site lets nobody in, and no device is made another's")
    func forged() async throws {
        try await run { browser in
            let secret = try await secret(browser)
            let other = Self.phone.merging(["sec-fetch-site": "cross-site"]) { $1 }
            #expect(
                try await ask(browser, "link=\(secret)&use=yes", headers: other).status == 403)
            let device = try await browser.paired(at: Self.host, member: "Anna")
            let own = String(device.cookie.split(separator: "; ").last ?? "")
            let answer = try await ask(browser, "link=\(secret)&use=yes", cookies: own)
            #expect(answer.status == 200 && answer.cookies.isEmpty)
            #expect(answer.text.contains("open it there"))
            #expect(try await ask(browser, "link=\(secret)&use=yes").status == 303)
        }
    }

    @Test("A link goes with its guest, and with the rights of who made it")
    func people() async throws {
        try await run { browser in
            func isGood(_ secret: String) async throws -> Bool {
                try await ask(browser, "link=\(secret)").status == 200
            }
            let demoted = try await secret(browser)
            #expect(try await isGood(demoted))
            people.setOwner { $0.isHouseholder = false }
            #expect(try await !isGood(demoted))
            #expect(try await ask(browser, "link=\(demoted)&use=yes").status == 404)
            people.setOwner { $0.isHouseholder = true }

            let resident = try await secret(browser)
            people.setGuest { $0?.isGuest = false }
            #expect(try await !isGood(resident))
            await #expect(throws: HearthError(.usage)) {
                try await browser.server.perform(InviteGuest(guest: "Grandmother"))
            }
            people.setGuest { $0?.isGuest = true }

            let deleted = try await secret(browser)
            people.setGuest { $0 = nil }
            #expect(try await !isGood(deleted))
            #expect(try await browser.server.perform(ShowDevices()).links.isEmpty)
            // It is gone from the file, too, for somebody else with the same name.
            people.setGuest {
                $0 = MemberInfo(
                    name: "Grandmother", key: "key-Grandmother", hasPassphrase: true,
                    isUnlocked: false, isGuest: true, isHouseholder: false)
            }
            #expect(try await !isGood(deleted))
            await #expect(throws: HearthError(.unknownMember)) {
                try await browser.server.perform(InviteGuest(guest: "Nobody"))
            }
            // Who has a passphrase is asked for it, as at every sign-in.
            let last = try await secret(browser)
            #expect(try await ask(browser, "link=\(last)&use=yes").location == "/")
        }
    }

    @Test("Without an address where the phone finds the pages, no link is made")
    func nowhere() async throws {
        try await run(origin: nil) { browser in
            await #expect(throws: HearthError(.devicesOff)) {
                try await browser.server.perform(InviteGuest(guest: "Grandmother"))
            }
        }
    }
}
