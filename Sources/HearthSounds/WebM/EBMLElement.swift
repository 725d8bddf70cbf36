/// An element: its name, its length, and its content (RFC 8794).
struct EBMLElement {
    /// With the bits that say how long it is.
    let name: UInt32
    let start: Int
    /// Up to the end of its parent where its length is not known.
    let content: Range<Int>
    let isSized: Bool

    init(_ file: FileOctets, at start: Int, in range: Range<Int>) throws(SoundError) {
        self.start = start
        let first = try file.bigEndian(1, at: start, in: range)
        let nameLength = UInt8(first).leadingZeroBitCount + 1
        guard nameLength <= 4 else { throw .damaged }
        name = UInt32(try file.bigEndian(nameLength, at: start, in: range))
        let (size, width) = try Self.number(file, at: start + nameLength, in: range)
        let contentStart = start + nameLength + width
        isSized = size != nil
        let room = range.upperBound - contentStart
        guard size ?? 0 <= UInt64(room) else { throw .cutOff }
        content = contentStart..<(contentStart + Int(size ?? UInt64(room)))
    }

    /// A number that says itself how many octets it has; nil where all of its bits are set.
    static func number(
        _ file: FileOctets, at place: Int, in range: Range<Int>
    ) throws(SoundError) -> (value: UInt64?, byteCount: Int) {
        let first = UInt8(try file.bigEndian(1, at: place, in: range))
        let width = first.leadingZeroBitCount + 1
        guard width <= 8 else { throw .damaged }
        let mask = (UInt64(1) << UInt64(7 * width)) - 1
        let value = try file.bigEndian(width, at: place, in: range) & mask
        return (value == mask ? nil : value, width)
    }

    /// Makes it one that everybody skips, of the same length in all.
    func void(in file: inout FileOctets) {
        let count = content.upperBound - start
        file.blank(start..<content.upperBound)
        // No element has fewer than two octets, and the length is in one octet or in eight.
        let rest = count - 2
        if rest < 0x7F {
            file.put([Name.void, 0x80 | UInt8(rest)], at: start)
        } else {
            let length = count - 9
            let octets = (0..<7).reversed().map {
                UInt8(truncatingIfNeeded: length >> (8 * $0))
            }
            file.put([Name.void, 0x01] + octets, at: start)
        }
    }

    private enum Name {
        static let void: UInt8 = 0xEC
    }
}
