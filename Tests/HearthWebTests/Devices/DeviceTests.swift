import Foundation
import HearthAPI
import Testing

@testable import HearthWeb

@Suite("Devices of the household")
struct DeviceTests {
    private static let host = "hearth.example"
    private static let here = ["host": host]

    /// A household of two, of whom one is signed in with any token that is their name.
    private func node() -> StandIn {
        StandIn { operation, caller in
            switch operation {
            case is ShowSignIn: SignInInfo(token: "ab", member: caller.session ?? "Anna")
            case is ShowCart: CartInfo()
            case is ShowInbox: [InboxEntry]()
            case is ShowNews: NewsPage(unread: 0, newest: 0)
            case is ListLists: [ListInfo]()
            case is Lock: Done()
            case is ListMembers:
                ["Anna", "Bo"].map {
                    MemberInfo(name: $0, key: "key-\($0)", hasPassphrase: false, isUnlocked: false)
                }
            default: throw HearthError(.notFound)
            }
        }
    }

    private func run(_ body: (Browser) async throws -> Void) async throws {
        try await Browser.run(node(), origin: try PagesOrigin("https://" + Self.host), body)
    }

    private func session(_ name: String, _ browser: Browser) -> String {
        "hearth-session-\(browser.suffix)=\(name)"
    }

    @Test("Without the key of a device everything is answered alike, and says nothing")
    func strangers() async throws {
        try await run { browser in
            for path in ["/", "/lists", "/nothing", "/enter?key=1", "/settings/devices", "/live"] {
                let answer = try await browser.ask(
                    path, headers: Self.here, cookies: session("Anna", browser))
                #expect(answer.status == 303 && answer.location == "/pair", "\(path)")
                #expect(answer.text.isEmpty && answer.cookies.isEmpty)
                let form = try await browser.ask(
                    path, form: "do=lists%2Fnew", headers: Self.here,
                    cookies: session("Anna", browser))
                #expect(form.status == 403)
            }
            let page = try await browser.ask("/pair", headers: Self.here)
            #expect(page.status == 200)
            #expect(!page.text.contains("Anna") && !page.text.contains("Bo<"))
        }
    }

    @Test("A device is let in once somebody said yes, and its key goes over TLS to this site alone")
    func pairing() async throws {
        try await run { browser in
            let pairing = try await browser.server.perform(AddDevice(member: nil))
            let code = try #require(pairing.code)
            #expect(pairing.link == "https://\(Self.host)/pair#\(code)")
            let wrong = try await browser.ask("/pair", form: "code=0000-0000", headers: Self.here)
            #expect(wrong.status == 422 && wrong.cookies.isEmpty)

            let answer = try await browser.ask(
                "/pair", form: "code=\(code)",
                headers: ["host": Self.host, "user-agent": "Mozilla/5.0 (iPhone; <b>)"])
            let cookie = try #require(answer.cookies.first)
            #expect(cookie.hasPrefix("__Host-hearth-device-\(browser.suffix)="))
            for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
                #expect(cookie.contains(part))
            }
            let key = String(cookie.prefix { $0 != ";" })
            let waits = try await browser.ask("/pair", headers: Self.here, cookies: key)
            #expect(waits.status == 200 && waits.header("refresh") != nil)
            let early = try await browser.ask("/lists", headers: Self.here, cookies: key)
            #expect(early.location == "/pair")

            let waiting = try await browser.server.perform(ShowPairing()).waiting
            #expect(waiting?.kind == .iPhone && waiting?.words.count == 3)
            for word in waiting?.words ?? [] { #expect(waits.text.contains(word.rawValue)) }
            let info = try await browser.server.perform(AnswerDevice(isLetIn: true, name: nil))
            #expect(info.devices.map(\.name) == ["iPhone"])
            let letIn = try await browser.ask("/pair", headers: Self.here, cookies: key)
            #expect(letIn.location == "/")
            let lists = try await browser.ask(
                "/lists", headers: Self.here, cookies: key + "; " + session("Bo", browser))
            #expect(lists.status == 200)
        }
    }

    @Test("A device that is refused, or taken away, is let in no more, and its sign-in ends")
    func ends() async throws {
        let node = node()
        let origin = try PagesOrigin("https://" + Self.host)
        try await Browser.run(node, origin: origin) { browser in
            let code = try #require(try await browser.server.perform(AddDevice(member: nil)).code)
            let asked = try await browser.ask("/pair", form: "code=\(code)", headers: Self.here)
            let key = try #require(asked.cookies.first?.prefix { $0 != ";" })
            _ = try await browser.server.perform(AnswerDevice(isLetIn: false, name: nil))
            let refused = try await browser.server.perform(
                AnswerDevice(isLetIn: false, name: nil))
            #expect(refused.devices.isEmpty)
            let page = try await browser.ask("/pair", headers: Self.here, cookies: String(key))
            #expect(page.header("refresh") == nil)
            await #expect(throws: HearthError(.noDeviceWaits)) {
                try await browser.server.perform(AnswerDevice(isLetIn: true, name: nil))
            }

            let device = try await browser.paired(at: Self.host)
            let name = try #require(try await browser.server.perform(ShowDevices()).devices.first)
            _ = try await device.ask("/lists", headers: Self.here, cookies: session("Bo", device))
            let left = try await browser.server.perform(RemoveDevice(device: name.id))
            #expect(left.devices.isEmpty)
            // Once more, because the answer got lost.
            _ = try await browser.server.perform(RemoveDevice(device: name.id))
            await #expect(throws: HearthError(.unknownDevice)) {
                try await browser.server.perform(RemoveDevice(device: "Nobody's phone"))
            }
            // With its sign-ins, and nothing the second time.
            #expect(node.ended == [[name.id]])
            let gone = try await device.ask(
                "/lists", headers: Self.here, cookies: session("Bo", device))
            #expect(gone.location == "/pair")
        }
    }

    @Test("The first page makes what lets a device in what it is now, and no other page does")
    func renewed() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host)
            for (path, isRenewed) in [("/", true), ("/lists", false)] {
                let answer = try await device.ask(
                    path, headers: Self.here, cookies: session("Bo", device))
                let names = ["__Host-hearth-device-", "hearth-session-"]
                for name in names {
                    let cookie = answer.cookies.first { $0.hasPrefix(name) }
                    #expect((cookie != nil) == isRenewed, "\(path) \(name)")
                    #expect(cookie?.contains("SameSite=Lax") ?? true)
                    #expect(cookie?.contains("Secure") ?? true)
                }
            }
        }
    }

    @Test("On somebody's own device nobody else signs in")
    func owned() async throws {
        try await run { browser in
            let device = try await browser.paired(at: Self.host, member: "Anna")
            let anna = try await device.ask(
                "/lists", headers: Self.here, cookies: session("Anna", browser))
            #expect(anna.status == 200)
            let bo = try await device.ask(
                "/lists", headers: Self.here, cookies: session("Bo", browser))
            #expect(bo.location?.hasPrefix("/sign-in") ?? false)
            let form = try await device.ask(
                "/sign-in", form: "member=Bo", headers: Self.here, cookies: "none=1")
            #expect(form.status != 303)
            // The computer at home is everybody's.
            let home = try await device.ask("/lists", cookies: session("Bo", browser))
            #expect(home.status == 200)
        }
    }

    @Test("A person's own device is told when something is new, as its browser says; no other is")
    func push() async throws {
        let node = node()
        let origin = try PagesOrigin("https://" + Self.host)
        try await Browser.run(node, origin: origin) { browser in
            let keys =
                "key=BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                + "&secret=BTBZMqHH6r4Tts7J_aSIgg"
            func subscribe(_ browser: Browser, _ endpoint: String) async throws -> Int {
                let page = try await browser.ask(
                    "/cart", headers: Self.here, cookies: session("Anna", browser))
                let start = try #require(
                    page.text.firstRange(of: "name=\"form-token\" value=\"")?.upperBound)
                let token = page.text[start...].prefix { $0 != "\"" }
                return try await browser.ask(
                    "/do",
                    form:
                        "form-token=\(token)&do=devices%2Fpush&endpoint=\(endpoint)&\(keys)&page=%2Fcart",
                    headers: Self.here, cookies: session("Anna", browser)
                ).status
            }
            let own = try await browser.paired(at: Self.host, member: "Anna")
            let family = try await browser.paired(at: Self.host)
            let file = browser.server.folder + "/devices.json"
            #expect(try await subscribe(own, "http%3A%2F%2Fpush.example%2F1") == 422)
            #expect(try await subscribe(family, "https%3A%2F%2Fpush.example%2F1") == 422)
            #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("push.example"))
            #expect(try await subscribe(own, "https%3A%2F%2Fpush.example%2F1") == 303)
            #expect(try String(contentsOfFile: file, encoding: .utf8).contains("push.example"))
            #expect(try await subscribe(own, "") == 303)
            #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("push.example"))
        }
    }

    @Test("A name is shown as it was typed, without what cannot be seen, and only once")
    func names() {
        #expect(
            DeviceName.cleaned(" Anna's\u{202E} phone\n", kind: .other, taken: []) == "Anna's phone"
        )
        #expect(DeviceName.cleaned("\u{200B}", kind: .mac, taken: []) == "Mac")
        #expect(DeviceName.cleaned(nil, kind: .mac, taken: ["Mac", "Mac 2"]) == "Mac 3")
        #expect(
            DeviceName.cleaned(String(repeating: "é", count: 99), kind: .mac, taken: []).count == 40
        )
    }
}
