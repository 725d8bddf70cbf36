package import HearthSodium
package import HearthWire

/// What a carrier knows of one list, from its newest roster.
package struct ListEntry: Hashable, Sendable {
    package struct Reader: Hashable, Sendable {
        package let identity: IdentityKey
        package let tag: AuthorTag
        package let node: NodeKey
        package let sealingKey: SealingKey
        package let name: String
        package let role: ReaderRole
        /// host:port, only those that the reader agreed to show.
        package let addresses: [String]

        package init(
            identity: IdentityKey, tag: AuthorTag, node: NodeKey, sealingKey: SealingKey,
            name: String, role: ReaderRole, addresses: [String]
        ) {
            self.identity = identity
            self.tag = tag
            self.node = node
            self.sealingKey = sealingKey
            self.name = name
            self.role = role
            self.addresses = addresses
        }
    }

    package let id: ListID
    package let stamp: RecordStamp
    package let epoch: UInt32
    package let isGiving: Bool
    package let isArchived: Bool
    /// Days since 1970 of the occasion, if the list has a date.
    package let day: Int?
    /// Identities of the owners, the host first.
    package let owners: [IdentityKey]
    package let readers: [Reader]
    /// Every node that an owner was ever seen to live on.
    package let ownerNodes: Set<NodeKey>

    package init(
        id: ListID, stamp: RecordStamp, epoch: UInt32, isGiving: Bool, isArchived: Bool, day: Int?,
        owners: [IdentityKey], readers: [Reader], ownerNodes: Set<NodeKey>
    ) {
        self.id = id
        self.stamp = stamp
        self.epoch = epoch
        self.isGiving = isGiving
        self.isArchived = isArchived
        self.day = day
        self.owners = owners
        self.readers = readers
        self.ownerNodes = ownerNodes
    }

    package var host: IdentityKey { stamp.key.author }

    /// The readers who see reservations: everyone but the owners.
    package var circle: [Reader] { readers.filter { $0.role.isInCircle } }

    package func reader(_ identity: IdentityKey) -> Reader? {
        readers.first { $0.identity == identity }
    }

    package func reader(tagged tag: AuthorTag) -> Reader? {
        readers.first { $0.tag == tag }
    }

    package func hasReader(on node: NodeKey) -> Bool {
        readers.contains { $0.node == node }
    }
}
