import HearthAPI
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("The settings")
struct SettingsPageTests {
    private func chosen(_ isHouseholder: Bool = true, isSet: Bool = false) -> ChosenSettings {
        ChosenSettings(
            profile: ProfileInfo(
                name: "Anna", isCaller: true, birthday: isSet ? "04-17" : nil,
                sizes: isSet ? [SizeInfo(label: "Shoes", value: "39")] : []),
            members: [
                MemberInfo(name: "Anna", key: "k", hasPassphrase: isSet, isUnlocked: true)
            ],
            household: "Home",
            look: isSet
                ? LookChoices(language: "en", textSize: .larger, colours: .dark) : LookChoices(),
            reminders: ReminderInfo(days: isSet ? [14, 2] : []), zone: "Europe/Stockholm",
            devices: DevicesInfo(
                areOn: isSet, address: "https://node.example:4381", fingerprint: nil, problem: nil,
                devices: []),
            addresses: AddressSharingInfo(
                isShown: isSet ? true : nil, addresses: ["203.0.113.7:4327"], lists: 0, shownOn: 0),
            refusesStrangers: false, currency: CurrencySettings(usual: isSet ? ["SEK"] : []),
            hasCalendar: isSet, isHouseholder: isHouseholder)
    }

    private func page(_ chosen: ChosenSettings) throws -> String {
        renderer.html(Page(Text("Settings"), PageFrame(), SettingsView(chosen)))
    }

    @Test(
        "There is a row for every page, and for those who decide alone what concerns the computer")
    func rows() throws {
        let all = SettingsView(chosen()).groups.flatMap(\.rows)
        #expect(all.map(\.href) == SettingsPage.allCases.map(\.address))
        let others = SettingsView(chosen(false)).groups.flatMap(\.rows)
        #expect(others.map(\.id) == all.map(\.id).filter { $0 != "computer" })
        #expect(all.allSatisfy { !$0.facts.isEmpty })
        let html = try page(chosen(false))
        #expect(html.contains("/settings/privacy") && !html.contains("computer\""))
    }

    @Test("There is a row for each room, which opens it, and that of gifts is always there")
    func rooms() {
        let kinds = [KindInfo(name: "wishes", isOn: true), KindInfo(name: "notes", isOn: false)]
        func rows(_ kinds: [KindInfo]) -> String {
            let view = SettingsView(chosen(), kinds: kinds)
            return renderer.html(Page(Text("Settings"), PageFrame(), view))
        }
        let off = rows(kinds)
        #expect(SettingsView(chosen(), kinds: kinds).rooms.map(\.href) == ["/notes"])
        #expect(off.contains("Shopping lists, photos and voice notes"))
        // Who switches it on stands in it.
        #expect(off.contains(#"name="next" value="/notes""#))
        #expect(off.contains(#"name="isOn" value="true""#))
        let on = rows([KindInfo(name: "notes", isOn: true)])
        #expect(on.contains(#"<a href="/notes">"#))
        #expect(on.contains(#"name="isOn" value="false""#))
        #expect(!rows([]).contains("id=\"rooms\""))
    }

    @Test("Forms on the page of devices know their page, whatever address devices have")
    func ownAddress() {
        let info = DevicesInfo(
            areOn: true, address: "https://hearth.local:4381", fingerprint: "ab", problem: nil,
            devices: [])
        var frame = PageFrame()
        frame.address = DevicesView.address
        let owner = MemberInfo(
            name: "Anna", key: "k", hasPassphrase: false, isUnlocked: true, isHouseholder: true)
        let html = renderer.html(
            Page(
                Text("Devices"), frame,
                DevicesView(
                    info, members: [owner], visitor: "Anna", along: nil,
                    confirmation: Confirmation(), problem: nil)))
        let pages = html.split(separator: "name=\"page\" value=\"").dropFirst()
            .map { $0.prefix { $0 != "\"" } }
        #expect(pages.count > 2 && Set(pages) == ["/settings/devices"])
    }

    @Test("After a restore the page has the command that makes backups each day again")
    func endedBackups() {
        func card(_ info: BackupsInfo) -> String {
            let view = ComputerView(
                ReachabilityInfo(state: .unknown), backups: info, hook: HookInfo(),
                confirmation: Confirmation())
            return renderer.html(Page(Text("Settings"), PageFrame(), view))
        }
        let ended = card(BackupsInfo(ended: EndedBackups(folder: "/disk one/<b>", keep: 3)))
        #expect(
            ended.contains("hearth backup daily --to &#39;/disk one/&lt;b&gt;&#39; --keep 3"),
            "\(ended)")
        #expect(ended.contains("none is made each day any more"))
        #expect(!card(BackupsInfo()).contains("any more"))
    }

    @Test("A row says what is chosen now")
    func facts() {
        let facts = Dictionary(
            uniqueKeysWithValues: SettingsView(chosen(isSet: true)).groups.flatMap(\.rows).map {
                ($0.id, $0.facts.map { $0.string(in: .english) })
            })
        #expect(facts["profile"] == ["Anna", "17 April", "1 size"])
        #expect(facts["passphrase"] == ["Locked with a passphrase"])
        #expect(facts["look"] == ["English", "Very large", "Dark"])
        #expect(facts["notifications"] == ["2 reminders for each date"])
        #expect(facts["devices"] == ["None yet"])
        #expect(facts["people"] == ["Home", "1 person"])
        #expect(facts["privacy"] == ["Reservations are seen at once"])
        #expect(facts["calendar"] == ["There is an address"])
    }

    @Test("The first page names no program, no path and no router", arguments: ["en", "sv"])
    func plain(code: String) throws {
        try Language.$current.withValue(try #require(Language.named(code))) {
            for chosen in [chosen(), chosen(isSet: true), chosen(false)] {
                let html = try page(chosen)
                let main = html[(try #require(html.firstRange(of: "<main")).upperBound...)]
                let text = main.split(separator: "<")
                    .map { String($0.drop { $0 != ">" }.dropFirst()) }
                    .joined(separator: " ").lowercased()
                #expect(text.contains("anna"))
                let others = text.replacing("europe/stockholm", with: "")
                #expect(!others.contains("/") && !text.contains("203.0"))
                let words = text.split { !$0.isLetter }
                for technical in [
                    "router", "program", "hook", "command", "kommando", "port", "path", "sökväg",
                    "node", "nod",
                ] { #expect(!words.contains { $0.hasPrefix(technical) }, "\(technical)") }
            }
        }
    }

    @Test("What led to a part of the one page of before lands on the row that leads there now")
    func earlier() throws {
        let html = try page(chosen())
        for part in [
            "profile", "look", "passphrase", "elsewhere", "reach", "strangers", "shops", "currency",
            "household-currency", "reminders", "calendar", "pocket", "along", "messages", "devices",
            "outside", "hook", "recovery", "data", "people",
        ] { #expect(html.split(separator: "id=\"\(part)\"").count == 2, "\(part)") }
    }

    @Test("Every page says what it is called and leads back", arguments: SettingsPage.allCases)
    func back(page: SettingsPage) throws {
        let template = try #require(Templates.all[page.rawValue])
        #expect(template.contains("<p class=\"crumbs\"><a href=\"\(SettingsPage.first)\">"))
        #expect(template.contains("<h1>[[\(page.title.string(in: .english))]]</h1>"))
    }

    @Test("Light or dark is said by the page as it was chosen, and left to the device otherwise")
    func colours() throws {
        for (look, said) in [
            (LookChoices(), ["<html lang=\"en\" dir=\"ltr\">", "content=\"light dark\""]),
            (LookChoices(colours: .dark), ["class=\"dark\"", "content=\"dark\""]),
            (
                LookChoices(textSize: .large, colours: .light),
                ["class=\"text-large light\"", "content=\"light\""]
            ),
        ] {
            let html = renderer.html(
                Page(Text("Look"), PageFrame(), look: look, LookView(look)))
            for words in said { #expect(html.contains(words)) }
        }
    }

    @Test("On a phone the calendar's page says first what a phone can do")
    func calendar() throws {
        func html(_ device: DeviceKind?) throws -> String {
            renderer.html(
                Page(
                    Text("Calendar"), PageFrame(),
                    CalendarView(address: nil, hasPassphrase: false, isShort: false, device: device)
                ))
        }
        for device in DeviceKind.allCases {
            let html = try html(device)
            let file = try #require(html.firstRange(of: "id=\"file\""))
            let address = try #require(html.firstRange(of: "id=\"calendar\""))
            #expect(file.lowerBound < address.lowerBound)
            #expect(!html.contains("on this computer"))
        }
        #expect(try html(.iPhone).contains("Add Subscription Calendar"))
        #expect(try html(.android).contains("Google’s calendar"))
        #expect(try html(nil).contains("on this computer"))
    }
}
