/// The tags of a page that the renderer made, by which it can be changed in places. It reads the
/// renderer's own HTML and nothing else: attributes in quotation marks, no comments, no scripts inside.
struct MarkupPage {
    /// Octets in UTF-8: places in a page are counted in them.
    private let octets: [UInt8]
    let tags: [MarkupTag]
    /// Of each opening tag with content, the tag that closes it; of all others nothing.
    private let ends: [Int: Int]

    /// Text for a part of the page.
    struct Edit {
        let range: Range<Int>
        let text: String

        init(range: Range<Int>, text: String) {
            self.range = range
            self.text = text
        }

        /// Text that is put in between.
        init(at place: Int, text: String) { self.init(range: place..<place, text: text) }
    }

    init(_ html: String) {
        octets = Array(html.utf8)
        let tags = MarkupTag.all(in: octets)
        self.tags = tags
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, tag) in tags.enumerated() where !tag.isVoid {
            guard tag.name.hasPrefix("/") else {
                open.append(index)
                continue
            }
            // Elements whose end may be left out end with what is around them.
            let name = tag.name.dropFirst()
            guard let start = open.lastIndex(where: { tags[$0].name == name }) else { continue }
            ends[open[start]] = index
            open.removeSubrange(start...)
        }
        self.ends = ends
    }

    func end(of tag: Int) -> Int? { ends[tag] }

    /// Elements by the places of their tags: from the first to the last.
    func elements(named name: String) -> [Range<Int>] {
        tags.indices.compactMap { index in
            guard tags[index].name == name, let end = ends[index] else { return nil }
            return index..<end + 1
        }
    }

    /// The elements around a tag, the nearest first.
    func ancestors(of tag: Int) -> [Int] {
        ends.filter { $0.key < tag && tag < $0.value }.keys.sorted(by: >)
    }

    /// Where an element stands.
    func range(of element: Range<Int>) -> Range<Int> {
        tags[element.lowerBound].range.lowerBound..<tags[element.upperBound - 1].range.upperBound
    }

    func text(of element: Range<Int>) -> String {
        String(decoding: octets[range(of: element)], as: UTF8.self)
    }

    /// The page with all of the edits; none lies within another.
    func applying(_ edits: [Edit]) -> String {
        var result: [UInt8] = []
        var place = 0
        let inOrder = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in inOrder where edit.range.lowerBound >= place {
            result += octets[place..<edit.range.lowerBound]
            result += edit.text.utf8
            place = edit.range.upperBound
        }
        result += octets[place...]
        return String(decoding: result, as: UTF8.self)
    }
}
