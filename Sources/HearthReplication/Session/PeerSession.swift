import HearthSodium
import HearthWire

/// What this node remembers of one connection while it lasts.
struct PeerSession: Sendable {
    /// How far two nodes know each other.
    enum Lane: Hashable, Sendable {
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
    var lane = Lane.opening
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
    /// Streams of which this peer was not sent blobs, since it has a newer part.
    var withheld: Set<StreamID> = []
    /// At which digest here this peer was last asked for blobs that a part names.
    var askedBack: [StreamID: Digest] = [:]
    var holdings = PeerHoldings()
    var outgoing = OutgoingRecords()
    var allowance = PeerAllowance()
    /// Streams of which it is known what the peer holds of them.
    var settled: Set<StreamID> = []
    /// Versions of members' own records that the peer was asked for.
    var awaited: [RecordKey: AwaitedVersion] = [:]
    /// When the first of them is not waited for any more.
    var awaitedDue: WallTime?
    /// Cells of members there that the peer was shown, for it may have forgotten them.
    var shownCells: Set<Cell> = []
    /// When the last of them were sent.
    var shownCellsAt: WallTime?
    /// When the peer was last sent again what it had dropped of a list.
    var resentAt: [ListID: WallTime] = [:]
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

    /// The newest cell of an author that was sent there, unless the peer has said that it holds it.
    func sentCell(
        of author: AuthorTag, in list: ListID
    ) -> (order: CellOrder, at: WallTime)? {
        guard let known = peerCells[list]?[author], let at = known.sentAt else { return nil }
        return (known.order, at)
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
