/// Something is due for a member here, be they locked or not: whose it is, and what the news say of it.
package struct DueAlarm: Sendable, Hashable {
    /// Their public key, as `MemberInfo` has it.
    package let member: String
    /// Nil: the member is locked, or it is of several kinds.
    package let kind: NewsKind?

    package init(member: String, kind: NewsKind? = nil) {
        (self.member, self.kind) = (member, kind)
    }
}

/// What tells at once that something is due: the node behind the API.
package protocol DueSource: Sendable {
    /// For one reader. Of what nobody reads the newest stay, a bounded number.
    var dueAlarms: AsyncStream<DueAlarm> { get }
}
