package import HearthSodium
package import HearthWire

/// What a home remembers of the versions of one record of a member here, to tell one that it knew
/// from one that it forgot; and what is still to be merged into the present one.
package struct OwnVersionsRow: GroupedRow {
    package static let table = "own_versions"

    package struct Key: Codable, RowKey {
        package let stream: StreamID
        package let author: IdentityKey
        package let kind: RecordKind
        package var octets: [UInt8] { stream.octets + author.octets + [kind.rawValue] }

        package init(stream: StreamID, author: IdentityKey, kind: RecordKind) {
            self.stream = stream
            self.author = author
            self.kind = kind
        }

        package init(_ key: RecordKey) {
            self.init(stream: key.stream, author: key.author, kind: key.kind)
        }

        /// The record's.
        package var recordKey: RecordKey {
            RecordKey(kind: kind, stream: stream, author: author)
        }
    }

    /// Starts of the home in which the record was written; what was written before them was compared
    /// with others long ago.
    private static let limit = 64
    private static let versionByteCount = 12

    package let key: Key
    package var group: IdentityKey { key.author }
    /// The last one of each incarnation but the present, the oldest first; 0.0: there was none.
    package private(set) var versions: [Version] {
        get { Self.versions(in: versionOctets) }
        set { versionOctets = Self.octets(of: newValue) }
    }
    private var versionOctets: [UInt8]
    /// Written here, and as far as is known no peer holds that yet.
    package var isOpen: Bool
    /// While it is open: the record as it was before that; empty: there was none, or nobody knows.
    package var base: [UInt8]
    /// Another version that came and is still to be merged; empty: none.
    package var found: [UInt8]

    package init(
        key: Key, versions: [Version] = [], isOpen: Bool = false, base: [UInt8] = [],
        found: [UInt8] = []
    ) {
        self.key = key
        versionOctets = Self.octets(of: versions)
        self.isOpen = isOpen
        self.base = base
        self.found = found
    }

    package mutating func note(_ version: Version) {
        guard !versions.contains(version) else { return }
        versions = Array((versions + [version]).sorted().suffix(Self.limit))
    }

    private static func octets(of versions: [Version]) -> [UInt8] {
        var writer = OctetWriter()
        for version in versions {
            writer.write(version.incarnation)
            writer.write(version.counter)
        }
        return writer.octets
    }

    /// What does not make whole versions is not read.
    private static func versions(in octets: [UInt8]) -> [Version] {
        var reader = OctetReader(octets)
        var versions: [Version] = []
        while reader.remaining >= versionByteCount, let incarnation = try? reader.number32(),
            let counter = try? reader.number64()
        {
            versions.append(Version(incarnation: incarnation, counter: counter))
        }
        return versions
    }
}
