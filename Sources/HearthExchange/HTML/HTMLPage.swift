/// A saved page, as a flat list of its elements and texts.
struct HTMLPage {
    /// An element or a piece of text.
    struct Node: Hashable {
        /// In small letters; empty for text.
        var name: String
        var attributes: [String: String] = [:]
        /// Of a piece of text.
        var text = ""
        /// The element around it; nil at the top.
        var parent: Int?
        /// Behind the last node inside of it.
        var end = 0
    }

    /// In the order of the page; what is inside of an element follows it.
    private(set) var nodes: [Node] = []
    /// How many nodes up to each have words that a reader sees, so that elements without any are known
    /// at once.
    private var worded: [Int] = [0]
    /// Elements whose text no reader sees.
    private static let unseen: Set<String> = ["script", "style", "template", "noscript"]

    /// - Throws: `ImportError.malformed` when it is no page, `.beyond` when it has more than `ReadingBound` allows.
    init(text: String) throws(ImportError) {
        try HTMLTags.check(text)
        nodes = try PageReader.nodes(of: text)
        worded.reserveCapacity(nodes.count + 1)
        for node in nodes {
            let isSeen = node.parent.map { !Self.unseen.contains(nodes[$0].name) } ?? true
            let hasWords = node.name.isEmpty && isSeen && !node.text.allSatisfy(\.isWhitespace)
            worded.append(worded[worded.count - 1] + (hasWords ? 1 : 0))
        }
    }
}

extension HTMLPage {
    /// What is inside of an element, itself left out.
    func inside(_ index: Int) -> Range<Int> { (index + 1)..<max(index + 1, nodes[index].end) }

    /// The words inside of an element, as a reader sees them.
    func words(in index: Int) -> String {
        var words = ""
        var node = index + 1
        guard node < nodes[index].end, worded[node] < worded[nodes[index].end] else { return "" }
        while node < nodes[index].end {
            let name = nodes[node].name
            if Self.unseen.contains(name) {
                node = nodes[node].end
                continue
            }
            if name.isEmpty { words += nodes[node].text } else { words += " " }
            node += 1
        }
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The value of the first `<meta>` with one of these names.
    func meta(_ names: String...) -> String? {
        for name in names {
            let node = nodes.first {
                $0.name == "meta" && ($0.attributes["property"] ?? $0.attributes["name"]) == name
            }
            if let text = node?.attributes["content"]?.trimmed, !text.isEmpty { return text }
        }
        return nil
    }
}
