/// Which of many things an answer has, as somebody asks for them: how many to leave out, and how many to show.
package struct AskedPart {
    /// Of lines that people wrote to each other.
    package static let lines = (usual: 200, most: 1000)

    private let from: Int
    private let count: Int

    /// What is no number counts as nothing said; at least one thing is shown.
    package init(
        from: String?, count: String?, _ bound: (usual: Int, most: Int)
    ) {
        self.from = max(from.flatMap { Int($0) } ?? 0, 0)
        self.count = min(max(count.flatMap { Int($0) } ?? bound.usual, 1), bound.most)
    }

    package func range(of total: Int) -> Range<Int> {
        let start = min(from, total)
        return start..<min(total, start + count)
    }

    /// The same, from the end.
    package func lastRange(of total: Int) -> Range<Int> {
        let first = range(of: total)
        return (total - first.upperBound)..<(total - first.lowerBound)
    }
}
