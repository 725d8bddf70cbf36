package import HearthSodium
package import HearthWire

/// Which nodes to dial next, where and when: a pure machine over the wall clock.
///
/// Every wanted node is tried at all its known addresses at once, with exponential backoff and jitter
/// between attempts, as long as there is no connection in either direction.
package struct DialPlan: Sendable {
    /// What became of the last dial of an address.
    package struct Attempt: Sendable, Hashable {
        package let at: WallTime
        /// nil: the node was reached.
        package let error: String?

        package init(at: WallTime, error: String?) {
            self.at = at
            self.error = error
        }
    }

    private struct Target: Sendable {
        var addresses: [String] = []
        var backoff = Backoff()
        var nextAttempt: WallTime
        var isDialling = false
        /// A dial is under way that does not know of an address which is new since.
        var hasNewAddress = false
        /// What became of the last dial of each address.
        var attempts: [String: Attempt] = [:]
        var isConnected = false
        var lastError: String?

        /// Where it was found last comes first, then as the friend said.
        var ordered: [String] {
            let found = attempts.filter { $0.value.error == nil }.max { $0.value.at < $1.value.at }
            guard let first = found?.key, let index = addresses.firstIndex(of: first) else {
                return addresses
            }
            return [first] + addresses[..<index] + addresses[(index + 1)...]
        }
    }

    private var targets: [NodeKey: Target] = [:]
    /// What is wanted has changed: it has to be set again.
    package var isStale = true

    package init() {}

    /// Sets what is wanted; a new node, or a new address of a known one, is tried as soon as may be.
    ///
    /// Who is in `connected` has dialled this node already.
    package mutating func want(
        _ wanted: [NodeKey: [String]], connected: Set<NodeKey>, now: WallTime
    ) {
        isStale = false
        targets = targets.filter { wanted[$0.key] != nil || $0.value.isConnected }
        for (node, addresses) in wanted {
            if var target = targets[node] {
                if !Set(addresses).isSubset(of: target.addresses) {
                    target.nextAttempt = now
                    target.hasNewAddress = target.isDialling
                }
                target.addresses = addresses
                target.attempts = target.attempts.filter { addresses.contains($0.key) }
                targets[node] = target
            } else {
                targets[node] = Target(addresses: addresses, nextAttempt: now)
                targets[node]?.isConnected = connected.contains(node)
            }
        }
    }

    /// The dials that are due.
    package mutating func due(now: WallTime) -> [Directive] {
        var directives: [Directive] = []
        for (node, target) in targets.sorted(by: { $0.key < $1.key })
        where !target.isConnected && !target.isDialling && !target.addresses.isEmpty
            && Self.moment(of: target, now: now) <= now
        {
            targets[node]?.isDialling = true
            targets[node]?.hasNewAddress = false
            directives.append(.dial(node, addresses: target.ordered))
        }
        return directives
    }

    /// A person asked for it: the next attempt is due, whatever failed before.
    package mutating func hurry(_ node: NodeKey, now: WallTime) {
        targets[node]?.nextAttempt = now
    }

    /// What kept this node from others was its own fault and is over: all of them are tried soon,
    /// spread over so many seconds, and the next loss is waited out from the first step. `jitter` is
    /// from 0 up to but not including 1, fresh for each node.
    package mutating func hurryAll(
        now: WallTime, within seconds: Int = 5, jitter: () -> Double
    ) {
        for node in targets.keys.sorted() {
            guard var target = targets[node], !target.isConnected else { continue }
            target.backoff.succeeded()
            let wait = Duration.milliseconds(Int64(jitter() * 1000 * Double(seconds)))
            target.nextAttempt = min(target.nextAttempt, now.adding(wait))
            targets[node] = target
        }
    }

    /// When the next dial is due; nil when there is nobody to dial.
    package func nextAttempt(after now: WallTime) -> WallTime? {
        targets.values
            .filter { !$0.isConnected && !$0.isDialling && !$0.addresses.isEmpty }
            .map { Self.moment(of: $0, now: now) }.min()
    }

    /// When a target is tried next: at once where a clock that was set back since says that it is
    /// further off than any wait is long.
    private static func moment(of target: Target, now: WallTime) -> WallTime {
        target.nextAttempt.since(now) > Backoff.longestWait ? now : target.nextAttempt
    }

    package mutating func connected(_ node: NodeKey) {
        targets[node]?.isConnected = true
        targets[node]?.isDialling = false
        targets[node]?.lastError = nil
    }

    /// A dial of this address found the node.
    package mutating func reached(_ node: NodeKey, at address: String, now: WallTime) {
        targets[node]?.attempts[address] = Attempt(at: now, error: nil)
    }

    /// Both nodes know each other: the next loss is waited out from the first step again.
    ///
    /// A connection alone does not do that, or anybody who waits for an answer to a knock would
    /// knock every second.
    package mutating func recognized(_ node: NodeKey) {
        targets[node]?.backoff.succeeded()
    }

    package mutating func disconnected(_ node: NodeKey, now: WallTime, jitter: Double) {
        targets[node]?.isConnected = false
        failed(node, reasons: [:], now: now, jitter: jitter)
    }

    /// A dial found the node at none of its addresses; `reasons` says why, by address.
    package mutating func failed(
        _ node: NodeKey, reasons: [String: String], now: WallTime, jitter: Double
    ) {
        guard var target = targets[node] else { return }
        target.isDialling = false
        for address in target.addresses {
            guard let reason = reasons[address] else { continue }
            target.attempts[address] = Attempt(at: now, error: reason)
            target.lastError = reason
        }
        let wait = target.backoff.failed(jitter: jitter)
        target.nextAttempt = target.hasNewAddress ? now : now.adding(wait)
        targets[node] = target
    }

    /// The next attempt, the last error, and what became of each address, for people.
    package func state(
        of node: NodeKey
    ) -> (
        nextAttempt: WallTime?, lastError: String?, addresses: [String],
        attempts: [String: Attempt]
    ) {
        guard let target = targets[node] else { return (nil, nil, [], [:]) }
        let waits = !target.isConnected && !target.isDialling && !target.addresses.isEmpty
        return (
            waits ? target.nextAttempt : nil, target.lastError, target.addresses, target.attempts
        )
    }
}
