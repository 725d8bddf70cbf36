import HearthAPI
import HearthHousehold
import HearthReplication
import HearthStore
import HearthTransport
import HearthWire
import Logging

/// What was committed and is not on the disk yet, and what may be said only when it is.
struct Unsettled {
    var directives: [Directive] = []
    /// Whether anything has to be waited for.
    var mustWait = false
    /// The longest of the steps, of those that do not depend on claims.
    var slowest = Duration.zero
}

/// Events are committed one by one, and those that have waited for the node share one wait for the
/// disk: so on a slow disk a step of claims, which holds up what comes in meanwhile, delays all of it
/// by one wait and not by as many as there are events.
extension Node {
    /// Says what a step asked for, once that step and all before it are on the disk.
    func say(_ directives: [Directive]) {
        guard unsettled.mustWait else { return carryOut(directives) }
        unsettled.directives += directives
        planSettling()
    }

    /// Has the wait have its turn, behind everything that waits for the node by now. Just one turn waits
    /// at a time, however often the disk is waited for meanwhile: people wait behind it too.
    private func planSettling() {
        guard !isSettlingPlanned else { return }
        isSettlingPlanned = true
        Task {
            // Short, unless the wait for the disk is long.
            doWhatIsOverdue(for: min(max(Self.slice, lead.lead / 16), Self.longTurn))
            isSettlingPlanned = false
            if !unsettled.directives.isEmpty { planSettling() }
        }
    }

    /// The same after a commit that is on the disk, and with it all before it.
    func sayAtOnce(_ directives: [Directive]) {
        let held = unsettled.directives
        unsettled = Unsettled()
        carryOut(held + directives)
    }

    /// Waits for the disk, if there is anything to wait for, and says what follows.
    func settle() {
        guard unsettled.mustWait else { return }
        let start = ContinuousClock.now
        do {
            try store.sync()
        } catch {
            return giveUpWhatIsUnsaid(error)
        }
        took(unsettled.slowest + (ContinuousClock.now - start))
        sayAtOnce([])
    }

    /// Nothing is said that a power cut could take back: anybody who waits for it is told that
    /// there is trouble, and asks again.
    private func giveUpWhatIsUnsaid(_ error: any Error) {
        let held = unsettled.directives
        unsettled = Unsettled(mustWait: true)
        diskRefuses(error)
        for directive in held {
            switch directive {
            case .send(let id, _, _), .close(let id, _, _):
                guard let connection = connections[id] else { continue }
                closeRequests.yield(
                    Closing(connection: connection, reason: .internalError, at: nil))
            case .dial(let peer, _, _):
                handle(.dialFailed(peer, reason: PeerProblem.storage.rawValue))
            }
        }
    }
}
