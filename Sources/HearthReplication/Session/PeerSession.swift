import HearthSodium
import HearthWire

/// What this node remembers of one connection while it lasts.
struct PeerSession: Sendable {
    /// How far two nodes know each other.
    enum State: Hashable, Sendable {
        /// The peer's hello has not come yet.
        case opening
        /// One of the two does not know the other: knocks only.
        case knocking
        /// Both know each other: everything that both may read.
        case sharing
    }

    let id: SessionID
    let peer: NodeKey
    let isInitiator: Bool
    let place: NetworkPlace
    let openedAt: WallTime
    var state = State.opening
    /// What the peer's last hello said.
    var peerKnowsUs = false
    /// What our last hello said.
    var saidKnown = false
    var lastHeard: WallTime
    var lastPing: WallTime
    /// A stranger knocks once.
    var hasKnocked = false
    /// Streams that changed and of which the peer is to be told, and when.
    var changed: Set<StreamID> = []
    var tellingAt: WallTime?
    /// A digest was sent, and the answer to it, if they differ, is still to come.
    var awaitsSummary = false
    /// Streams in which this peer and this node differ, to be compared again before it is asked.
    var toCompare: [StreamID: PendingComparison] = [:]
    /// Streams that were compared with the peer, which was sent, or is being sent, what it lacked.
    var inStep: Set<StreamID> = []
    /// Blobs that this peer was asked for and that have not come; over `Limits.blobsPerPart`, all are
    /// forgotten.
    var askedBlobs: Set<RecordName> = []
    /// Lists hosted there and edited here of which blobs are being given, and those of which a pong is to say that
    /// they were.
    private(set) var givenLists: Set<ListID> = []
    private var unansweredLists: Set<ListID> = []
    /// Blobs that the peer asked for and that could not be given yet.
    private(set) var wantedBlobs: [StreamID: Set<RecordName>] = [:]
    var holdings = PeerHoldings()
    var outgoing = OutgoingRecords()
    var allowance = PeerAllowance()
    /// The newest beat cells that the peer is known to hold, or was sent.
    var peerCells: [ListID: [AuthorTag: PeerCell]] = [:]

    /// A cell that a peer is taken to hold.
    struct PeerCell: Sendable {
        let order: CellOrder
        /// When it was sent there; nil: the peer itself sent or named it.
        let sentAt: WallTime?
    }

    init(
        id: SessionID, peer: NodeKey, isInitiator: Bool, place: NetworkPlace, now: WallTime
    ) {
        self.place = place
        self.id = id
        self.peer = peer
        self.isInitiator = isInitiator
        openedAt = now
        lastHeard = now
        lastPing = now
    }

    /// The peer asked for these blobs, of which some are missing; over `Limits.blobsPerPart`, no more
    /// are noted.
    mutating func wants(
        _ missing: Set<RecordName>, of names: [RecordName], in stream: StreamID
    ) {
        let wanted = (wantedBlobs[stream] ?? []).subtracting(names).union(missing)
        wantedBlobs[stream] = nil
        let others = wantedBlobs.values.reduce(0) { $0 + $1.count }
        guard !wanted.isEmpty, wanted.count + others <= Limits.blobsPerPart else { return }
        wantedBlobs[stream] = wanted
    }

    /// The peer, the home of the list's host, asked for blobs of it.
    mutating func gives(_ list: ListID) { givenLists.insert(list) }

    /// Whether nothing of a list is on its way there.
    func hasGivenAll(of list: ListID) -> Bool {
        !givenLists.contains(list) && !unansweredLists.contains(list)
            && wantedBlobs[list.stream] == nil
    }

    /// Gives the number of the ping that asks whether blobs have come that were sent, once nothing else waits.
    mutating func askAboutBlobs(at now: WallTime) -> UInt64? {
        guard !givenLists.isEmpty, let ping = outgoing.ask(at: now) else { return nil }
        unansweredLists = givenLists
        givenLists = []
        return ping
    }

    /// Lists of which all blobs have come that had been sent before the ping that was answered.
    mutating func takeAnsweredLists() -> [ListID] {
        defer { unansweredLists = [] }
        return unansweredLists.sorted()
    }

    /// The peer sent it.
    mutating func peerHolds(_ cell: Cell) {
        peerHolds(cell.order, of: cell.author, in: cell.list)
    }

    /// The peer named it.
    mutating func peerHolds(_ order: CellOrder, of author: AuthorTag, in list: ListID) {
        note(PeerCell(order: order, sentAt: nil), of: author, in: list)
    }

    /// It was sent there, and may still be dropped.
    mutating func wasSent(_ cell: Cell, at now: WallTime) {
        note(PeerCell(order: cell.order, sentAt: now), of: cell.author, in: cell.list)
    }

    private mutating func note(_ cell: PeerCell, of author: AuthorTag, in list: ListID) {
        if let known = peerCells[list]?[author] {
            // Naming it is more than having been sent it.
            guard known.order < cell.order || known.order == cell.order && cell.sentAt == nil else {
                return
            }
        }
        peerCells[list, default: [:]][author] = cell
    }

    /// Whether the peer sent or named just this one, and none since.
    func peerNamed(_ cell: Cell) -> Bool {
        guard let known = peerCells[cell.list]?[cell.author] else { return false }
        return known.order == cell.order && known.sentAt == nil
    }

    func peerLacks(_ cell: Cell) -> Bool {
        peerCells[cell.list]?[cell.author].map { $0.order < cell.order } ?? true
    }
}
