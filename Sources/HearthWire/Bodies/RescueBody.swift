import FoundationEssentials
package import HearthSodium
import SwiftProtobuf

/// What a member would need if their home was lost, which friends' homes keep for them
/// (protocol-spec/records.md, Rescue).
///
/// ```
/// 0   32  rescue key
/// 32  64  certificate: the identity's signature over the key
/// 96   …  sealed box to the author's own sealing key: the length (4), the message Rescue, zeros
/// ```
/// The whole has one of four sizes.
package struct RescueBody: Hashable, Sendable {
    package struct Friend: Hashable, Sendable {
        package var identity: IdentityKey
        package var node: NodeKey
        package var name: String
        /// host:port, at most two.
        package var addresses: [String]

        package init(identity: IdentityKey, node: NodeKey, name: String, addresses: [String]) {
            self.identity = identity
            self.node = node
            self.name = name
            self.addresses = addresses
        }
    }

    package struct List: Hashable, Sendable {
        package var id: ListID
        package var host: IdentityKey

        package init(id: ListID, host: IdentityKey) {
            self.id = id
            self.host = host
        }
    }

    /// Octets of a payload: 4, 16, 64 or 256 KiB.
    package static let sizes = [4096, 16_384, 65_536, 262_144]
    package static let mostFriends = 1000
    package static let mostLists = 1000
    package static let mostAddresses = 2

    package var writtenAt: WallTime
    package var friends: [Friend]
    package var lists: [List]

    package init(writtenAt: WallTime, friends: [Friend], lists: [List]) {
        self.writtenAt = writtenAt
        self.friends = friends
        self.lists = lists
    }

    /// The payload, of `least` octets or the next size in which it fits. What does not fit in the largest
    /// one is left out: friends from the end.
    ///
    /// Nil only when `reader` is of low order.
    package func sealed(
        to reader: SealingKey, certificate: RescueCertificate, least: Int, entropy: any Entropy
    ) -> [UInt8]? {
        var kept = self
        kept.friends = Array(friends.prefix(Self.mostFriends))
        kept.lists = Array(lists.prefix(Self.mostLists))
        var content = kept.message.octets
        while content.count > Self.room(in: Self.sizes[Self.sizes.count - 1]) {
            kept.friends.removeLast(max(1, kept.friends.count / 16))
            content = kept.message.octets
        }
        let size = Self.sizes.first { $0 >= least && Self.room(in: $0) >= content.count }
        guard let size else { return nil }
        var writer = OctetWriter(reserving: size)
        writer.write(UInt32(content.count))
        writer.write(content)
        writer.write([UInt8](repeating: 0, count: Self.room(in: size) - content.count))
        let box = SealedBoxes.seal(
            writer.octets, to: reader,
            ephemeralSeed: entropy.octets(
                SealedBoxes.ephemeralSeedByteCount, for: .ephemeral))
        guard let box else { return nil }
        return certificate.key.octets + certificate.signature.octets + box
    }

    /// Octets of a message that fit into a payload of a size.
    private static func room(in size: Int) -> Int {
        size - RescueCertificate.byteCount - SealedBoxes.overhead - 4
    }

    /// Whether carriers keep the record: it has one of the sizes, and its author certified who signed it.
    package static func isValid(_ record: Record) -> Bool {
        guard record.key.name == .only, record.key.stream == .card(of: record.key.author),
            sizes.contains(record.payload.count)
        else { return false }
        var reader = OctetReader(record.payload)
        guard let key: BeatKey = try? reader.fixed(),
            let signature: Signature = try? reader.fixed()
        else { return false }
        return RescueCertificate(key: key, signature: signature).isValid(of: record.key.author)
            && record.isSigned(by: key)
    }

    /// Opens a record of one's own.
    ///
    /// - Throws: `WireError` when another key opens it, or what is in it breaks a bound.
    package init(record: Record, secret: SealingSecret) throws(WireError) {
        guard Self.sizes.contains(record.payload.count),
            let content = secret.open(
                Array(record.payload.dropFirst(RescueCertificate.byteCount)))
        else { throw .malformed }
        var reader = OctetReader(content)
        let length = Int(try reader.number32())
        guard length <= reader.remaining,
            let message = try? Hearth_V1_Rescue(serializedBytes: try reader.take(length))
        else { throw .malformed }
        try self.init(message)
    }

    private init(_ message: Hearth_V1_Rescue) throws(WireError) {
        guard message.friends.count <= Self.mostFriends, message.lists.count <= Self.mostLists,
            message.time < 1 << 48
        else { throw .overLimit }
        writtenAt = WallTime(milliseconds: Int64(message.time))
        friends = []
        lists = []
        for friend in message.friends {
            guard let identity = IdentityKey(octets: [UInt8](friend.identity)),
                let node = NodeKey(octets: [UInt8](friend.node)),
                friend.name.isEmpty || PersonName.isValid(friend.name),
                friend.addresses.count <= Self.mostAddresses,
                friend.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength })
            else { throw .malformed }
            friends.append(
                Friend(
                    identity: identity, node: node,
                    name: VisibleText.name(friend.name, hex: identity.hex),
                    addresses: friend.addresses))
        }
        for list in message.lists {
            guard let id = ListID(octets: [UInt8](list.list)),
                let host = IdentityKey(octets: [UInt8](list.host))
            else { throw .malformed }
            lists.append(List(id: id, host: host))
        }
    }

    private var message: Hearth_V1_Rescue {
        var message = Hearth_V1_Rescue()
        message.time = UInt64(clamping: writtenAt.milliseconds)
        message.friends = friends.map { friend in
            var message = Hearth_V1_RescueFriend()
            message.identity = .init(friend.identity.octets)
            message.node = .init(friend.node.octets)
            message.name = friend.name
            message.addresses = Array(friend.addresses.prefix(Self.mostAddresses))
            return message
        }
        message.lists = lists.map { list in
            var message = Hearth_V1_RescueList()
            message.list = .init(list.id.octets)
            message.host = .init(list.host.octets)
            return message
        }
        return message
    }
}
