package import HearthAPI
import HearthLanguage

/// The phones and other computers of the household.
package struct DevicesView: PageContent {
    package static let template = "devices"
    package static let saysProblem = true
    package static let address = SettingsPage.devices.address

    let areOn: Bool
    /// Whether one can be added: there is an address where it finds the pages.
    let canAdd: Bool
    /// Where they find the pages. It is not called `address`: that is the page's own, for its forms.
    let found: String?
    let trouble: Text?
    let fingerprint: String?
    let devices: [Line]
    let hasDevices: Bool
    /// For householders: whose phone can be let in by a link.
    let guests: [GuestLine]
    let hasGuests: Bool
    /// Whether the visitor may decide for the household.
    let isHouseholder: Bool
    /// Whose a device can be that is added; the visitor stands first.
    let whose: [String]
    /// Nil: they need not choose how long this device shows what it keeps.
    let along: AlongForm?
    let confirmation: Confirmation
    let problem: String?

    struct Line: Sendable {
        let id: String
        let name: String
        let whose: String
        /// That it came by a guest's link.
        let how: Text?
    }

    struct GuestLine: Sendable {
        let name: String
        /// Of the link that is open.
        let open: Text?
        let href: String
        /// What earlier links let in.
        let came: [CameByLink]
    }

    struct CameByLink: Sendable {
        let guest: String
        let what: Text
        /// Where it is taken away, and a link made in its place.
        let href: String
    }

    package init(
        _ info: DevicesInfo, members: [MemberInfo], visitor: String, along: AlongForm?,
        confirmation: Confirmation, problem: Problem?
    ) {
        self.along = along
        self.confirmation = confirmation
        areOn = info.areOn
        isHouseholder = members.first { $0.name == visitor }?.isHouseholder ?? false
        whose = [visitor] + members.map(\.name).filter { $0 != visitor }
        canAdd = isHouseholder && info.address != nil
        found = info.address
        trouble = info.problem?.text
        fingerprint = info.fingerprint.map(Fingerprint.grouped)
        devices = info.devices.map { device in
            let day = DateText.day(of: device.seenAt)
            return Line(
                id: device.id, name: device.name,
                whose: device.member.map { Text("\($0), last seen \(day)").string }
                    ?? Text("the family's, last seen \(day)").string,
                how: device.byLink.map(Self.how))
        }
        guests = (isHouseholder ? members : []).filter(\.isGuest).map { guest in
            GuestLine(
                name: guest.name,
                open: info.links.first { $0.guest == guest.name }.map(Self.open),
                href: InviteGuestView.href(for: guest.name),
                came: info.devices.filter { $0.member == guest.name }.compactMap(Self.came))
        }
        hasGuests = !guests.isEmpty
        hasDevices = !info.devices.isEmpty
        self.problem = problem?.message
    }

    private static func how(_ came: LetInByLink) -> Text {
        let day = DateText.day(of: came.at)
        return came.inviter.map { Text("let in on \(day), by a link from \($0)") }
            ?? Text("let in on \(day), by a link")
    }

    private static func came(_ device: DeviceInfo) -> CameByLink? {
        guard let link = device.byLink, let guest = device.member else { return nil }
        let day = DateText.day(of: link.at)
        return CameByLink(
            guest: guest,
            what: Text("A link was used on \(day): it let “\(device.name)” in"),
            href: InviteGuestView.href(for: guest, replacing: device.id))
    }

    private static func open(_ link: GuestLinkInfo) -> Text {
        let day = DateText.day(of: link.endsAt)
        return link.inviter.map { Text("A link from \($0) is open until \(day)") }
            ?? Text("A link is open until \(day)")
    }
}

/// Whether a device shows for a day what it keeps of somebody who gives at home.
package struct AlongForm: Sendable {
    let isOn: Bool

    package init(isOn: Bool) { self.isOn = isOn }
}

/// The question before a device is taken away.
extension ConfirmView {
    package static func removingDevice(_ device: DeviceInfo) -> ConfirmView {
        let name = device.name
        let others = device.takesAlong.joined(separator: ", ")
        return ConfirmView(
            heading: Text("Take away “\(name)”?"),
            explanation: others.isEmpty
                ? Text(
                    "It is not let in any more from now on, and is signed out. What is kept on the device itself goes when it next asks for a page. It can be added again."
                )
                : Text(
                    "It is not let in any more from now on, and neither are those that were let in from it: \(others). All of them are signed out. What is kept on a device itself goes when it next asks for a page. They can be added again."
                ),
            operation: RemoveDevice.path, fields: [Field(name: "device", value: device.id)],
            button: others.isEmpty
                ? Text("Take the device away") : Text("Take all of them away"),
            cancel: DevicesView.address, next: DevicesView.address)
    }
}
