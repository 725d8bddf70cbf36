import FoundationEssentials
import HearthLists
import HearthSodium
import HearthWire

/// What is a member's alone and never leaves the node: her own copies of what she reserved.
struct PrivateState: Codable, Hashable {
    /// A wish as it was when it was last seen by its giver.
    struct Copy: Codable, Hashable {
        var list: String
        var item: String
        var listTitle: String
        var owner: String
        var wish: String
        var price: String?
        var store: String?
        var place: String?
        var link: String?
        var date: String?
        /// Set when the list is gone for this member: units, and whether they were bought.
        var lastUnits: Int?
        var lastBought: Bool?
    }

    var copies: [Copy] = []
    /// Lists that others stopped sharing, until she took note; nil before there was one.
    var ended: [EndedList]?

    mutating func put(_ copy: Copy) {
        copies.removeAll { $0.list == copy.list && $0.item == copy.item }
        copies.append(copy)
    }

    mutating func remove(list: String, item: String) {
        copies.removeAll { $0.list == list && $0.item == item }
    }
}

extension Household {
    private static let privateContext = Array("hearth/1 private".utf8)
    /// So that a member who reserves nothing and one who reserves a little look alike.
    private static let smallestPrivate = 65_536

    func privateState(of member: IdentityKey, _ work: Work) throws -> PrivateState {
        guard let keys = keyring.keys(of: member),
            let row = try work.store.row(PrivateRow.self, member),
            row.octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(row.octets[..<Nonce.byteCount])),
            let padded = keys.storage.open(
                Array(row.octets[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.privateContext),
            let octets = Padme.unpad(padded)
        else { return PrivateState() }
        // Small states carry spaces behind the JSON, which its reader passes over.
        return try JSONDecoder().decode(PrivateState.self, from: Data(octets))
    }

    func savePrivate(
        _ state: PrivateState, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var octets = [UInt8](try encoder.encode(state))
        let missing = Self.smallestPrivate - octets.count
        if missing > 0 { octets += [UInt8](repeating: UInt8(ascii: " "), count: missing) }
        let nonce = entropy.nonce()
        let sealed = keys.storage.seal(
            Padme.pad(octets), nonce: nonce, additionalData: Self.privateContext)
        try work.store.put(PrivateRow(member: member, octets: nonce.octets + sealed))
    }

    /// Before a list goes out of a member's sight: keeps what she claims there in her cart.
    mutating func rememberClaims(
        on list: ListID, by member: IdentityKey, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: member) else { return }
        var state = try privateState(of: member, work)
        let claims = try claims(of: member, on: list, work)
        for claim in claims {
            for index in state.copies.indices
            where state.copies[index].list == list.hex
                && state.copies[index].item == claim.item.hex
            {
                state.copies[index].lastUnits = claim.units
                state.copies[index].lastBought = claim.kind == .bought
            }
        }
        // Written either way: what the disk sees must not tell whether there was anything.
        try savePrivate(state, of: member, keys: keys, work)
    }
}
