package import HearthSodium

/// Names one list: a hash over its owners and a random number (protocol-spec/records.md), 16 octets.
package struct ListID: FixedOctets {
    package let block: Octets16

    package init(block: Octets16) { self.block = block }
}

/// Names one item within its list, 8 octets.
package struct ItemID: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }

    /// The leading octet, by which it belongs into a bucket (protocol-spec/records.md, "Buckets").
    package var firstOctet: UInt8 { UInt8(truncatingIfNeeded: block >> 56) }

    /// The id that follows from these octets: BLAKE2b-64 over all of them.
    package init(hashing pieces: [UInt8]...) {
        self.init(written: BLAKE2b.hash(pieces.flatMap(\.self), count: Self.byteCount))
    }
}

/// What a record belongs to: a list, a person's card, or one direction of a friendship; 16 octets.
package struct StreamID: FixedOctets {
    package let block: Octets16

    package init(block: Octets16) { self.block = block }
}

/// Tells apart an author's records of one kind in one stream, 16 octets; zero where there is one.
package struct RecordName: FixedOctets {
    package let block: Octets16

    package init(block: Octets16) { self.block = block }

    package static let only = RecordName(index: 0)

    /// The name of the record with this running number: big-endian in the last two octets.
    package init(index: UInt16) {
        block = Octets16(first: 0, second: UInt64(index))
    }

    /// The name of the blob whose payload has this hash: the first 16 octets of it.
    package init(ofBlob hash: Digest) {
        block = hash.block.first
    }
}

/// What a sender key is derived from together with its author's secret: drawn for each key, 16 octets.
package struct KeySalt: FixedOctets {
    package let block: Octets16

    package init(block: Octets16) { self.block = block }

    package static let zero = KeySalt(block: Octets16(first: 0, second: 0))
}

/// Stands for a circle member in the cells of one list: a keyed short hash, 8 octets.
///
/// Keyed by the list, so that the same person's cells on two lists do not show one number.
package struct AuthorTag: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }

    /// BLAKE2b-64 of the identity under the list id as key, for a talk cell with the octet 2 behind the
    /// identity (protocol-spec/circle.md).
    package init(
        of identity: IdentityKey, in list: ListID, for kind: Cell.Kind = .claims
    ) {
        let suffix: [UInt8] =
            switch kind {
            case .claims: []
            case .talk: [kind.rawValue]
            }
        self.init(
            written: BLAKE2b.hash(
                identity.octets + suffix, count: Self.byteCount, key: list.octets))
    }
}

extension ListID {
    /// The id of the list that these owners made with this random number.
    ///
    /// BLAKE2b-128 over "hearth/1 list", the salt (16 octets) and the owners' identities, host first.
    package init(salt: [UInt8], owners: [IdentityKey]) {
        self.init(
            written: BLAKE2b.hash(
                Array("hearth/1 list".utf8), salt, owners.flatMap(\.octets),
                count: Self.byteCount))
    }

    /// The id of a list that the program brings: the same in all homes.
    ///
    /// BLAKE2b-128 over the context of its kind, its name in UTF-8 and its edition, 4 octets (protocol-spec/records.md,
    /// "Lists that a program brings").
    package init(broughtAs name: String, edition: UInt32, context: String) {
        var writer = OctetWriter()
        writer.write(edition)
        self.init(
            written: BLAKE2b.hash(
                Array(context.utf8), Array(name.utf8), writer.octets, count: Self.byteCount))
    }

    /// All records of a list stand in the stream of its own id.
    package var stream: StreamID { StreamID(block: block) }
}

extension StreamID {
    /// Where a member's card stands: BLAKE2b-128 over "hearth/1 card" and the identity.
    package static func card(of identity: IdentityKey) -> StreamID {
        StreamID(
            written: BLAKE2b.hash(
                Array("hearth/1 card".utf8), identity.octets, count: byteCount))
    }

    /// Where an author's letter to one friend stands: BLAKE2b-128 over "hearth/1 letter" and both.
    package static func letter(from author: IdentityKey, to addressee: IdentityKey) -> StreamID {
        StreamID(
            written: BLAKE2b.hash(
                Array("hearth/1 letter".utf8), author.octets, addressee.octets, count: byteCount))
    }
}
