/// Whether a page has so few tags and attributes that libxml2 may read it: it reads a whole tag before it tells of
/// it, and compares each attribute's name with all before it in the tag.
///
/// Tags are told apart as the HTML standard does (13.2.5, "Tokenization"), as far as it takes to count.
struct HTMLTags {
    private var entries = 0

    /// - Throws: `ImportError.beyond` with the octets that were read.
    static func check(_ text: String) throws(ImportError) {
        var text = text
        if let error = text.withUTF8({ error(in: $0) }) { throw error }
    }

    private static func error(in octets: UnsafeBufferPointer<UInt8>) -> ImportError? {
        var tags = HTMLTags()
        do throws(ImportError) { try tags.count(octets) } catch { return error }
        return nil
    }

    private mutating func count(_ octets: UnsafeBufferPointer<UInt8>) throws(ImportError) {
        var index = 0
        while let start = octets[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            try entry(at: index)
            guard index < octets.count, octets[index].isLetter else { continue }
            let name = octets[index...].prefix { $0.isLetter }
            index = try endOfTag(octets[(index + name.count)...])
            // Code is full of signs that look like tags.
            if name.map({ $0 | 0x20 }) == Array("script".utf8) {
                index = Self.endOfScript(octets[index...])
            }
        }
    }

    private mutating func entry(at index: Int) throws(ImportError) {
        entries += 1
        guard entries <= ReadingBound.pageEntries.limit else {
            throw .beyond(.pageEntries, at: index)
        }
    }

    /// Where a tag ends whose name ends here.
    private mutating func endOfTag(
        _ octets: Slice<UnsafeBufferPointer<UInt8>>
    ) throws(ImportError) -> Int {
        var attributes = 0
        var quote: UInt8?
        var (isInName, mayBegin) = (false, false)
        for (index, octet) in zip(octets.indices, octets) {
            if let open = quote {
                if octet == open { quote = nil }
                continue
            }
            switch octet {
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                // Of a value only behind the sign before it.
                if mayBegin { quote = octet }
                (isInName, mayBegin) = (!mayBegin, false)
            case UInt8(ascii: "="): (isInName, mayBegin) = (false, true)
            case _ where octet.isSpace || octet == UInt8(ascii: "/"): isInName = false
            default:
                if !isInName, !mayBegin {
                    attributes += 1
                    try entry(at: index)
                    guard attributes <= ReadingBound.attributes.limit else {
                        throw .beyond(.attributes, at: index)
                    }
                }
                (isInName, mayBegin) = (true, false)
            }
        }
        return octets.endIndex
    }

    /// Where `</script` begins.
    private static func endOfScript(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let end = Array("</script".utf8)
        var rest = octets
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            if rest[start...].prefix(end.count).map({ $0 | 0x20 }) == end.map({ $0 | 0x20 }) {
                return start
            }
            rest = rest[(start + 1)...]
        }
        return octets.endIndex
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    fileprivate var isSpace: Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(self) }
}
