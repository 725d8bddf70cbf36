/// What kind of thing a signature is for, so that none is ever mistaken for one of another kind.
///
/// What gets signed is one octet with the count of the context's octets, the context, then the
/// message: no context and message can read as another pair.
package struct SignatureContext: Hashable, Sendable {
    /// The context's ASCII characters.
    package let octets: [UInt8]

    /// A context of 1 to 255 ASCII characters.
    package init(_ ascii: StaticString) {
        octets = Array(ascii.description.utf8)
        precondition((1...255).contains(octets.count) && octets.allSatisfy { $0 < 0x80 })
    }

    /// The octets that are signed.
    func framed(_ message: [UInt8]) -> [UInt8] {
        var framed: [UInt8] = []
        framed.reserveCapacity(1 + octets.count + message.count)
        framed.append(UInt8(octets.count))
        framed += octets
        framed += message
        return framed
    }
}
