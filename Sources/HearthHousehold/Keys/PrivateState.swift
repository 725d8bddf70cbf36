package import FoundationEssentials
import HearthAPI
package import HearthSodium
import HearthWire

/// What is a member's alone and never leaves the node: how they arrange things, and what the givers'
/// code keeps of what they give.
package struct PrivateState: Codable, Hashable {
    /// The most octets of one copy as JSON.
    package static let copyByteLimit = 2048

    /// What is known of what they give, as it lies there: only givers' code reads it
    /// (`GiverState`).
    package var copies = JSONFragment.list([])
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
    /// Ids of comments that they took back and of lists that they deleted, the newest last.
    var gone: [String]?
    /// Whether those who read a list with them see where their home can be dialled; nil before they
    /// said.
    var showsAddresses: Bool?

    /// As it is written: the same state gives the same octets.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    static let hiddenLimit = 500
    static let asideLimit = 500
    static let goneLimit = 500
}

extension Household {
    static let privateContext = Array("hearth/1 private".utf8)

    package func privateState(of member: IdentityKey, _ work: Work) throws -> PrivateState {
        try openPrivateState(of: member, work)?.state ?? PrivateState()
    }

    /// Keeps a member's private state open: every look reads it several times.
    package mutating func keepPrivateState(of member: IdentityKey, _ work: Work) throws {
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
        // Those of an earlier Hearth carry spaces behind the JSON, which its reader passes over.
        return (nonce, try JSONDecoder().decode(PrivateState.self, from: Data(octets)))
    }

    /// Writes a member's private state, if it is another than before.
    package func savePrivate(
        _ state: PrivateState, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard try openPrivateState(of: member, work)?.state != state else { return }
        let octets = [UInt8](try PrivateState.encoder.encode(state))
        // Apart from the nonces of what is served, so that no simulated world makes other records
        // because something was put into a cart.
        let nonce = entropy.nonce(for: EntropyPurpose("private nonce"))
        let sealed = keys.storage.seal(
            Padme.pad(octets), nonce: nonce, additionalData: Self.privateContext)
        try work.store.put(PrivateRow(member: member, octets: nonce.octets + sealed))
    }
}

extension PrivateState {
    /// What this member took away for good, so that nothing is created under its id again.
    mutating func note(gone id: String) {
        gone = ((gone ?? []).filter { $0 != id } + [id]).suffix(Self.goneLimit)
    }

    func isGone(_ id: String) -> Bool { gone?.contains(id) ?? false }
}
