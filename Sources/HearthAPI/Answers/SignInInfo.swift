/// A sign-in, which lasts until it is ended, or as `isShort` says.
package struct SignInInfo: Codable, Sendable, Hashable {
    /// What a token for a calendar program begins with.
    package static let calendarMark = "calendar-"

    /// 32 random octets in lower-case hexadecimal digits, after `calendar-` where it is for a
    /// calendar program; a secret of the one who signed in.
    package var token: String
    /// The member's name.
    package var member: String
    /// The member gives to an owner who lives on their node: what keeps the token keeps it no
    /// longer than a browser runs. It ends when the node stops, or after 30 minutes without a
    /// request.
    package var isShort: Bool
    /// Whether they may decide for the household.
    package var isHouseholder: Bool
    /// The id of the device that it belongs to; nil: none.
    package var device: String?
    /// Changes whenever the member's open pages are told something: a stream of events that is opened
    /// with it as `seen` first tells its follower of a change, where that happened meanwhile.
    package var moment: String?
    /// Since when they use Hearth on another computer, which alone speaks for them (ISO 8601); nil: they do not.
    package var elsewhereSince: String?
    /// As `MemberInfo.movingSince`.
    package var movingSince: String?
    /// As `MemberInfo.copyOf`.
    package var copyOf: String?
    /// By which zone their days go, as `ZoneInfo.zone`.
    package var zone: String?

    package init(
        token: String, member: String, isShort: Bool = false, isHouseholder: Bool = false,
        device: String? = nil, moment: String? = nil, elsewhereSince: String? = nil,
        movingSince: String? = nil, copyOf: String? = nil, zone: String? = nil
    ) {
        self.token = token
        self.member = member
        self.isShort = isShort
        self.isHouseholder = isHouseholder
        self.device = device
        self.moment = moment
        self.elsewhereSince = elsewhereSince
        self.movingSince = movingSince
        self.copyOf = copyOf
        self.zone = zone
    }

    /// Whether it opens dates alone.
    package var isForCalendars: Bool { token.hasPrefix(Self.calendarMark) }
}
