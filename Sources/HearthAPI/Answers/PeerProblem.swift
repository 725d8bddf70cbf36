/// Why another node could not be reached.
package enum PeerProblem: String, Codable, Sendable, Hashable, CaseIterable {
    case noAnswer = "no-answer"
    /// Another node is there, or it refuses.
    case refused
    case timeout
    /// The connection broke.
    case broken
    /// What is there does not speak Hearth.
    case notHearth = "not-hearth"
    case tooSlow = "too-slow"
    case closed
    /// The address cannot be used.
    case badAddress = "bad-address"
    /// An address of the Tor network, and this node dials without a proxy.
    case proxyNeeded = "proxy-needed"
    /// The proxy through which this node dials does not answer.
    case proxyFailed = "proxy-failed"
    /// This node's own storage failed.
    case storage
    /// The node there runs an older Hearth, which says things in another way.
    case older
    /// The node there runs a newer Hearth.
    case newer
}
