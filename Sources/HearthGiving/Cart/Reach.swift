import HearthAPI
import HearthCircle
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// How soon the others in the circle learn of a claim that the caller changed at some moment; nil
    /// where nobody else is, and once the beat after it has gone out.
    ///
    /// From public facts, from who is connected, and from which of their own cells it stands in.
    func reach(
        ofClaimOn item: ItemID, in open: OpenList, changedAt time: WallTime, _ work: Work
    ) throws -> ReachInfo? {
        let list = open.entry
        let caller = open.reader.identity
        guard let circle = try circleKeys(of: caller, in: list.id, work) else { return nil }
        let others = Recipients.choose(on: list, by: caller, trusted: circle.verified)
            .filter { $0.identity != caller }
        let carriers = Set(list.readers.map(\.node)).subtracting([node])
        let arrival = replicator.schedule.arrival(ofChangeAt: time, on: list)
        // Until somebody was there to take it, the beat went nowhere.
        let isOver =
            try arrival <= work.now
            && carriers.contains { carrier in
                try lastHeard(of: carrier, work).map { $0 >= arrival } ?? false
            }
        guard !others.isEmpty, !isOver else { return nil }
        let early = replicator.earlyNodes(
            for: list.id, sealedTo: Set(others.map(\.identity)), changedAt: time)
        let later = others.filter { $0.node != node && !early.contains($0.node) }
        // An owner's node meets everybody on the list; whom another reader's node meets is not known here.
        let isCarried =
            arrival > work.now
            && (list.ownerNodes.subtracting([node]).contains(where: replicator.isSharing(with:))
                || later.allSatisfy { replicator.isSharing(with: $0.node) })
        return ReachInfo(
            atOnce: others.filter { !later.contains($0) }.map(\.name), later: later.map(\.name),
            by: isCarried && !later.isEmpty ? arrival.text : nil)
    }
}
