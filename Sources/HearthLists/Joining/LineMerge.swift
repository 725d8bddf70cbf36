/// Joins two texts that were made from one, line by line.
package enum LineMerge {
    /// Cells of the table in which lines of two texts are matched; a larger difference counts as one.
    private static let limit = 4_000_000

    /// Lines of the first text, by number, and what stands in their place in the second.
    private struct Change: Hashable {
        var lines: Range<Int>
        var replacement: [Substring]
    }

    /// The text with the changes of both: lines that only one of them changed are as that one has them. Where
    /// both put lines into one place, those of the first stand first.
    ///
    /// - Returns: Nil where both changed a line, and not alike.
    package static func join(_ one: String, _ other: String, since base: String) -> String? {
        guard one != other, other != base else { return one }
        guard one != base else { return other }
        let lines = split(base)
        let first = changes(from: lines, to: split(one))
        let second = changes(from: lines, to: split(other))
        var joined: [Substring] = []
        var next = 0
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            let change: Change
            if i < first.count, j < second.count {
                let (mine, theirs) = (first[i], second[j])
                if mine == theirs {
                    // Both did the same.
                    change = mine
                    i += 1
                    j += 1
                } else if mine.lines.upperBound <= theirs.lines.lowerBound {
                    change = mine
                    i += 1
                } else if theirs.lines.upperBound <= mine.lines.lowerBound {
                    change = theirs
                    j += 1
                } else {
                    return nil
                }
            } else if i < first.count {
                change = first[i]
                i += 1
            } else {
                change = second[j]
                j += 1
            }
            joined += lines[next..<change.lines.lowerBound]
            joined += change.replacement
            next = change.lines.upperBound
        }
        joined += lines[next...]
        return joined.joined(separator: "\n")
    }

    /// Cells of the tables that joining these may fill, about.
    package static func effort(_ one: String, _ other: String, since base: String) -> Int {
        func lines(_ text: String) -> Int { text.utf8.count { $0 == 10 } + 2 }
        let old = lines(base)
        return min(old * lines(one), limit) + min(old * lines(other), limit)
    }

    private static func split(_ text: String) -> [Substring] {
        text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// In ascending order; at least one line that stayed lies between any two.
    private static func changes(from old: [Substring], to new: [Substring]) -> [Change] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest) { $0 == $1 }
        let oldMiddle = start..<(old.count - end)
        let newMiddle = start..<(new.count - end)
        guard !oldMiddle.isEmpty || !newMiddle.isEmpty else { return [] }
        var changes: [Change] = []
        var (i, j) = (oldMiddle.lowerBound, newMiddle.lowerBound)
        for pair in kept(of: old[oldMiddle], in: new[newMiddle]) + [
            (oldMiddle.upperBound, newMiddle.upperBound)
        ] {
            if i < pair.0 || j < pair.1 {
                changes.append(Change(lines: i..<pair.0, replacement: Array(new[j..<pair.1])))
            }
            (i, j) = (pair.0 + 1, pair.1 + 1)
        }
        return changes
    }

    /// The most lines that both have in one order, by their numbers: the longest common subsequence, which of
    /// several is the same everywhere.
    private static func kept(
        of old: ArraySlice<Substring>, in new: ArraySlice<Substring>
    ) -> [(Int, Int)] {
        guard !old.isEmpty, !new.isEmpty, (old.count + 1) * (new.count + 1) <= limit else {
            return []
        }
        // Numbers are compared faster than lines.
        var numbers: [Substring: Int] = [:]
        for line in old where numbers[line] == nil { numbers[line] = numbers.count }
        let olds = old.map { numbers[$0] ?? -1 }
        let news = new.map { numbers[$0] ?? -1 }
        let width = new.count + 1
        // How many the texts have in common from these lines on.
        var lengths = [UInt16](repeating: 0, count: (old.count + 1) * width)
        for i in olds.indices.reversed() {
            for j in news.indices.reversed() {
                lengths[i * width + j] =
                    olds[i] == news[j]
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if olds[i] == news[j] {
                pairs.append((old.startIndex + i, new.startIndex + j))
                i += 1
                j += 1
            } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}

extension Sequence {
    /// How many of the first `limit` pass one after the other from the start.
    fileprivate func prefix<A, B>(_ limit: Int, _ test: (A, B) -> Bool) -> Int
    where Element == (A, B) {
        var count = 0
        for (one, other) in self {
            guard count < limit, test(one, other) else { break }
            count += 1
        }
        return count
    }
}
