import HearthCircle
import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

/// A value of this many equal octets.
func fixed<Value: FixedOctets>(_ octet: UInt8) -> Value {
    guard let value = Value(octets: [UInt8](repeating: octet, count: Value.byteCount)) else {
        preconditionFailure("a repeated octet is as good as any")
    }
    return value
}

func record(
    _ kind: RecordKind = .part, stream: UInt8 = 1, author: UInt8 = 1,
    name: RecordName = .only, incarnation: UInt32 = 1, counter: UInt64 = 1,
    payload: [UInt8] = [1, 2, 3]
) -> Record {
    let key = RecordKey(kind: kind, stream: fixed(stream), author: fixed(author), name: name)
    let version = Version(incarnation: incarnation, counter: counter)
    // A store judges no signature.
    return Record(key: key, version: version, payload: payload) { _, _ in fixed(9) }
}

func cell(
    list: UInt8 = 1, author: UInt8 = 1, incarnation: UInt32 = 1, sequence: UInt32 = 1,
    sub: UInt16 = 0
) -> Cell {
    guard let senderKey = SymmetricKey(octets: [UInt8](repeating: 3, count: 32)),
        let beatSecret = BeatSecret(seed: [UInt8](repeating: 4, count: 32))
    else { preconditionFailure("a repeated octet is as good as any") }
    return Cell(
        list: fixed(list), author: fixed(author), epoch: 1,
        order: CellOrder(incarnation: incarnation, sequence: sequence, sub: sub), generation: 1,
        salt: .zero, plaintext: [UInt8](repeating: 0, count: 408), nonce: fixed(5),
        senderKey: senderKey, commitment: fixed(6), beatSecret: beatSecret)
}

func peer(_ octet: UInt8, lastHeard: Int64 = 0) -> PeerRow {
    PeerRow(node: fixed(octet), lastHeard: WallTime(milliseconds: lastHeard), address: "")
}
