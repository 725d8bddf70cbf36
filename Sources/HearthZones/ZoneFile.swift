/// A file of the machine's table of time zones: the Time Zone Information Format, TZif (RFC 9636).
///
/// Refused are files with leap seconds, in which times are no moments, and what is longer or wrong in any way.
package enum ZoneFile {
    /// A table's files have a few thousand octets.
    package static let byteLimit = 64 * 1024
    private static let headLength = 44

    /// Nil: it is none.
    package static func zone(named name: String, _ octets: [UInt8]) -> Zone? {
        guard octets.count <= byteLimit, let first = Head(octets[...]) else { return nil }
        guard first.version >= UInt8(ascii: "2") else {
            return first.zone(named: name, octets[headLength...], timeSize: 4, rule: nil)
        }
        // The old part, with times of 32 bits, is skipped.
        let second = octets.dropFirst(headLength + first.length(timeSize: 4))
        guard let head = Head(second) else { return nil }
        let body = second.dropFirst(headLength)
        let footer = body.dropFirst(head.length(timeSize: 8))
        guard footer.count >= 2, footer.first == UInt8(ascii: "\n"),
            footer.last == UInt8(ascii: "\n")
        else { return nil }
        let text = footer.dropFirst().dropLast()
        guard !text.isEmpty else {
            return head.zone(named: name, body, timeSize: 8, rule: nil)
        }
        guard let rule = ZoneRule(String(decoding: text, as: UTF8.self)) else { return nil }
        return head.zone(named: name, body, timeSize: 8, rule: rule)
    }

    /// What a part of the file begins with (section 3.1).
    private struct Head {
        let version: UInt8
        /// Of marks that only readers of rules without dates need.
        let marks: Int
        let leaps: Int
        let times: Int
        let types: Int
        let letters: Int

        init?(_ octets: ArraySlice<UInt8>) {
            guard octets.count >= headLength, octets.starts(with: Array("TZif".utf8)) else {
                return nil
            }
            let head = Array(octets.prefix(headLength))
            version = head[4]
            let counts = stride(from: 20, to: headLength, by: 4).map {
                Int(ZoneFile.number(head[$0..<$0 + 4]))
            }
            guard counts.allSatisfy({ (0...byteLimit).contains($0) }), (1...256).contains(counts[4])
            else { return nil }
            (marks, leaps) = (counts[0] + counts[1], counts[2])
            (times, types, letters) = (counts[3], counts[4], counts[5])
        }

        func length(timeSize: Int) -> Int {
            times * (timeSize + 1) + types * 6 + letters + leaps * (timeSize + 4) + marks
        }

        func zone(
            named name: String, _ body: ArraySlice<UInt8>, timeSize: Int, rule: ZoneRule?
        ) -> Zone? {
            guard leaps == 0, body.count >= length(timeSize: timeSize) else { return nil }
            let octets = Array(body.prefix(length(timeSize: timeSize)))
            let indexes = times * timeSize
            let kinds = indexes + times
            func offset(_ type: Int) -> Int64? {
                guard type < types else { return nil }
                let start = kinds + type * 6
                return ZoneFile.number(octets[start..<start + 4])
            }
            guard let first = offset(0) else { return nil }
            var changes: [Zone.Change] = []
            for index in 0..<times {
                guard let ahead = offset(Int(octets[indexes + index])) else { return nil }
                let start = index * timeSize
                changes.append(
                    Zone.Change(
                        at: ZoneFile.number(octets[start..<start + timeSize]), offset: ahead))
            }
            return Zone(name: name, first: first, changes: changes, rule: rule)
        }
    }

    /// Signed, the most significant octet first.
    private static func number(_ octets: ArraySlice<UInt8>) -> Int64 {
        octets.reduce(octets.first.map { $0 >= 0x80 } == true ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
