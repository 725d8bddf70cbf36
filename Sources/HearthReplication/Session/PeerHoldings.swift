import HearthSodium
import HearthWire

/// What a peer is known to hold of the records that both may read, while its session lasts.
///
/// It only spares sending things twice: what is forgotten here is found again by comparing.
struct PeerHoldings: Sendable {
    /// Records of which it is remembered that the peer has them; over it, all are forgotten.
    static let limit = 16_384
    /// Records under one version with another that a peer is shown in one session.
    static let contestedLimit = 64

    private struct Holding: Sendable {
        var version: Version
        /// The peer sent it or named it, as opposed to: it was sent there.
        var isSaid: Bool
    }

    private var holdings: [RecordKey: Holding] = [:]
    /// What was sent since the peer was last asked to compare the stream.
    private var onTheirWay: [StreamID: Set<RecordKey>] = [:]
    /// Records of which the peer holds another under the same version, and was sent ours.
    private var contested: Set<RecordKey> = []
    /// At which digest both were seen to hold the same.
    private var agreed: [StreamID: Digest] = [:]

    /// The peer sent this record, or named it among those it holds.
    mutating func said(_ key: RecordKey, _ version: Version) {
        note(key, Holding(version: version, isSaid: true))
    }

    /// It was sent there.
    mutating func sent(_ key: RecordKey, _ version: Version) {
        note(key, Holding(version: version, isSaid: false))
        onTheirWay[key.stream, default: []].insert(key)
    }

    private mutating func note(_ key: RecordKey, _ holding: Holding) {
        if let held = holdings[key], held.version > holding.version { return }
        if holdings.count >= Self.limit, holdings[key] == nil {
            holdings = [:]
            onTheirWay = [:]
        }
        holdings[key] = holding
    }

    /// The peer said that it lacks it, whatever was known before.
    mutating func lacks(_ key: RecordKey) {
        holdings[key] = nil
        onTheirWay[key.stream]?.remove(key)
    }

    /// Whether the peer itself said that it holds this version or a newer one.
    func hasSaid(_ key: RecordKey, _ version: Version) -> Bool {
        holdings[key].map { $0.isSaid && $0.version >= version } ?? false
    }

    /// Whether it said so, or it was sent there.
    func has(_ key: RecordKey, _ version: Version) -> Bool {
        holdings[key].map { $0.version >= version } ?? false
    }

    /// Whether it was sent after the peer had last been asked to compare the stream, so that what
    /// the peer says now does not yet speak of it.
    func isOnItsWay(_ key: RecordKey, _ version: Version) -> Bool {
        onTheirWay[key.stream]?.contains(key) == true && has(key, version)
    }

    /// The peer is being asked to compare these streams: what was sent before is there by then.
    mutating func asked(_ streams: [StreamID]) {
        for stream in streams { onTheirWay[stream] = nil }
    }

    /// The peer holds another record under the same version: whether it still has to see ours.
    mutating func contests(_ key: RecordKey) -> Bool {
        contested.count < Self.contestedLimit && contested.insert(key).inserted
    }

    func isContested(_ key: RecordKey) -> Bool { contested.contains(key) }

    mutating func agreed(_ stream: StreamID, _ digest: Digest?) {
        agreed[stream] = digest
    }

    func hasAgreed(_ stream: StreamID, _ digest: Digest) -> Bool {
        agreed[stream] == digest
    }
}
