import HearthWire

/// Records that a peer lacks and that wait to be sent, some at a time.
///
/// After every window a ping goes along, and the next window waits for its pong: so a peer gets no
/// more than it takes, and what waits here is names, not records.
struct OutgoingRecords: Sendable {
    /// Octets that may be under way before the peer has answered for those before.
    static let window = Limits.sessionQueue / 2
    /// Names that may wait; streams beyond that are compared again afterwards.
    static let limit = 16_384
    /// Pings of this machine begin here, where no wall clock comes.
    private static let firstMarker: UInt64 = 1 << 63

    private var keys: [RecordKey] = []
    private var next = 0
    private var known: Set<RecordKey> = []
    private var octetsUnderWay = 0
    private var awaited: UInt64?
    private var marker = Self.firstMarker
    /// Streams of which something had no room.
    private var unfinished: Set<StreamID> = []

    mutating func append(_ key: RecordKey) {
        guard !known.contains(key) else { return }
        guard known.count < Self.limit else {
            unfinished.insert(key.stream)
            return
        }
        known.insert(key)
        keys.append(key)
    }

    /// The next record to send; nil when there is none, or the peer has to answer first.
    mutating func take() -> RecordKey? {
        guard awaited == nil, next < keys.count else { return nil }
        let key = keys[next]
        next += 1
        known.remove(key)
        if next == keys.count {
            keys = []
            next = 0
        }
        return key
    }

    /// A record of this size was sent; gives the number of the ping that has to go after it.
    mutating func sent(octets: Int) -> UInt64? {
        octetsUnderWay += octets
        guard octetsUnderWay >= Self.window, awaited == nil else { return nil }
        octetsUnderWay = 0
        marker += 1
        awaited = marker
        return marker
    }

    /// Whether this is the answer that was waited for.
    mutating func answered(_ number: UInt64) -> Bool {
        guard awaited == number else { return false }
        awaited = nil
        return true
    }

    /// Streams to compare again, once nothing waits any more.
    mutating func takeUnfinished() -> Set<StreamID> {
        guard known.isEmpty else { return [] }
        defer { unfinished = [] }
        return unfinished
    }
}
