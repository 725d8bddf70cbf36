import HearthSodium
import HearthWire

/// Names of wishes and ideas in addresses that tell nothing to anybody who reads them in a
/// browser's history: not which, not whether it is on the list at all, not whether two are the
/// same.
///
/// Each is good for one member while the node runs.
struct MaskedAddresses: Sendable {
    private static let mark = "~"

    private let secret: [UInt8] = Self.random(32)

    /// A name that was not given before.
    func masked(_ id: String, for member: String?) -> String {
        guard let key = key(of: member), let nonce = Nonce(octets: Self.random(Nonce.byteCount))
        else { return id }
        let sealed = key.seal(Array(id.utf8), nonce: nonce, additionalData: [])
        return Self.mark + Hex.encode(nonce.octets + sealed)
    }

    /// What such a name stands for; nil where it is of another member or of another run. Any other name
    /// stands for itself.
    func opened(_ name: String, for member: String?) -> String? {
        guard name.hasPrefix(Self.mark) else { return name }
        guard let octets = Hex.decode(String(name.dropFirst())), octets.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(octets[..<Nonce.byteCount])),
            let id = key(of: member)?.open(
                Array(octets[Nonce.byteCount...]), nonce: nonce, additionalData: [])
        else { return nil }
        return String(validating: id, as: UTF8.self)
    }

    private func key(of member: String?) -> SymmetricKey? {
        SymmetricKey(octets: BLAKE2b.hash(Array((member ?? "").utf8), key: secret))
    }

    private static func random(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in .random(in: 0...(.max), using: &generator) }
    }
}
