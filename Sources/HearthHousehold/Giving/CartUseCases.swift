import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ShowCart: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let state = try household.privateState(of: asker.identity, work)
        var entries: [CartEntry] = []
        var totals: [String: Int64] = [:]
        for open in try household.openLists(of: asker.identity, keys: keys, work)
        where open.reader.role.isInCircle && open.entry.isGiving {
            let ledger = try household.ledger(of: open, work)
            for claim in try household.claims(of: asker.identity, on: open.id, work) {
                let copy = state.copies.first {
                    $0.list == open.id.hex && $0.item == claim.item.hex
                }
                let entry = Self.entry(
                    claim, open.merged.item(claim.item), copy, in: open,
                    queue: ledger?[claim.item]?.queue ?? [])
                entries.append(entry)
                if let price = entry.price.flatMap({ Price.parse($0) }) {
                    totals[price.currency.code, default: 0] +=
                        price.minorUnits * Int64(entry.units)
                }
            }
        }
        let openIDs = Set(entries.map(\.path))
        for copy in state.copies where copy.lastUnits != nil {
            let path = "\(copy.owner)/\(copy.listTitle)/\(copy.wish)"
            guard !openIDs.contains(path) else { continue }
            entries.append(Self.entry(copy, path: path))
        }
        let sums = totals.sorted { $0.key < $1.key }.compactMap { code, sum in
            Currency(code).flatMap { Price(minorUnits: sum, currency: $0) }?.description
        }
        return CartInfo(entries: entries, totals: sums)
    }

    private static func entry(
        _ claim: Claim, _ item: Item?, _ copy: PrivateState.Copy?, in open: OpenList,
        queue: [StandingClaim]
    ) -> CartEntry {
        let live = item.flatMap { $0.isDeleted ? nil : $0 }
        let name = live?.name ?? copy?.wish ?? "a wish that is gone"
        let own = queue.first { $0.author == open.reader.identity }
        let state = own.map(Household.state) ?? (claim.kind == .bought ? .bought : .reserved)
        let wish = live?.wish
        return CartEntry(
            wish: name, list: open.merged.head.title, owner: open.ownerNames,
            path: "\(open.ownerNames)/\(open.merged.head.title)/\(name)", state: state,
            units: claim.units,
            price: live == nil ? copy?.price : wish?.price?.description,
            store: live == nil ? copy?.store : wish?.store.nilIfEmpty,
            place: live == nil ? copy?.place : wish?.place?.text.nilIfEmpty,
            link: live == nil ? copy?.link : live?.followableLink,
            date: (wish?.date ?? open.merged.head.date)?.description,
            note: live == nil ? "gone" : nil)
    }

    /// What is left of a list that went out of the member's sight.
    private static func entry(_ copy: PrivateState.Copy, path: String) -> CartEntry {
        CartEntry(
            wish: copy.wish, list: copy.listTitle, owner: copy.owner, path: path,
            state: copy.lastBought == true ? .bought : .reserved, units: copy.lastUnits ?? 1,
            price: copy.price, store: copy.store, place: copy.place, link: copy.link,
            date: copy.date, note: "list-gone")
    }
}
