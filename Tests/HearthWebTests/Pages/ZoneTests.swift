import HearthAPI
import Testing

@testable import HearthWeb

@Suite("Times of a browser")
struct ZoneTests {
    /// Its member is in Tokyo.
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn:
                return SignInInfo(token: "ab", member: "Anna", zone: "Asia/Tokyo")
            case is ListMembers:
                return [MemberInfo(name: "Anna", key: "k", hasPassphrase: true, isUnlocked: true)]
            case is ShowReplacements:
                return [PassphraseReplacement(at: "2099-07-01T12:00:00Z", isNew: false)]
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            default: throw HearthError(.notFound)
            }
        }
    }

    @Test("A page says times by the clock of its browser, and of its member where that says none")
    func pages() async throws {
        try await Browser.run(Self.node()) { browser in
            for (said, clock) in [
                ("Europe/Stockholm~60", "14:00"), ("America/New_York~-240", "08:00"),
                ("Australia/Lord_Howe~630", "22:30"),
                // What the machine does not know goes by what the browser is ahead of UTC.
                ("Nowhere/Atall~330", "17:30"), ("~-60", "11:00"),
                ("Europe/Stockholm~99999999999999999999", "14:00"), ("Europe/Stockholm", "14:00"),
                ("", "21:00"), ("Nowhere/Atall", "21:00"), ("Nowhere/Atall~99999", "21:00"),
                ("../../etc/passwd~60", "21:00"), ("\"><script~60", "21:00"), ("a~b~60", "21:00"),
                (String(repeating: "a", count: 5000) + "~60", "21:00"),
            ] {
                let page = try await browser.ask(
                    "/settings/passphrase",
                    cookies: "hearth-visit-\(browser.suffix)=ab; hearth-zone=\(said)")
                #expect(page.text.contains("1 July 2099, \(clock)"), "\(said)")
                #expect(!page.text.contains("<script~"), "\(said)")
            }
        }
    }

    @Test("A time that was typed is by the zone that the form says, whatever clocks do later")
    func forms() async throws {
        let node = Self.node()
        try await Browser.run(node) { browser in
            let token = try await browser.formToken(on: "/settings/passphrase")
            for (typed, zone, moment) in [
                ("2027-07-01T07:00", "Europe/Stockholm~60", "2027-07-01T05:00:00Z"),
                // In the hour that is left out, and in the one that comes twice.
                ("2027-03-28T02:30", "Europe/Stockholm~60", "2027-03-28T01:00:00Z"),
                ("2027-10-31T02:30", "Europe/Stockholm~60", "2027-10-31T00:30:00Z"),
                ("2027-01-01T00:00", "Nowhere/Atall~-210", "2027-01-01T03:30:00Z"),
                ("2027-01-01T09:00", "'; drop", "2027-01-01T00:00:00Z"),
                ("2027-01-01T09:00", "", "2027-01-01T00:00:00Z"),
                ("2027-01-01T25:00", "Europe/Stockholm~60", nil),
                ("2027-02-30T07:00", "Europe/Stockholm~60", nil),
            ] {
                let before = Self.reminders(node).count
                let fields = [
                    ("form-token", token), ("do", RemindOfNote.path), ("note", "a/b"),
                    ("at", typed),
                    ("zone", zone), ("next", "/"), ("page", "/settings/passphrase"),
                ]
                let form = fields.map { "\($0)=\(PercentCoding.encode($1))" }.joined(separator: "&")
                _ = try await browser.ask("/do", form: form)
                let asked = Self.reminders(node).dropFirst(before).map(\.at)
                #expect(asked == (moment.map { [$0] } ?? []), "\(typed) \(zone)")
            }
        }
    }

    @Test("A zone that somebody did not want is not proposed again by that browser")
    func kept() async throws {
        try await Browser.run(Self.node()) { browser in
            let token = try await browser.formToken(on: "/settings/passphrase")
            for (zone, isKept) in [("America%2FNew_York", true), ("%22%3B+evil", false)] {
                let sent = try await browser.ask(
                    "/do", form: "form-token=\(token)&do=zone/keep&zone=\(zone)&next=/&page=/")
                let cookie = sent.cookies.first { $0.hasPrefix("hearth-zone-kept") }
                #expect(sent.status == 303 && (cookie != nil) == isKept)
                if isKept { #expect(cookie?.contains("=America/New_York;") == true) }
            }
        }
    }

    private static func reminders(_ node: StandIn) -> [RemindOfNote] {
        node.asked.compactMap { $0.operation as? RemindOfNote }
    }
}
