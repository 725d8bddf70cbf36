package import HearthSodium
package import HearthWire

/// A record or beat cell of somebody's that one of a higher incarnation took the place of here: their home may
/// have been put back to an earlier copy, and have forgotten it (protocol-spec/records.md, Superseded).
package struct Superseded: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case record(Record)
        case cell(Cell)
    }

    /// What it is told from others by: what it was replaced under, and in which incarnation.
    package struct Name: Hashable, Sendable {
        package let author: IdentityKey
        /// Of a record: kind 1, stream 16, name 16; of a cell: 0, list 16, author tag 8.
        package let place: [UInt8]
        package let incarnation: UInt32

        package init(author: IdentityKey, place: [UInt8], incarnation: UInt32) {
            self.author = author
            self.place = place
            self.incarnation = incarnation
        }
    }

    /// How long it is kept.
    static let lifetime: Duration = .seconds(30 * 86_400)
    /// Incarnations of which one is kept in one place.
    static let incarnations = 4

    package let author: IdentityKey
    package let content: Content
    package let since: WallTime

    package init(author: IdentityKey, content: Content, since: WallTime) {
        self.author = author
        self.content = content
        self.since = since
    }

    package var name: Name {
        switch content {
        case .record(let record):
            let key = record.key
            return Name(
                author: author,
                place: [key.kind.rawValue] + key.stream.octets + key.name.octets,
                incarnation: record.version.incarnation)
        case .cell(let cell):
            return Name(
                author: author,
                place: [0] + cell.list.octets + cell.author.octets,
                incarnation: cell.order.incarnation)
        }
    }

    package var stream: StreamID {
        switch content {
        case .record(let record): record.key.stream
        case .cell(let cell): cell.list.stream
        }
    }

    var byteCount: Int {
        switch content {
        case .record(let record): record.octets.count
        case .cell(let cell): cell.octets.count
        }
    }

    /// Whether it comes before another in the same place.
    func isOlder(than other: Superseded) -> Bool {
        switch (content, other.content) {
        case (.record(let one), .record(let other)): one.version < other.version
        case (.cell(let one), .cell(let other)): one.order < other.order
        case (.record, .cell), (.cell, .record): false
        }
    }
}

/// What was superseded of others: kept apart from what is carried, so that nobody but its author's node is
/// sent it.
package protocol SupersededStore: AnyObject {
    /// All that is kept of an author, ordered by place and incarnation.
    func superseded(by author: IdentityKey) throws -> [Superseded]
    func superseded(_ name: Superseded.Name) throws -> Superseded?
    /// Stores it in place of what has its name.
    func put(_ superseded: Superseded) throws
    func remove(_ name: Superseded.Name) throws
}
