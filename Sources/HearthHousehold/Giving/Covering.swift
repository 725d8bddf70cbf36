package import HearthAPI
import HearthReplication
package import HearthWire

/// Claims under cover: on a node that hosts an owner, what a member claims is committed together with
/// all their other secret rows, at moments at which these are written again anyway while they use the
/// node. So the log of the database has the same commits whether they look or claim.
extension Household {
    /// Notes that somebody asks for something.
    ///
    /// - Returns: Whether what they claim has to be committed under cover.
    /// - Throws: What the storage throws; `HearthError` when nobody asks.
    package mutating func attend(_ caller: Caller, _ work: Work) throws -> Bool {
        attend(caller, as: try asker(caller, needsMember: true, naming: .whole, work), at: work.now)
    }

    @discardableResult
    mutating func attend(_ caller: Caller, as asker: Asker, at now: WallTime) -> Bool {
        guard asker.keys != nil, isShort(asker.identity) else { return false }
        if !caller.isByItself { covers.attended(by: asker.identity, at: now) }
        return true
    }

    /// When secret rows are written next under cover; it may be overdue. Nil: nobody is here.
    package func nextCover(at now: WallTime) -> WallTime? {
        // On a slow disk less often, which everybody may see: else there was time for nothing else.
        covers.next(every: max(1, (replicator.lead / .seconds(1)).roundedUp), at: now)
    }

    /// Writes the secret rows of all members again who used the node lately, those that an act of
    /// theirs in the same transaction has changed among them.
    ///
    /// - Throws: What the storage throws.
    package mutating func cover(_ work: Work) throws {
        covers.passed(at: work.now)
        for member in covers.members(at: work.now) { try renewSecretRows(of: member, work) }
    }

    /// A moment for it went by, since the node was busy.
    package mutating func missCover(at now: WallTime) { covers.passed(at: now) }
}

extension Double {
    fileprivate var roundedUp: Int64 { Int64(rounded(.up)) }
}
