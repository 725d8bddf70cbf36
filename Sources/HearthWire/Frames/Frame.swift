package import HearthSodium

/// One message between two nodes (protocol-spec/frames.md).
///
/// A frame is a header of 6 octets (type 1, zero 1, payload length 4) and its payload.
package enum Frame: Hashable, Sendable {
    /// The first frame of either side.
    case hello(Hello)
    /// Hash over the stamps of everything shared, cells excepted.
    case digest(Digest)
    /// A hash for each shared stream.
    case summary([StreamSummary])
    /// All that the sender holds of one stream, blobs excepted.
    case versions(stream: StreamID, [RecordStamp])
    case record(Record)
    /// The newest beat cell the sender holds, for every author of a list.
    case have([HaveVector])
    /// Cells of the beat, of one or more lists.
    case cells([Cell])
    /// A changed cell, ahead of the beat.
    case early(Cell)
    case ping(UInt64)
    case pong(UInt64)
    case close(CloseReason)
    /// Knock and KnockAnswer of hearth.proto.
    case knock([UInt8])
    case knockAnswer([UInt8])
    /// Names of blobs of one list that the sender lacks.
    case want(stream: StreamID, [RecordName])
    /// Asks the peer to dial back: whether this port can be reached where the session comes from.
    case reachAsk(nonce: UInt64, port: UInt16)
    case reachAnswer(nonce: UInt64, ReachOutcome)

    package static let headerByteCount = 6

    package var type: FrameType {
        switch self {
        case .hello: .hello
        case .digest: .digest
        case .summary: .summary
        case .versions: .versions
        case .record: .record
        case .have: .have
        case .cells: .cells
        case .early: .early
        case .ping: .ping
        case .pong: .pong
        case .close: .close
        case .knock: .knock
        case .knockAnswer: .knockAnswer
        case .want: .want
        case .reachAsk: .reachAsk
        case .reachAnswer: .reachAnswer
        }
    }
}

/// What each side says first: 12 octets.
package struct Hello: Hashable, Sendable {
    package static let byteCount = 12

    /// The format of everything that this version of Hearth says; it is raised with any change
    /// after which an older version cannot follow.
    package static let currentFormat: UInt16 = 2

    /// The sender's format; nodes of different formats have nothing to say to each other.
    package let format: UInt16
    /// Reserved for optional features; unknown bits are ignored.
    package let features: UInt32
    /// Seconds since 1970 by the sender's clock, low 32 bits; for telling people of a wrong clock.
    package let clock: UInt32

    package init(
        format: UInt16 = Hello.currentFormat, features: UInt32, clock: UInt32
    ) {
        self.format = format
        self.features = features
        self.clock = clock
    }
}

/// One stream and the hash over its stamps: 48 octets.
package struct StreamSummary: Hashable, Sendable {
    package static let byteCount = 48
    package let stream: StreamID
    package let digest: Digest

    package init(stream: StreamID, digest: Digest) {
        self.stream = stream
        self.digest = digest
    }
}

/// The newest beat cells that a node holds of one list.
package struct HaveVector: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package static let byteCount = 16
        package let author: AuthorTag
        package let incarnation: UInt32
        package let sequence: UInt32

        package init(author: AuthorTag, incarnation: UInt32, sequence: UInt32) {
            self.author = author
            self.incarnation = incarnation
            self.sequence = sequence
        }
    }

    package let list: ListID
    package let entries: [Entry]

    package init(list: ListID, entries: [Entry]) {
        self.list = list
        self.entries = entries
    }
}
