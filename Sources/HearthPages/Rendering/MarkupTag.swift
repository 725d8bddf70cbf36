/// A tag of a page, with its attributes in their order.
struct MarkupTag: Equatable {
    /// In small letters; that of a closing tag begins with `/`.
    let name: String
    /// Where it stands, in octets.
    let range: Range<Int>
    private var attributes: [Attribute]

    private struct Attribute: Equatable {
        let name: String
        /// Without character references; empty where there is none.
        var value: String
    }

    /// nil: it has none of this name.
    subscript(_ name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            guard let newValue else { return attributes.removeAll { $0.name == name } }
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                attributes[index].value = newValue
            } else {
                attributes.append(Attribute(name: name, value: newValue))
            }
        }
    }

    /// It has no content (HTML, section 13.1.2).
    var isVoid: Bool {
        ["input", "img", "br", "hr", "meta", "link", "use", "path", "!doctype"].contains(name)
    }

    var text: String {
        "<" + name
            + attributes.map { " \($0.name)=\"\(StrictHTML.escaped($0.value))\"" }.joined() + ">"
    }

    /// All of a page, in their order.
    static func all(in octets: [UInt8]) -> [MarkupTag] {
        var tags: [MarkupTag] = []
        var place = 0
        while let start = octets[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let tag = MarkupTag(octets, at: start) else { break }
            tags.append(tag)
            place = tag.range.upperBound
        }
        return tags
    }

    /// nil: it does not end.
    private init?(_ octets: [UInt8], at start: Int) {
        let blanks: Set<UInt8> = [0x20, 0x0A, 0x09, 0x0D]
        var place = start + 1
        func word(until ends: Set<UInt8>) -> String {
            let from = place
            while place < octets.count, !ends.contains(octets[place]),
                !blanks.contains(octets[place])
            {
                place += 1
            }
            return String(decoding: octets[from..<place], as: UTF8.self)
        }
        func skipBlanks() {
            while place < octets.count, blanks.contains(octets[place]) { place += 1 }
        }
        let end = UInt8(ascii: ">")
        name = word(until: [end]).lowercased()
        var found: [Attribute] = []
        while true {
            skipBlanks()
            guard place < octets.count else { return nil }
            if octets[place] == end { break }
            let attribute = word(until: [end, UInt8(ascii: "=")])
            var value = ""
            if place < octets.count, octets[place] == UInt8(ascii: "=") {
                place += 1
                guard place < octets.count else { return nil }
                if octets[place] == UInt8(ascii: "\"") {
                    let from = place + 1
                    guard let close = octets[from...].firstIndex(of: UInt8(ascii: "\"")) else {
                        return nil
                    }
                    value = Self.read(String(decoding: octets[from..<close], as: UTF8.self))
                    place = close + 1
                } else {
                    value = Self.read(word(until: [end]))
                }
            } else if attribute.isEmpty {
                place += 1
            }
            if !attribute.isEmpty { found.append(Attribute(name: attribute, value: value)) }
        }
        attributes = found
        range = start..<place + 1
    }

    /// The references that `StrictHTML` makes.
    private static func read(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }
}
