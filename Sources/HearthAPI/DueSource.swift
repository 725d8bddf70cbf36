/// Something is due for a member here, be they locked or not: whose it is, and no more.
package struct DueAlarm: Sendable, Hashable {
    /// Their public key, as `MemberInfo` has it.
    package let member: String

    package init(member: String) { self.member = member }
}

/// What tells at once that something is due: the node behind the API.
package protocol DueSource: Sendable {
    /// For one reader. Of what nobody reads the newest stay, a bounded number.
    var dueAlarms: AsyncStream<DueAlarm> { get }
}
