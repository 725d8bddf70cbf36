package import HearthSodium

/// Where a cell stands among the cells of one author on one list; the highest wins.
package struct CellOrder: Hashable, Comparable, Sendable {
    package let incarnation: UInt32
    /// At least the number of the slot in which the cell was made (protocol-spec/circle.md).
    package let sequence: UInt32
    /// 0 for a cell of the beat, 1 and up for changed cells sent early.
    package let sub: UInt16

    package init(incarnation: UInt32, sequence: UInt32, sub: UInt16) {
        self.incarnation = incarnation
        self.sequence = sequence
        self.sub = sub
    }

    package static func < (left: CellOrder, right: CellOrder) -> Bool {
        (left.incarnation, left.sequence, left.sub) < (
            right.incarnation, right.sequence, right.sub
        )
    }
}

/// What one circle member tells the circle of one list, sealed for it: 572 or 1,772 octets of claims,
/// or 2,064 of a talk cell (protocol-spec/circle.md, Cell).
///
/// ```
/// 0   1  kind              32   4  incarnation        84  408, 1608 or 1900  ciphertext
/// 1   1  format            36   4  sequence                              16  tag
/// 2   1  lane              40   2  sub                                   64  signature by the
/// 3   1  zero              42   2  key generation                            beat key
/// 4  16  list              44  16  salt of the sender key
/// 20  8  author tag        60  24  nonce
/// 28  4  epoch
/// ```
package struct Cell: Hashable, Sendable {

    /// How a cell travels.
    package enum Lane: UInt8, Hashable, Sendable {
        /// On the public schedule, through any node.
        case beat = 0
        /// At once, one hop, only between nodes that host no owner of the list.
        case early = 1
    }

    package let octets: [UInt8]
    package let kind: Kind
    package let format: UInt8
    package let lane: Lane
    package let list: ListID
    package let author: AuthorTag
    package let epoch: UInt32
    package let order: CellOrder
    package let generation: UInt16
    /// From which, with a secret of its author's, the sender key was derived; zeros in formats of an
    /// earlier program.
    package let salt: KeySalt

    /// Reads a cell, checking its layout, not its signature.
    ///
    /// - Throws: `WireError`; a beat cell with a sub, or an early one without, is malformed.
    package init(octets: [UInt8]) throws(WireError) {
        guard let kind = octets.first.flatMap(Kind.init(rawValue:)),
            octets.count == (try Self.byteCount(startingWith: octets))
        else { throw .malformed }
        self.kind = kind
        var reader = OctetReader(octets.dropFirst())
        format = try reader.octet()
        guard let lane = Lane(rawValue: try reader.octet()) else { throw .malformed }
        try reader.zeros(1)
        self.octets = octets
        self.lane = lane
        list = try reader.fixed()
        author = try reader.fixed()
        epoch = try reader.number32()
        order = CellOrder(
            incarnation: try reader.number32(), sequence: try reader.number32(),
            sub: try reader.number16())
        generation = try reader.number16()
        salt = kind.hasSalt(inFormat: format) ? try reader.fixed() : .zero
        guard (lane == .beat) == (order.sub == 0) else { throw .malformed }
    }

    /// Makes a new cell around what is sealed, and signs it.
    ///
    /// `plaintextByteCount`: as many octets as some format of its kind seals. `sealed` gives nonce and
    /// ciphertext for the header, which is the beginning of the additional data.
    package init(
        kind: Kind, list: ListID, author: AuthorTag, epoch: UInt32, order: CellOrder,
        generation: UInt16, salt: KeySalt, plaintextByteCount: Int, beatSecret: BeatSecret,
        sealed: (_ header: [UInt8]) -> [UInt8]
    ) {
        guard let format = kind.format(sealing: plaintextByteCount) else {
            preconditionFailure("a cell has the size of its format")
        }
        let lane: Lane = order.sub == 0 ? .beat : .early
        let byteCount = Kind.byteCount(sealing: plaintextByteCount)
        var writer = OctetWriter(reserving: byteCount)
        writer.write([kind.rawValue, format, lane.rawValue, 0])
        writer.write(list)
        writer.write(author)
        writer.write(epoch)
        writer.write(order.incarnation)
        writer.write(order.sequence)
        writer.write(order.sub)
        writer.write(generation)
        writer.write(salt)
        writer.write(sealed(writer.octets))
        writer.write(beatSecret.sign(writer.octets, context: kind.signatureContext))
        octets = writer.octets
        precondition(octets.count == byteCount, "what is sealed has the size of its format")
        self.kind = kind
        self.format = format
        self.lane = lane
        self.list = list
        self.author = author
        self.epoch = epoch
        self.order = order
        self.generation = generation
        self.salt = salt
    }

    /// Octets before the nonce, which anybody can read.
    package var headerByteCount: Int { kind.headerByteCount(inFormat: format) }

    /// Whether cells of this format are still made: no other is taken from a peer.
    package var isCurrent: Bool { kind.hasSalt(inFormat: format) }

    /// Whether this beat key signed the cell.
    package func isSigned(by beatKey: BeatKey) -> Bool {
        let signed = octets.count - Signature.byteCount
        guard let signature = Signature(octets: Array(octets[signed...])) else { return false }
        return beatKey.verify(
            signature, of: Array(octets[..<signed]), context: kind.signatureContext)
    }
}
