import HearthSodium
import HearthWire

/// How many blobs of each author on each list wait for a part that names them: running counts, so
/// that no blob has all others counted.
struct UnnamedBlobs: Sendable {
    /// What was removed meanwhile is noticed when there are too many, and then not more often.
    static let recounting: Duration = .seconds(60)

    private struct Place: Hashable, Sendable {
        let stream: StreamID
        let author: IdentityKey
    }

    private struct Count: Sendable {
        var blobs: Int
        var countedAt: WallTime
    }

    private var counts: [Place: Count] = [:]

    /// A part of theirs came: what is left is counted when the next blob comes.
    mutating func recount(_ author: IdentityKey, in stream: StreamID) {
        counts[Place(stream: stream, author: author)] = nil
    }

    /// Counts one more; false, and nothing is counted, where there are as many as there may be: of this
    /// author, or of all authors on the list as far as they were counted.
    ///
    /// - Throws: What `count` throws, which gives how many are stored.
    mutating func add(
        by author: IdentityKey, in stream: StreamID, within limit: Int, now: WallTime,
        count: () throws -> Int
    ) rethrows -> Bool {
        let place = Place(stream: stream, author: author)
        var known = try counts[place] ?? Count(blobs: count(), countedAt: now)
        if known.blobs >= limit,
            now < known.countedAt || now.since(known.countedAt) >= Self.recounting
        {
            known = Count(blobs: try count(), countedAt: now)
        }
        let others = counts.reduce(0) { sum, entry in
            entry.key.stream == stream && entry.key.author != author ? sum + entry.value.blobs : sum
        }
        let hasRoom = known.blobs < limit && known.blobs + others < Limits.unnamedBlobsPerList
        if hasRoom { known.blobs += 1 }
        counts[place] = known
        return hasRoom
    }
}
