package import HearthAPI
import HearthReplication
import HearthSodium
package import HearthWire

/// What a node knows, since its start, of whether friends elsewhere can reach it.
package struct Reachability: Sendable {
    /// Whether people want the router to be asked.
    package var asksRouter = false
    /// What became of asking the router; nil: it is not asked.
    package var router: RouterState?
    /// Where the router lets others in; nil: nowhere that is known.
    package var mapping: HostPort?
    /// The port at which this node listens; nil: nobody else can dial it there.
    package var port: Int?
    /// Whether it is to be found through a proxy alone, and asks nobody else.
    package var isByProxyAlone = false
    /// Whether it dials through a proxy: then others see the proxy's address, and dialling back proves nothing.
    package var dialsThroughProxy = false

    /// When somebody elsewhere last reached this node.
    package private(set) var reachedAt: WallTime?
    /// When the last friend who dialled back found nobody.
    package private(set) var missedAt: WallTime?

    private struct Question: Sendable {
        let session: SessionID
        let nonce: UInt64
        let askedAt: WallTime
    }

    private var question: Question?
    /// Until when nobody is asked by itself, and since when.
    private var rest: (since: WallTime, time: Duration)?
    /// When this node last dialled back for others.
    private var helped: [NodeKey: WallTime] = [:]

    /// Between two questions that nobody wants to know; the shorter one after a question that nobody tried.
    package static let pause: Duration = .seconds(6 * 3600)
    package static let retryPause: Duration = .seconds(120)
    /// How long an answer is waited for: longer than dialling takes.
    package static let patience: Duration = .seconds(20)
    /// Between two times that a node dials back for the same other one.
    package static let helpPause: Duration = .seconds(60)

    package init() {}

    package var isRouterAsked: Bool { asksRouter && !isByProxyAlone }

    package mutating func wasReached(at now: WallTime) { reachedAt = now }

    /// Whether others can reach this node: what was learned last counts.
    package var state: ReachabilityState {
        switch (reachedAt, missedAt) {
        case (let reached?, let missed?): reached >= missed ? .reached : .unreached
        case (_?, nil): .reached
        case (nil, _?): .unreached
        case (nil, nil): .unknown
        }
    }

    /// The addresses have changed: what was learned does not count any more.
    package mutating func forget() {
        reachedAt = nil
        missedAt = nil
        question = nil
        rest = nil
    }

    // MARK: Asking

    /// Whether an answer is waited for.
    package func isAsking(at now: WallTime) -> Bool {
        question.map { isWithin(Self.patience, since: $0.askedAt, now) } ?? false
    }

    /// Whether it is time to ask although nobody wants to know.
    func isDue(at now: WallTime) -> Bool {
        guard state != .reached, !isAsking(at: now) else { return false }
        return rest.map { !isWithin($0.time, since: $0.since, now) } ?? true
    }

    mutating func asked(on session: SessionID, nonce: UInt64, at now: WallTime) {
        question = Question(session: session, nonce: nonce, askedAt: now)
        rest = (now, Self.retryPause)
    }

    /// An answer came; one that was not asked for counts for nothing.
    mutating func answered(
        on session: SessionID, nonce: UInt64, _ outcome: ReachOutcome, at now: WallTime
    ) {
        guard let question, question.session == session, question.nonce == nonce else { return }
        self.question = nil
        switch outcome {
        case .reached: reachedAt = now
        case .unreached: missedAt = now
        case .notTried: return
        }
        rest = (now, Self.pause)
    }

    // MARK: Helping others

    /// Whether this node may dial back for another one now; then it has.
    mutating func mayHelp(_ node: NodeKey, at now: WallTime) -> Bool {
        helped = helped.filter { isWithin(Self.helpPause, since: $0.value, now) }
        guard helped[node] == nil else { return false }
        helped[node] = now
        return true
    }

    /// A clock that was put back since does not make it longer.
    private func isWithin(_ time: Duration, since moment: WallTime, _ now: WallTime) -> Bool {
        let passed = now.since(moment)
        return passed >= .zero && passed < time
    }
}
