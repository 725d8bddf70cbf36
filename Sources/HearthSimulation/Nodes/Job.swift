import HearthHousehold
import HearthReplication
import HearthWire

/// One thing that a node has to do.
struct Job {
    enum Task {
        case event(HouseholdEvent)
        case addresses([String])
        /// Sees how long a commit takes.
        case trial
        /// Something that is done on the node when its turn comes, with steps of its own.
        case call(() -> Void)
        /// What a person asks: the first part is the transaction, the second what they are told.
        case request(
            isReading: Bool, (inout Household, Work) throws -> [Directive],
            answer: (Result<Void, any Error>) -> Void)
    }

    let task: Task
    /// When it came in or was due.
    var moment: Ticks
    /// Whether it depends on claims.
    let isSecret: Bool

    init(_ task: Task, at moment: Ticks, isSecret: Bool = false) {
        self.task = task
        self.moment = moment
        switch task {
        case .event(.received(_, .early)), .event(.look): self.isSecret = true
        default: self.isSecret = isSecret
        }
    }

    var isRequest: Bool {
        if case .request = task { true } else { false }
    }

    var isTrial: Bool {
        if case .trial = task { true } else { false }
    }

    /// Octets that come in with it.
    var byteCount: Int {
        guard case .event(.received(_, let frame)) = task else { return 0 }
        switch frame {
        case .record(let record): return record.payload.count
        case .cells(let cells): return cells.reduce(0) { $0 + $1.kind.byteCount }
        case .early(let cell): return cell.kind.byteCount
        default: return 64
        }
    }

    /// Whether its commit has to be on the disk before anything is said about it: as in the real
    /// shell.
    var isDurable: Bool {
        switch task {
        case .event(.received(_, let frame)):
            switch frame {
            case .record, .knock, .knockAnswer: true
            default: false
            }
        case .event(.readOver), .event(.disconnected), .event(.dialFailed), .event(.look): false
        case .event(.connected), .event(.wake), .addresses, .trial, .call: true
        case .request(let isReading, _, _): !isReading
        }
    }
}

/// A node that dies: at the first public commit that is about something of this moment or later.
package struct Crash: Hashable, Sendable {
    /// When, in the world's time.
    package let after: Ticks
    /// Whether it dies before anything is said about that commit, or after.
    package let isSilent: Bool
    /// How long it stays down.
    package let rest: Duration

    package init(after: Ticks, isSilent: Bool, rest: Duration) {
        self.after = after
        self.isSilent = isSilent
        self.rest = rest
    }

    /// When its peers notice, after the moment of what it died at: so that how busy it was does
    /// not show. Until then the system sends what was handed to it.
    static let notice: Duration = .seconds(5)
}
