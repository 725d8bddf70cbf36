import HearthWire

/// Records that a peer lacks and that wait to be sent, some at a time.
///
/// After every window a ping goes along, and the next window waits for its pong: so a peer gets no
/// more than it takes, and what waits here is names, not records.
struct OutgoingRecords: Sendable {
    /// Octets that may be under way before the peer has answered for those before: it begins at
    /// the first, doubles up to the last while answers come soon, and halves when they come late,
    /// so that on a slow line not much is queued before a beat.
    static let windows = (Limits.sessionQueue / 8)...(Limits.sessionQueue / 2)
    /// An answer takes up to two whole seconds, for both sides wait for the next one.
    static let soon: Duration = .milliseconds(2500)
    static let late: Duration = .seconds(5)
    /// Names that may wait; streams beyond that are compared again afterwards.
    static let limit = 16_384
    /// Pings of this machine begin here, where no wall clock comes.
    private static let firstMarker: UInt64 = 1 << 63

    /// What waits.
    enum Entry: Hashable, Sendable {
        /// As it is held here when its turn comes.
        case held(RecordKey)
        /// What was superseded here, which its author's home is given.
        case superseded(Superseded.Name)
    }

    private var entries: [Entry] = []
    private var next = 0
    private var known: Set<Entry> = []
    /// What was superseded and sent in this session, and what of it was not answered for.
    private var given: Set<Superseded.Name> = []
    private var unanswered: Set<Superseded.Name> = []
    private var octetsUnderWay = 0
    private var window = Self.windows.lowerBound
    private var askedAt = WallTime(milliseconds: 0)
    private var awaited: UInt64?
    private var marker = Self.firstMarker
    /// Streams of which something had no room.
    private var unfinished: Set<StreamID> = []

    mutating func append(_ key: RecordKey) {
        if !append(.held(key)) { unfinished.insert(key.stream) }
    }

    /// Each is given once in a session; what has no room in the next one.
    mutating func append(superseded name: Superseded.Name) {
        guard !given.contains(name) else { return }
        _ = append(.superseded(name))
    }

    private mutating func append(_ entry: Entry) -> Bool {
        guard !known.contains(entry) else { return true }
        guard known.count < Self.limit else { return false }
        known.insert(entry)
        entries.append(entry)
        return true
    }

    /// Whether nothing waits.
    var isEmpty: Bool { known.isEmpty && unfinished.isEmpty }

    /// Whether there is something to send, and no answer to wait for.
    var isReady: Bool { awaited == nil && next < entries.count }

    /// The next record to send; nil when there is none, or the peer has to answer first.
    mutating func take() -> Entry? {
        guard awaited == nil, next < entries.count else { return nil }
        let entry = entries[next]
        next += 1
        known.remove(entry)
        if next == entries.count {
            entries = []
            next = 0
        }
        return entry
    }

    /// Something of this size was sent; gives the number of the ping that has to go after it.
    ///
    /// `superseded`: what it is if it was superseded here.
    mutating func sent(
        octets: Int, superseded name: Superseded.Name? = nil, at now: WallTime
    ) -> UInt64? {
        octetsUnderWay += octets
        if let name {
            given.insert(name)
            unanswered.insert(name)
        }
        guard octetsUnderWay >= window || name != nil else { return nil }
        return ping(at: now)
    }

    /// The number of a ping behind all that was sent, once nothing waits; nil before.
    mutating func ask(at now: WallTime) -> UInt64? { isEmpty ? ping(at: now) : nil }

    private mutating func ping(at now: WallTime) -> UInt64? {
        guard awaited == nil else { return nil }
        octetsUnderWay = 0
        askedAt = now
        marker += 1
        awaited = marker
        return marker
    }

    /// Whether this is the answer that was waited for.
    mutating func answered(_ number: UInt64, at now: WallTime) -> Bool {
        guard awaited == number else { return false }
        awaited = nil
        let wait = now.since(askedAt)
        if wait <= Self.soon {
            window = min(2 * window, Self.windows.upperBound)
        } else if wait >= Self.late {
            window = max(window / 2, Self.windows.lowerBound)
        }
        return true
    }

    /// What was superseded and the peer has: it answered for all that was sent before.
    mutating func takeAnswered() -> Set<Superseded.Name> {
        defer { unanswered = [] }
        return unanswered
    }

    /// Streams to compare again, once nothing waits any more.
    mutating func takeUnfinished() -> Set<StreamID> {
        guard known.isEmpty else { return [] }
        defer { unfinished = [] }
        return unfinished
    }
}
