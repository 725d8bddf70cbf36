import FoundationEssentials
import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
package import HearthSodium
package import HearthWire

/// A member's own copies of what they reserved, from their private state.
struct GiverState {
    fileprivate var state: PrivateState
    var copies: [WishCopy]

    func copy(list: String, item: String) -> WishCopy? {
        copies.first { $0.list == list && $0.item == item }
    }

    /// Replaces the copy of the same wish; the place that it has in the cart stays.
    mutating func put(_ copy: WishCopy) {
        var copy = copy
        copy.order = copy.order ?? self.copy(list: copy.list, item: copy.item)?.order
        remove(list: copy.list, item: copy.item)
        copies.append(copy)
    }

    mutating func remove(list: String, item: String) {
        copies.removeAll { $0.list == list && $0.item == item }
    }

    /// Leaves of every list the newest copies, as many as one person can claim there.
    mutating func trim() {
        var counts: [String: Int] = [:]
        copies = copies.reversed().filter { copy in
            counts[copy.list, default: 0] += 1
            return counts[copy.list, default: 0] <= Limits.claimsPerPersonAndList
        }.reversed()
    }
}

extension Household {
    func giverState(of member: IdentityKey, _ work: Work) throws -> GiverState {
        let state = try privateState(of: member, work)
        let octets = try PrivateState.encoder.encode(state.copies)
        let copies = try JSONDecoder().decode([WishCopy].self, from: octets)
        return GiverState(state: state, copies: copies)
    }

    /// Writes what a member gives back into their private state.
    func saveGiver(
        _ giver: GiverState, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var giver = giver
        giver.trim()
        let encoder = PrivateState.encoder
        giver.copies = try giver.copies.map {
            try $0.bounded(to: PrivateState.copyByteLimit, by: encoder)
        }
        giver.state.copies = try JSONDecoder().decode(
            JSONFragment.self, from: encoder.encode(giver.copies))
        try savePrivate(giver.state, of: member, keys: keys, work)
    }

    /// Before a list goes out of a member's sight: keeps what they claim there in their cart.
    package mutating func rememberClaims(
        on list: ListID, by member: IdentityKey, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: member) else { return }
        var state = try giverState(of: member, work)
        for claim in try claims(of: member, on: list, work) {
            guard var copy = state.copy(list: list.hex, item: claim.item.hex) else { continue }
            guard !claim.hasLapsed(at: work.now) else {
                state.remove(list: list.hex, item: claim.item.hex)
                continue
            }
            copy.lastUnits = claim.units
            copy.lastState =
                claim.isBought ? .bought : claim.kind == .contribution ? .chippedIn : .reserved
            if claim.kind == .contribution {
                let currency = copy.fields.price.flatMap { Price.parse($0) }?.currency
                copy.lastAmount = Money.text(claim.contribution, currency)
            }
            state.put(copy)
        }
        try saveGiver(state, of: member, keys: keys, work)
    }
}
