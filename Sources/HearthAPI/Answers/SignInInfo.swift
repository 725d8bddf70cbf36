/// A sign-in, which lasts until it is ended.
package struct SignInInfo: Codable, Sendable, Hashable {
    /// What a token for a calendar program begins with.
    package static let calendarMark = "calendar-"

    /// 32 random octets in lower-case hexadecimal digits, after `calendar-` where it is for a calendar
    /// program; a secret of whoever signed in.
    package var token: String
    /// The member's name.
    package var member: String

    package init(token: String, member: String) {
        self.token = token
        self.member = member
    }

    /// Whether it opens dates alone.
    package var isForCalendars: Bool { token.hasPrefix(Self.calendarMark) }
}
