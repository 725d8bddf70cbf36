import HearthReplication
import HearthSodium
import HearthWire

/// How a circle member knows the others on a list: from their own marks and from those in the
/// bundles that they can open. An owner opens none, and is told of their own marks alone.
struct Acquaintance {
    let friends: Set<IdentityKey>
    let verified: Set<IdentityKey>
    /// By whom, of those they verified themselves, somebody was verified; by name.
    let vouchers: [AuthorTag: [String]]

    /// How they know somebody: `verified`, `friend`, `vouched`, or `owner-only`.
    func way(to reader: ListEntry.Reader) -> String {
        if verified.contains(reader.identity) { return "verified" }
        if friends.contains(reader.identity) { return "friend" }
        return vouchers[reader.tag] == nil ? "owner-only" : "vouched"
    }
}

extension Household {
    mutating func acquaintance(
        on list: ListEntry, of member: ListEntry.Reader, _ work: Work
    ) throws -> Acquaintance {
        let rows = try work.store.rows(FriendRow.self, of: member.identity)
        return Acquaintance(
            friends: Set(rows.filter { $0.state == .friends }.map(\.identity)),
            verified: Set(rows.filter(\.isVerified).map(\.identity)),
            vouchers: member.role.isInCircle
                ? try vouchers(on: list, for: member.identity, work) : [:])
    }

    /// Members for whom somebody vouches whom this member verified themselves, and who does: one
    /// step only, since a vouch is what somebody says that they did.
    mutating func vouchers(
        on list: ListEntry, for member: IdentityKey, _ work: Work
    ) throws -> [AuthorTag: [String]] {
        let trusted = try verified(by: member, work)
        var vouchers: [AuthorTag: [String]] = [:]
        for reader in list.circle where trusted.contains(reader.identity) {
            guard let opened = try senderKey(of: reader, on: list, for: member, work) else {
                continue
            }
            for mark in opened.marks where mark.flags.contains(.verified) {
                let name = try name(of: reader.identity, for: member, work)
                vouchers[mark.member, default: []].append(name)
            }
        }
        return vouchers
    }
}
