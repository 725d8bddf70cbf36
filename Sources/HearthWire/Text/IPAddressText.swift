/// IP addresses in text form.
enum IPAddressText {
    /// Whether this is four decimal numbers up to 255, without leading zeros.
    static func isIPv4(_ text: some StringProtocol) -> Bool {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { number in
                guard (1...3).contains(number.utf8.count) else { return false }
                guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
                guard number.utf8.count == 1 || number.utf8.first != 0x30 else { return false }
                return Int(number).map { $0 <= 255 } ?? false
            }
    }

    /// Whether this is an address as RFC 4291, section 2.2, writes it, without a zone.
    static func isIPv6(_ text: String) -> Bool {
        guard (2...45).contains(text.utf8.count) else { return false }
        guard let gap = text.firstRange(of: "::") else { return groups(text[...]) == 8 }
        let (before, after) = (text[..<gap.lowerBound], text[gap.upperBound...])
        guard !before.contains("."), let head = before.isEmpty ? 0 : groups(before) else {
            return false
        }
        guard let tail = after.isEmpty ? 0 : groups(after) else { return false }
        return head + tail <= 7
    }

    /// How many groups of 16 bits stand here; nil if anything else does.
    private static func groups(_ text: Substring) -> Int? {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var count = 0
        if let last = parts.last, last.contains(".") {
            guard isIPv4(last) else { return nil }
            parts.removeLast()
            count = 2
        }
        for part in parts {
            guard (1...4).contains(part.utf8.count) else { return nil }
            guard
                part.utf8.allSatisfy({ octet in
                    (0x30...0x39).contains(octet) || (0x61...0x66).contains(octet)
                        || (0x41...0x46).contains(octet)
                })
            else { return nil }
        }
        return count + parts.count
    }
}
