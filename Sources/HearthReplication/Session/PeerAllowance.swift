import HearthWire

/// What one peer may make this node do, and what of it had to be put off.
struct PeerAllowance: Sendable {
    /// Units of work: about the hundredth of a second's worth each second.
    static let capacity: Double = 20_000
    static let perSecond: Double = 2000
    /// Frames that are put off, and their octets; over it the session is closed. A whole window of
    /// the smallest records fits, as from a friend who has very many lists.
    static let deferredFrames = 32_768
    static let deferredOctets = 2 * Limits.sessionQueue
    /// Letters may make their addressee's node write rosters: so many at once, and one in 2 s.
    static let letters: Double = 32
    static let lettersPerSecond = 0.5
    /// Letters that are put off, the newest of each author to each addressee: as many as two full
    /// households that all become friends at once have for each other.
    static let parkedLetters = Limits.membersPerNode * Limits.membersPerNode
    /// Early cells at once, and a second; more are dropped, for the beat brings them.
    static let earlyCells: Double = 2048
    static let earlyCellsPerSecond: Double = 32
    /// Early cells that are dropped at once, and a second; over it the session is closed, for even
    /// dropping one is work.
    static let fallenCells: Double = 4096
    static let fallenCellsPerSecond: Double = 64
    /// Units that work may cost more than there are.
    static let debt = capacity / 2
    /// What a guest, a node that is known by one host's lists alone, has of all this: that host may
    /// name as many as fill a list.
    static let guestShare: Double = 1 / 16

    var work: TokenBucket
    var letters = TokenBucket(capacity: Self.letters, perSecond: Self.lettersPerSecond)
    var early: TokenBucket
    var fallen: TokenBucket
    private(set) var isGuest: Bool
    private(set) var parked: [RecordKey: Record] = [:]
    /// Frames that are put off, in pieces, so that a copied session does not copy them all; the
    /// first of the first piece is at `next`, and no piece is empty.
    private var frames: [[Frame]] = []
    private var next = 0
    private var count = 0
    private var octets = 0
    private static let piece = 128

    init(isGuest: Bool) {
        self.isGuest = isGuest
        let share = isGuest ? Self.guestShare : 1
        func bucket(_ capacity: Double, _ perSecond: Double) -> TokenBucket {
            TokenBucket(capacity: capacity * share, perSecond: perSecond * share)
        }
        work = bucket(Self.capacity, Self.perSecond)
        early = bucket(Self.earlyCells, Self.earlyCellsPerSecond)
        fallen = bucket(Self.fallenCells, Self.fallenCellsPerSecond)
    }

    /// The same with the measure of a guest, or of another peer, which is full.
    func changed(isGuest: Bool) -> PeerAllowance {
        guard isGuest != self.isGuest else { return self }
        let fresh = PeerAllowance(isGuest: isGuest)
        var changed = self
        changed.isGuest = isGuest
        (changed.work, changed.early, changed.fallen) = (fresh.work, fresh.early, fresh.fallen)
        return changed
    }

    /// Puts a frame off; false when there is no room.
    mutating func deferFrame(_ frame: Frame) -> Bool {
        guard count < Self.deferredFrames,
            octets + frame.roughSize <= Self.deferredOctets
        else { return false }
        if frames.last.map({ $0.count >= Self.piece }) ?? true { frames.append([]) }
        frames[frames.count - 1].append(frame)
        count += 1
        octets += frame.roughSize
        return true
    }

    var firstDeferred: Frame? { frames.first?[next] }

    mutating func removeFirst() {
        guard let frame = firstDeferred else { return }
        octets -= frame.roughSize
        count -= 1
        next += 1
        if next == frames[0].count {
            frames.removeFirst()
            next = 0
        }
    }

    /// Puts a letter off, in place of an older one of its author; false when there is no room.
    mutating func park(_ letter: Record) -> Bool {
        let held = parked[letter.key]
        if let held, held.version >= letter.version { return true }
        let octets =
            parked.values.reduce(letter.payload.count) { $0 + $1.payload.count }
            - (held?.payload.count ?? 0)
        guard held != nil || parked.count < Self.parkedLetters, octets <= Self.deferredOctets
        else { return false }
        parked[letter.key] = letter
        return true
    }

    mutating func unpark() -> Record? {
        guard let key = parked.keys.min() else { return nil }
        return parked.removeValue(forKey: key)
    }

    /// When something that was put off may go on.
    func nextWork(after now: WallTime) -> WallTime? {
        let frame = firstDeferred.map { work.moment(for: $0.cost, after: now) }
        let letter = parked.isEmpty ? nil : letters.moment(after: now)
        return [frame, letter].compactMap { $0 }.min()
    }
}

extension Cell {
    /// As how many cells of claims it counts: its size decides.
    var weight: Double { Double(octets.count) / Double(Kind.claims.byteCount) }
}

extension Frame {
    /// Units of work that it takes to look at it: signatures, hashes and reads of the database.
    var cost: Double {
        switch self {
        case .hello, .digest: 64
        case .summary(let entries): 1 + Double(entries.count)
        case .versions(_, _, let stamps): 4 + Double(stamps.count) / 16
        case .record(let record): 4 + Double(record.payload.count) / 16_384
        case .have(let vectors):
            vectors.reduce(1) { $0 + 1 + Double($1.entries.count) / 16 }
        case .cells(let cells): 1 + cells.reduce(0) { $0 + $1.weight } / 4
        case .early(let cell): cell.weight
        case .ping, .pong, .close, .knock, .knockAnswer: 1
        }
    }
}
