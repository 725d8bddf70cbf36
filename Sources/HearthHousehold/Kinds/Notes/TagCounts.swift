import HearthAPI
import HearthLists

/// On how many notes each tag stands.
///
/// Each writing of a tag is folded once, not on each of thousands of notes.
struct TagCounts {
    private var counts: [String: TagCount] = [:]
    private var folded: [String: String] = [:]

    /// Counts the tags of one more note, each once.
    ///
    /// - Returns: What tells them apart.
    @discardableResult
    mutating func add(_ tags: [String]) -> Set<String> {
        guard !tags.isEmpty else { return [] }
        var own: Set<String> = []
        for tag in tags {
            let key = key(of: tag)
            guard own.insert(key).inserted else { continue }
            counts[key, default: TagCount(tag: tag, notes: 0)].notes += 1
        }
        return own
    }

    private mutating func key(of tag: String) -> String {
        if let known = folded[tag] { return known }
        let key = FoldedText.forSearch(tag)
        folded[tag] = key
        return key
    }

    /// Written as on the first note that has them; the most used first, then by name.
    ///
    /// `isWanted`: of the tag as search has it.
    func sorted(where isWanted: (String) -> Bool = { _ in true }) -> [TagCount] {
        counts.filter { isWanted($0.key) }.sorted {
            $0.value.notes == $1.value.notes
                ? $0.key < $1.key : $0.value.notes > $1.value.notes
        }.map(\.value)
    }

    /// Those, and of the others the most used, so many in all.
    func first(_ most: Int, with chosen: Set<String>) -> [TagCount] {
        let all = sorted()
        guard all.count > most else { return all }
        let own = chosen.sorted().compactMap { counts[$0] }
        let others = all.lazy.filter { !own.contains($0) }
        return own + others.prefix(max(most - own.count, 0))
    }
}
