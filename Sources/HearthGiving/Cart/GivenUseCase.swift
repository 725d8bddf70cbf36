import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension MarkGiven: UseCase {
    /// What was handed over is the giver's own business: it is kept in their cart alone, and nobody
    /// else, of the circle or not, can tell that they said so.
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> CartInfo {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let named = try household.claimed(wish, for: asker, work)
        guard named.living != nil else { throw HearthError(.notReserved, ["wish": named.name]) }
        // What the owner reads is taken back by itself: nothing that is said of claims writes a record.
        let told = try household.ownThanks(
            of: asker.identity, on: named.open.id, keys: keys, work)
        if !given, told?.gifts.contains(where: { $0.item == named.id }) == true {
            throw HearthError(
                .givenTold, ["wish": named.name, "owner": named.open.ownerNames])
        }
        var state = try household.storedCart(of: asker.identity, work)
        var copy = state.copy(list: named.open.id.hex, item: named.id.hex)
        if copy == nil { copy = named.item.map { WishCopy(of: $0, in: named.open) } }
        guard var copy else { throw HearthError(.notReserved, ["wish": named.name]) }
        copy.given = given ? true : nil
        state.put(copy)
        try household.saveCart(state, of: asker.identity, keys: keys, work)
        return try household.cart(of: asker, work)
    }
}
