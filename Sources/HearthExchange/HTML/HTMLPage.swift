import CXML2

/// A saved page, as a flat list of its elements and texts.
///
/// The only code that speaks with libxml2. Its HTML parser repairs what browsers repair; it is told
/// to fetch nothing, and entities other than HTML's own do not exist there.
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

    /// - Throws: `ImportError.malformed` when it is no page, `.tooLarge` when it has more than
    ///   `ExchangeLimits.pageNodes` nodes.
    init(text: String) throws(ImportError) {
        guard HTMLTags.areFew(in: text) else { throw .tooLarge }
        var text = text
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
            | HTML_PARSE_COMPACT.rawValue
        let document = text.withUTF8 { octets in
            octets.withMemoryRebound(to: CChar.self) {
                htmlReadMemory(
                    $0.baseAddress, Int32(clamping: $0.count), nil, "UTF-8", Int32(options))
            }
        }
        guard let document else { throw .malformed(.html) }
        defer { xmlFreeDoc(document) }
        guard read(document) else { throw .tooLarge }
        worded.reserveCapacity(nodes.count + 1)
        for node in nodes {
            let isSeen = node.parent.map { !Self.unseen.contains(nodes[$0].name) } ?? true
            let hasWords = node.name.isEmpty && isSeen && !node.text.allSatisfy(\.isWhitespace)
            worded.append(worded[worded.count - 1] + (hasWords ? 1 : 0))
        }
    }

    /// Walks through the document without calling itself; false when there is too much of it.
    private mutating func read(_ document: htmlDocPtr) -> Bool {
        var parents: [Int] = []
        var next = document.pointee.children
        while let node = next {
            guard nodes.count < ExchangeLimits.pageNodes else { return false }
            var isOpen = false
            switch node.pointee.type {
            case XML_ELEMENT_NODE:
                parents.append(append(element: node, parent: parents.last))
                isOpen = true
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
                let text = Self.string(node.pointee.content)
                nodes.append(Node(name: "", text: text, parent: parents.last))
                nodes[nodes.count - 1].end = nodes.count
            case XML_COMMENT_NODE where parents.isEmpty:
                let text = Self.string(node.pointee.content)
                nodes.append(Node(name: "#comment", text: text, parent: nil))
                nodes[nodes.count - 1].end = nodes.count
            default: break
            }
            if isOpen, let child = node.pointee.children {
                next = child
                continue
            }
            if isOpen { close(&parents) }
            var current = node
            while current.pointee.next == nil, let parent = current.pointee.parent,
                parent.pointee.type == XML_ELEMENT_NODE
            {
                close(&parents)
                current = parent
            }
            next = current.pointee.next
        }
        return true
    }

    private mutating func append(element: xmlNodePtr, parent: Int?) -> Int {
        var node = Node(name: Self.string(element.pointee.name).lowercased(), parent: parent)
        var attribute = element.pointee.properties
        while let current = attribute {
            let name = Self.string(current.pointee.name).lowercased()
            node.attributes[name] =
                current.pointee.children.map {
                    Self.string($0.pointee.content)
                } ?? ""
            attribute = current.pointee.next
        }
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func close(_ parents: inout [Int]) {
        if let index = parents.popLast() { nodes[index].end = nodes.count }
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
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
