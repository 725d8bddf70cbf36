import HearthReplication
import HearthWire

/// From which parts of the network connections come, and how many knocks each of them may make.
///
/// Keys cost nothing, so people of somebody's own making are counted by where they come from.
struct KnockSources: Sendable {
    private var sources: [SessionID: String] = [:]
    private var measures: [String: (bucket: TokenBucket, usedAt: WallTime)] = [:]

    mutating func connected(_ session: SessionID, from source: String) {
        sources[session] = source
    }

    mutating func disconnected(_ session: SessionID) {
        sources[session] = nil
    }

    /// Where a connection comes from; empty when nothing is known of that.
    func source(of session: SessionID) -> String { sources[session] ?? "" }

    /// Whether one more knock from there is taken note of now.
    mutating func allows(_ source: String, now: WallTime) -> Bool {
        let seconds = Double(Limits.knocksPerSourceInterval.components.seconds)
        var bucket =
            measures[source]?.bucket
            ?? TokenBucket(capacity: Double(Limits.knocksPerSource), perSecond: 1 / seconds)
        if measures[source] == nil, measures.count >= Limits.knockSources,
            let quietest = measures.min(by: { $0.value.usedAt < $1.value.usedAt })?.key
        {
            measures[quietest] = nil
        }
        defer { measures[source] = (bucket, now) }
        return bucket.take(now: now)
    }
}
