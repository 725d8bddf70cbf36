package import HearthAPI
package import HearthLanguage

/// A link for a guest's phone: the form that makes it, or the link itself.
package struct InviteGuestView: PageContent {
    package static let template = "invite-guest"
    package static let saysProblem = true
    /// Where it is, and where it is sent.
    package static let address = "/settings/devices/invite"

    package let heading: Text
    let guest: String
    let made: Made?
    /// It can be made: there is an address where the phone finds the pages.
    let isAsked: Bool
    let hasNoAddress: Bool
    /// What an earlier link let in, and is taken away; nil: nothing.
    let replaced: Replaced?
    let confirmation: Confirmation
    let problem: String?

    struct Made: Sendable {
        let trust: AddDeviceView.Code?
        let link: String
        let drawing: String
        let until: Text
        let isOfHome: Bool
    }

    struct Replaced: Sendable {
        let id: String
        let what: Text
    }

    /// The field with the id of a device that is taken away.
    package static let replacing = "replacing"

    /// Where a link for this guest is made. `replacing`: the id of the device that an earlier one let in, and that is
    /// taken away.
    package static func href(for guest: String, replacing id: String? = nil) -> String {
        "\(address)?guest=\(PercentCoding.encode(guest))" + (id.map { "&\(replacing)=\($0)" } ?? "")
    }

    /// `drawing`: the QR code of a text, as SVG.
    package init(
        _ guest: String, made: GuestLinkMade?, replacing: DeviceInfo?, hasAddress: Bool,
        confirmation: Confirmation, problem: Problem?, drawing: (String) throws -> String
    ) rethrows {
        heading = Text("A link for \(Text(whose: guest)) phone")
        self.guest = guest
        replaced = replacing.map { Replaced(id: $0.id, what: Self.goes($0)) }
        self.made = try made.map { made in
            Made(
                trust: try made.trustLink.map {
                    AddDeviceView.Code(
                        link: $0, drawing: try drawing($0),
                        fingerprint: made.devices.fingerprint.map(Fingerprint.grouped))
                },
                link: made.link, drawing: try drawing(made.link),
                until: Text(
                    "It works once, until \(DateText.day(of: made.endsAt)), and is shown only now. A new one ends it."
                ),
                isOfHome: !made.isReachedFromEverywhere)
        }
        isAsked = made == nil && hasAddress
        hasNoAddress = made == nil && !hasAddress
        self.confirmation = confirmation
        self.problem = problem?.message
    }

    private static func goes(_ device: DeviceInfo) -> Text {
        let others = device.takesAlong.joined(separator: ", ")
        return others.isEmpty
            ? Text(
                "“\(device.name)” is taken away: it is not let in any more from now on, and is signed out."
            )
            : Text(
                "“\(device.name)” is taken away, with those that were let in from it: \(others). All of them are signed out."
            )
    }
}
