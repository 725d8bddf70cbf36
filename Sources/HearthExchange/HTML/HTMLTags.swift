/// Whether a page has so few tags and attributes that libxml2 may read it: it builds all of them before
/// one can count, and compares each attribute's name with all before it in the tag.
///
/// Tags are told apart as the HTML standard does (13.2.5, "Tokenization"), as far as it takes to count.
enum HTMLTags {
    static func areFew(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { octets in
            var (tags, index) = (0, 0)
            while let start = octets[index...].firstIndex(of: UInt8(ascii: "<")) {
                tags += 1
                // Of each come an element and a text at most.
                guard tags <= ExchangeLimits.pageNodes / 2 else { return false }
                index = start + 1
                guard index < octets.count, octets[index].isLetter else { continue }
                let name = octets[index...].prefix { $0.isLetter }
                guard let end = endOfTag(octets[(index + name.count)...]) else { return false }
                index = end
                // Code is full of signs that look like tags.
                if name.map({ $0 | 0x20 }) == Array("script".utf8) {
                    index = endOfScript(octets[index...])
                }
            }
            return true
        }
    }

    /// Where a tag ends whose name ends here; nil where it has too many attributes.
    private static func endOfTag(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
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
                    guard attributes <= ExchangeLimits.attributes else { return nil }
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
