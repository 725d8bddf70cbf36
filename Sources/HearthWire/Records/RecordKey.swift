package import HearthSodium

/// Names one record through all its versions: 65 octets on the wire.
package struct RecordKey: Hashable, Sendable {
    package static let byteCount = 65

    package let kind: RecordKind
    package let stream: StreamID
    package let author: IdentityKey
    package let name: RecordName

    package init(
        kind: RecordKind, stream: StreamID, author: IdentityKey, name: RecordName = .only
    ) {
        self.kind = kind
        self.stream = stream
        self.author = author
        self.name = name
    }
}

extension RecordKey: Comparable {
    package static func < (left: RecordKey, right: RecordKey) -> Bool {
        if left.stream != right.stream { return left.stream < right.stream }
        if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
        if left.author != right.author { return left.author < right.author }
        return left.name < right.name
    }
}

/// Orders what one author wrote of one record: 12 octets on the wire.
///
/// Recovery and restored backups take a higher incarnation, so that no version is used twice.
package struct Version: Hashable, Comparable, Sendable {
    package let incarnation: UInt32
    package let counter: UInt64

    package init(incarnation: UInt32, counter: UInt64) {
        self.incarnation = incarnation
        self.counter = counter
    }

    package static func < (left: Version, right: Version) -> Bool {
        (left.incarnation, left.counter) < (right.incarnation, right.counter)
    }
}

/// What a node says of a record without sending it.
package struct RecordStamp: Hashable, Sendable {
    package let key: RecordKey
    package let version: Version
    /// Hash of the header and payload hash: two under one version prove equivocation.
    package let hash: Digest

    package init(key: RecordKey, version: Version, hash: Digest) {
        self.key = key
        self.version = version
        self.hash = hash
    }
}
