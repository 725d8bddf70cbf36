/// What somebody is told who follows a member's news.
package enum NewsEvent: Sendable, Hashable {
    case news(NewsInfo)
    /// Nothing more is told.
    case end(NewsEnd)
}

/// Why nothing more is told.
package enum NewsEnd: String, Codable, Sendable, Hashable {
    /// The member's keys were locked.
    case locked
    /// Whoever follows did not read fast enough.
    case slow
    case stopping
}

/// Whoever tells members their news as they come: the node behind the API.
package protocol NewsSource: Sendable {
    /// What happens from now on, after what came since `id`; nil: from now on alone.
    ///
    /// A bounded number of events waits; when there are more, the stream ends without an `end`.
    ///
    /// - Throws: `HearthError`: locked, or too many follow already.
    func news(as caller: Caller, since id: Int?) async throws -> AsyncStream<NewsEvent>
}
