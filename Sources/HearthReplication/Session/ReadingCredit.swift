package import HearthWire

/// How much of what a peer sends is read, and when: a pure machine over the wall clock.
///
/// It depends on nothing but what the peer sent and the time, so that the peer, who sees in TCP's
/// flow control how far it was read, learns nothing of what else the node has to do. Credit comes on
/// whole seconds (protocol-spec/transport.md, "Reading").
package struct ReadingCredit: Sendable {
    /// What may be read at once, and what comes each second.
    package struct Measure: Hashable, Sendable {
        package var octets: Int
        package var octetsPerSecond: Int
        package var messages: Int
        package var messagesPerSecond: Int

        package init(
            octets: Int, octetsPerSecond: Int, messages: Int, messagesPerSecond: Int
        ) {
            self.octets = octets
            self.octetsPerSecond = octetsPerSecond
            self.messages = messages
            self.messagesPerSecond = messagesPerSecond
        }

        /// More than an honest peer sends: it waits for an answer after a window of records.
        package static let standard = Measure(
            octets: Limits.sessionQueue, octetsPerSecond: Limits.sessionQueue / 2,
            messages: 16_384, messagesPerSecond: 4096)
    }

    private let measure: Measure
    private var octets: Int
    private var messages: Int
    private var second: Int64?

    package init(_ measure: Measure = .standard) {
        self.measure = measure
        octets = measure.octets
        messages = measure.messages
    }

    /// A message of so many octets was read.
    package mutating func read(_ byteCount: Int, at now: WallTime) {
        refill(now)
        octets -= byteCount
        messages -= 1
    }

    /// Whether another may be read; if not, there is credit on the next whole second or a later one.
    package mutating func mayRead(at now: WallTime) -> Bool {
        refill(now)
        return octets > 0 && messages > 0
    }

    private mutating func refill(_ now: WallTime) {
        let passed = second.map { max(0, min(60, now.seconds - $0)) } ?? 0
        // A clock that was set back gives nothing, and does not stop anything either.
        second = now.seconds
        octets = min(measure.octets, octets + Int(passed) * measure.octetsPerSecond)
        messages = min(measure.messages, messages + Int(passed) * measure.messagesPerSecond)
    }
}
