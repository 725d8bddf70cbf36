import FoundationEssentials
import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
package import HearthRows
package import HearthSodium
package import HearthWire

/// A member's own copies of what they reserved, stored sealed as JSON (`StoredCartRow`).
struct Cart {
    /// The most octets of one copy as JSON.
    static let copyByteLimit = 2048

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
    func storedCart(of member: IdentityKey, _ work: Work) throws -> Cart {
        let row = try work.store.row(StoredCartRow.self, member)
        let octets =
            if let row {
                openedCart(row, of: member).map { Data($0.octets) }
            } else {
                // An earlier Hearth kept them among the preferences.
                try preferences(of: member, work).copies.map(Preferences.encoder.encode)
            }
        return Cart(
            copies: try octets.map { try JSONDecoder().decode([WishCopy].self, from: $0) } ?? [])
    }

    /// Writes what a member gives.
    func saveCart(
        _ cart: Cart, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var cart = cart
        cart.trim()
        let encoder = Preferences.encoder
        let copies = try cart.copies.map { try $0.bounded(to: Cart.copyByteLimit, by: encoder) }
        try work.store.put(sealedCart([UInt8](encoder.encode(copies)), of: member, keys))
        var preferences = try preferences(of: member, work)
        guard preferences.copies != nil else { return }
        preferences.copies = nil
        try savePreferences(preferences, of: member, keys: keys, work)
    }

    /// Before a list goes out of a member's sight: keeps what they claim there in their cart.
    package mutating func rememberClaims(
        on list: ListID, by member: IdentityKey, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: member) else { return }
        var state = try storedCart(of: member, work)
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
        try saveCart(state, of: member, keys: keys, work)
    }
}
