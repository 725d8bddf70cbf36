/// What somebody is told who follows a member's news.
package enum NewsEvent: Sendable, Hashable {
    case news(NewsInfo)
    /// The same of what was due: `DueSource` told the member's devices at its moment.
    case due(NewsInfo)
    /// What an open page shows of this may be another by now; several may be told as one.
    case changed(ChangeInfo)
    /// Nothing more is told.
    case end(NewsEnd)
}

/// Where somebody who looks may see something else than before.
///
/// Of claims, whispers and ideas only members of the list's circle are told; a beat that brought
/// nothing new is told like any other.
package struct ChangeInfo: Codable, Sendable, Hashable {
    /// The hexadecimal id of a list; nil: something else, such as friends, the inbox or a profile.
    package var list: String?

    package init(list: String? = nil) {
        self.list = list
    }
}

/// Why nothing more is told.
package enum NewsEnd: String, Codable, Sendable, Hashable, CaseIterable {
    /// The member's keys were locked, or their sign-in has ended.
    case locked
    /// The follower did not read fast enough.
    case slow
    case stopping
}

/// What tells members their news as they come: the node behind the API.
package protocol NewsSource: Sendable {
    /// What happens from now on, after what came since `id`; nil: from now on alone. Something may have
    /// changed where `moment`, of `SignInInfo`, is not the present one.
    ///
    /// A bounded number of events waits; when there are more, the stream ends without an `end`.
    /// Changes are left out before they could have that happen.
    ///
    /// - Throws: `HearthError`: locked, or too many follow already.
    func news(
        as caller: Caller, since id: Int?, moment: String?
    ) async throws -> AsyncStream<NewsEvent>
}
