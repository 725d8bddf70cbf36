/// One range of a file's octets, as a request asks for it (RFC 9110, section 14.1.2).
package enum ByteRange: Codable, Sendable, Hashable {
    /// From one octet to another, both counted from 0 and both in it; nil: to the end.
    case from(Int, through: Int?)
    /// So many at the end; all where there are fewer.
    case last(Int)

    /// What a header `Range` asks for; nil where the answer is the whole: it asks for several ranges or
    /// in another unit, or makes no sense.
    ///
    /// Numbers of any length are taken: what is too large for an `Int` is behind the end of every file.
    package init?(header: String) {
        let parts = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
        let ends = parts[1].split(
            separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (let first?, let last?):
            guard first <= last else { return nil }
            self = .from(first, through: last)
        case (let first?, nil):
            guard ends[1].isEmpty else { return nil }
            self = .from(first, through: nil)
        case (nil, let count?):
            guard ends[0].isEmpty else { return nil }
            self = .last(count)
        case (nil, nil): return nil
        }
    }

    /// Which octets of a file of this size it means, at least one; nil: none (status 416).
    package func resolved(in size: Int) -> Range<Int>? {
        switch self {
        case .from(let first, let last):
            guard first < size else { return nil }
            return first..<(min(last ?? size, size - 1) + 1)
        case .last(let count):
            guard count > 0, size > 0 else { return nil }
            return size - min(count, size)..<size
        }
    }

    /// Digits alone: no sign, no space. The largest `Int` for all that is larger.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty else { return nil }
        var number = 0
        for digit in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (next, isOver) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            number = isTooLarge || isOver ? .max : next
        }
        return number
    }
}
