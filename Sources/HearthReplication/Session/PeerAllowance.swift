import HearthWire

/// What one peer may have done for it (protocol-spec/limits.md, "What one session may ask for").
///
/// Where nothing of it is left, the peer's socket is not read until there is again: nothing has to be
/// kept for later, and TCP slows the peer down.
struct PeerAllowance: Sendable {
    /// Units of work: about the hundredth of a second's worth each second.
    static let capacity: Double = 20_000
    static let perSecond: Double = 2000
    /// Units that a frame may cost more than there are: what it costs shows once it is done.
    static let debt = capacity / 2
    /// Octets of early cells at once, and a second; more are dropped, for the beat brings them.
    static let earlyOctets: Double = 1_048_576
    static let earlyOctetsPerSecond: Double = 16_384

    var work = TokenBucket(capacity: Self.capacity, perSecond: Self.perSecond)
    /// Of their own: what comes ahead of the beat must not make other things late.
    var early = TokenBucket(capacity: Self.earlyOctets, perSecond: Self.earlyOctetsPerSecond)
}

/// Units for what is read and written on behalf of a peer.
enum WorkPrice {
    /// For each stamp, small record or cell that is read.
    static let reading = 0.25
    /// For each octet of cells that a peer sends.
    static let cellOctet = 1.0 / 2048
    /// For each blob that a part or a peer names.
    static let naming = 1.0 / 16
    /// For a letter, which may have its addressee's node write rosters.
    static let letter: Double = 500
    /// For a knock within a session.
    static let knock: Double = 1000
    /// For an answer to a knock: it is written down.
    static let knockAnswer: Double = 256

    static func reading(_ record: Record?) -> Double {
        reading + Double(record?.payload.count ?? 0) / 16_384
    }
}

extension Frame {
    /// Units of work that it takes to look at it: signatures, hashes and reads of the database.
    var cost: Double {
        switch self {
        case .hello, .digest: 64
        case .summary(let entries): 1 + Double(entries.count)
        case .versions(_, let stamps): 4 + Double(stamps.count) / 16
        case .want(_, let names): 4 + Double(names.count) * WorkPrice.naming
        case .record(let record):
            (record.key.kind == .letter ? WorkPrice.letter : 4)
                + Double(record.payload.count) / 16_384
        case .have(let vectors):
            vectors.reduce(1) { $0 + 1 + Double($1.entries.count) / 16 }
        case .cells(let cells):
            1 + WorkPrice.cellOctet * Double(cells.reduce(0) { $0 + $1.octets.count })
        case .ping, .pong, .close, .early, .knock, .knockAnswer, .reachAsk, .reachAnswer: 1
        }
    }
}
