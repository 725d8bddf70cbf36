package import HearthAPI
import HearthLanguage

/// The first page of the settings: a row for each of the others, with what is chosen there now.
package struct SettingsView: PageContent {
    package static let template = "settings"

    let face: Face
    let groups: [Group]
    /// Besides that of gifts.
    let rooms: [RoomRow]
    let hasRooms: Bool

    struct Group: Sendable {
        let rows: [Row]
    }

    struct Row: Sendable {
        let id: String
        let href: String
        let icon: String
        /// The visitor's face stands there instead of a drawing.
        let hasFace: Bool
        let label: Text
        /// What is chosen: a few words each.
        let facts: [Text]
        let parts: [String]
    }

    /// `own`: of kinds with settings of their own.
    package init(_ chosen: ChosenSettings, kinds: [KindInfo] = [], own: [KindRow] = []) {
        rooms = RoomRow.all(kinds)
        hasRooms = !rooms.isEmpty
        face = Face(chosen.profile.name)
        let groups: [Group] = SettingsPage.groups.compactMap { pages in
            let shown = pages.filter { $0 != .computer || chosen.isHouseholder }
            return shown.isEmpty ? nil : Group(rows: shown.map { Self.row($0, chosen) })
        }
        // Behind what is about the member.
        self.groups =
            groups.prefix(1) + (own.isEmpty ? [] : [Group(rows: own.map(Self.row))])
            + groups.dropFirst(1)
    }

    private static func row(_ own: KindRow) -> Row {
        Row(
            id: own.id, href: own.href, icon: own.icon, hasFace: false, label: own.label,
            facts: own.facts, parts: [])
    }

    private static func row(_ page: SettingsPage, _ chosen: ChosenSettings) -> Row {
        Row(
            id: page.rawValue, href: page.address, icon: page.icon, hasFace: page == .profile,
            label: page.title, facts: chosen.facts(of: page), parts: page.parts)
    }
}

/// What is chosen on all pages of the settings.
package struct ChosenSettings: Sendable {
    package var profile: ProfileInfo
    package var members: [MemberInfo]
    package var household: String
    package var look: LookChoices
    package var reminders: ReminderInfo
    /// By which their days begin.
    package var zone: String
    package var devices: DevicesInfo
    package var addresses: AddressSharingInfo
    package var refusesStrangers: Bool
    package var currency: CurrencySettings
    /// Whether this browser has made an address for calendars.
    package var hasCalendar: Bool
    package var isHouseholder: Bool

    package init(
        profile: ProfileInfo, members: [MemberInfo], household: String, look: LookChoices,
        reminders: ReminderInfo, zone: String, devices: DevicesInfo,
        addresses: AddressSharingInfo,
        refusesStrangers: Bool, currency: CurrencySettings, hasCalendar: Bool, isHouseholder: Bool
    ) {
        self.profile = profile
        self.members = members
        self.household = household
        self.look = look
        self.reminders = reminders
        self.zone = zone
        self.devices = devices
        self.addresses = addresses
        self.refusesStrangers = refusesStrangers
        self.currency = currency
        self.hasCalendar = hasCalendar
        self.isHouseholder = isHouseholder
    }

    func facts(of page: SettingsPage) -> [Text] {
        switch page {
        case .profile: you
        case .passphrase:
            [
                members.contains { $0.name == profile.name && $0.hasPassphrase }
                    ? Text("Locked with a passphrase") : Text("No passphrase yet")
            ]
        case .look: look.facts
        case .notifications: [reminded]
        case .zone: [Text(verbatim: zone)]
        case .devices: [letIn]
        case .people:
            [
                Text(verbatim: household),
                Text(count: members.count, one: "1 person", other: "\(members.count) people"),
            ]
        case .currency:
            [
                (currency.own ?? currency.usual.first).map {
                    Text(verbatim: Language.current.currency($0))
                } ?? Text("The one I used last")
            ]
        case .privacy: [seen]
        case .calendar: [hasCalendar ? Text("There is an address") : Text("No address yet")]
        case .data: [Text("From files and into files")]
        case .recovery: [Text("For a piece of paper")]
        case .computer: [Text("How friends’ homes reach this one")]
        }
    }

    private var you: [Text] {
        let sizes = profile.sizes.count
        return [Text(verbatim: profile.name)]
            + (profile.birthday.map { [DateText.birthday($0)] } ?? [])
            + (sizes == 0 ? [] : [Text(count: sizes, one: "1 size", other: "\(sizes) sizes")])
    }

    private var reminded: Text {
        let count = reminders.days.count
        return count == 0
            ? Text("No reminders")
            : Text(
                count: count, one: "1 reminder for each date",
                other: "\(count) reminders for each date")
    }

    private var letIn: Text {
        let count = devices.devices.count
        if !devices.areOn { return Text("This computer only") }
        return count == 0
            ? Text("None yet")
            : Text(count: count, one: "1 is let in", other: "\(count) are let in")
    }

    private var seen: Text {
        switch addresses.isShown {
        case true?: Text("Reservations are seen at once")
        case false?: Text("Reservations are seen a few minutes later")
        case nil: refusesStrangers ? Text("Strangers are refused") : Text("Strangers may ask")
        }
    }
}
