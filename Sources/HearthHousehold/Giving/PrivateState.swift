import FoundationEssentials
import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// What is a member's alone and never leaves the node: their own copies of what they reserved,
/// and how they arrange things.
struct PrivateState: Codable, Hashable {
    var copies: [WishCopy] = []
    /// Lists that others stopped sharing, until the member took note; nil before there was one.
    var ended: [EndedList]?
    /// Ids of lists as the member put them; what is not there comes after it. Nil before they put
    /// any.
    var listOrder: [String]?
    /// Comments that they do not want to see: ids with the beginning of their authors' keys.
    var hidden: [String]?

    /// What friends asked for and they have put aside.
    var settledAsks: [String]?
    /// A friend ended it: what the member tells their friends next goes under another key.
    var needsProfileKey: Bool?
    /// What givers told them and they have thanked for.
    var thanked: [String]?
    /// Whether those who read a list with them see where their home can be dialled; nil before they
    /// said.
    var showsAddresses: Bool?

    static let hiddenLimit = 500
    static let settledLimit = 500

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
    fileprivate mutating func trim() {
        var counts: [String: Int] = [:]
        copies = copies.reversed().filter { copy in
            counts[copy.list, default: 0] += 1
            return counts[copy.list, default: 0] <= Limits.claimsPerPersonAndList
        }.reversed()
    }
}

extension Household {
    static let privateContext = Array("hearth/1 private".utf8)
    /// What there is room for whatever a member follows.
    private static let smallestPrivate = 65_536

    func privateState(of member: IdentityKey, _ work: Work) throws -> PrivateState {
        try openPrivateState(of: member, work)?.state ?? PrivateState()
    }

    /// Keeps a member's private state open: every look reads it several times.
    mutating func keepPrivateState(of member: IdentityKey, _ work: Work) throws {
        keyring.privateStates[member] = try openPrivateState(of: member, work)
    }

    private func openPrivateState(
        of member: IdentityKey, _ work: Work
    ) throws -> (nonce: Nonce, state: PrivateState)? {
        guard let keys = keyring.keys(of: member),
            let row = try work.store.row(PrivateRow.self, member),
            row.octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(row.octets[..<Nonce.byteCount]))
        else { return nil }
        if let known = keyring.privateStates[member], known.nonce == nonce { return known }
        guard
            let padded = keys.storage.open(
                Array(row.octets[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.privateContext),
            let octets = Padme.unpad(padded)
        else { return nil }
        // Small states carry spaces behind the JSON, which its reader passes over.
        var state = try JSONDecoder().decode(PrivateState.self, from: Data(octets))
        for index in state.copies.indices where state.copies[index].lastState == nil {
            guard state.copies[index].lastUnits != nil else { continue }
            let isBought = state.copies[index].lastBought == true
            state.copies[index].lastState = isBought ? .bought : .reserved
        }
        return (nonce, state)
    }

    /// Writes a member's private state.
    ///
    /// On the node of an owner the size of the row must tell nothing: it has room for the most
    /// that can be claimed on the lists that the member ever followed, of which the owner knows.
    func savePrivate(
        _ state: PrivateState, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var state = state
        state.trim()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        state.copies = try state.copies.map { try $0.bounded(by: encoder) }
        var octets = [UInt8](try encoder.encode(state))
        // All but the copies is nothing that a reservation shows in.
        var open = state
        open.copies = []
        let missing =
            try privateRoom(of: member, work) + encoder.encode(open).count - octets.count
        if missing > 0 { octets += [UInt8](repeating: UInt8(ascii: " "), count: missing) }
        // Apart from the nonces of what is served, so that no simulated world makes other records
        // because something was put into a cart.
        let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
        let sealed = keys.storage.seal(
            Padme.pad(octets), nonce: nonce, additionalData: Self.privateContext)
        try work.store.put(PrivateRow(member: member, octets: nonce.octets + sealed))
    }

    /// How many lists a member ever followed, of which their owners know.
    func listsEverFollowed(by member: IdentityKey, _ work: Work) throws -> Int {
        try work.store.rows(FollowRow.self).count { row in
            guard row.member == member else { return false }
            return switch row.state {
            case .accepted, .left, .ended: true
            case .refused, .ignored: false
            }
        }
    }

    private func privateRoom(of member: IdentityKey, _ work: Work) throws -> Int {
        let lists = try listsEverFollowed(by: member, work)
        // A copy, the comma behind it; and what stands around all of them.
        let copies = lists * Limits.claimsPerPersonAndList * (WishCopy.byteLimit + 1)
        return max(Self.smallestPrivate, copies + 64)
    }

    /// Gives a member's private state the size that follows from what they follow now.
    func resizePrivate(of member: IdentityKey, keys: MemberKeys, _ work: Work) throws {
        try savePrivate(privateState(of: member, work), of: member, keys: keys, work)
    }

    /// Before a list goes out of a member's sight: keeps what they claim there in their cart.
    mutating func rememberClaims(
        on list: ListID, by member: IdentityKey, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: member) else { return }
        var state = try privateState(of: member, work)
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
                let currency = copy.price.flatMap { Price.parse($0) }?.currency
                copy.lastAmount = Money.text(claim.contribution, currency)
            }
            state.put(copy)
        }
        // Written either way: what the disk sees must not tell whether there was anything.
        try savePrivate(state, of: member, keys: keys, work)
    }
}
