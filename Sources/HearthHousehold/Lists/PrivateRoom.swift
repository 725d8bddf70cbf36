package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// How much a member may keep on lists that nobody else reads, and what happens where such a list is shared
/// (protocol-spec/limits.md, "On the node").
extension Household {
    /// What is said where a bound of one person is reached.
    func overLimit(of budget: Budget) -> HearthError {
        switch budget {
        case .shared: HearthError(.limitKept, ["limit": "\(Limits.keptPerAuthor >> 20) MiB"])
        case .own: HearthError(.limitPrivate, ["limit": "\(Limits.privatePerMember >> 30) GiB"])
        }
    }

    /// Whether a list may be shared, of which friends' homes then keep all that it has.
    ///
    /// - Throws: `HearthError.limitShared` for a private list that does not fit beside what its host shares
    ///   already.
    func checkRoomToShare(_ open: OpenList, _ work: Work) throws {
        let excess = try replicator.excess(ofSharing: open.entry, store: work.store)
        guard excess > 0 else { return }
        throw HearthError(
            .limitShared,
            [
                "list": open.merged.head.title, "excess": Self.roundedUp(excess),
                "limit": "\(Limits.keptPerAuthor >> 20) MiB",
            ])
    }

    /// What a member is told once nine tenths of the room for their private lists are taken.
    package func privateRoomNotice(for member: IdentityKey, _ work: Work) throws -> AlarmNotice? {
        let limit = replicator.privateQuota
        // Mostly all of it together is less.
        guard try Self.isNearly(work.store.octets(by: member), limit) else { return nil }
        let octets = try replicator.octets(by: member, in: .own, store: work.store)
        guard Self.isNearly(octets, limit) else { return nil }
        return AlarmNotice(
            .privateRoom,
            detail: "\(Self.roundedUp(octets)), \(Limits.privatePerMember >> 30) GiB")
    }

    private static func isNearly(_ octets: Int, _ limit: Int) -> Bool {
        octets >= limit - limit / 10
    }

    /// In whole KiB or MiB, never less than it is.
    private static func roundedUp(_ octets: Int) -> String {
        let shift = octets < 1 << 20 ? 10 : 20
        return "\((octets + 1 << shift - 1) >> shift) \(shift == 10 ? "KiB" : "MiB")"
    }
}
