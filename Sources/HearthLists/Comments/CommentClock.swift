package import HearthWire

/// When a comment was written, so that an answer stands after what it answers.
///
/// It knows comments alone: a clock that a reservation or a whisper moved on would tell the owner of
/// it (protocol-spec/records.md).
package enum CommentClock {
    /// How far ahead of one's own clock a comment is still believed; what is further ahead moves
    /// nobody's clock, so that one wrong clock cannot carry everybody off.
    package static let tolerance: Duration = .seconds(3600)

    /// Whether a comment can have been written by now.
    package static func isBelievable(_ time: WallTime, at now: WallTime) -> Bool {
        time <= now.adding(tolerance)
    }

    /// The time of a comment that is written now by somebody who sees these.
    package static func next(after seen: some Sequence<WallTime>, at now: WallTime) -> WallTime {
        let newest = seen.filter { isBelievable($0, at: now) }.max()
        guard let newest, newest >= now else { return now }
        return newest.adding(.milliseconds(1))
    }

    /// Whether one comment stands before another: by time, what cannot have been written yet last.
    package static func precedes(
        _ left: (time: WallTime, author: [UInt8], id: CommentID),
        _ right: (time: WallTime, author: [UInt8], id: CommentID), at now: WallTime
    ) -> Bool {
        let (first, second) = (isBelievable(left.time, at: now), isBelievable(right.time, at: now))
        if first != second { return first }
        if left.time != right.time { return left.time < right.time }
        if left.author != right.author {
            return left.author.lexicographicallyPrecedes(right.author)
        }
        return left.id < right.id
    }
}
