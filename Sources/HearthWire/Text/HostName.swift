/// Host names as they may stand in an address: what RFC 1123, section 2.1, allows.
package enum HostName {
    /// Whether this is a name of letters, digits and hyphens, or a dotted IPv4 address.
    package static func isValid(_ text: String) -> Bool {
        guard (1...253).contains(text.utf8.count) else { return false }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.allSatisfy(isLabel) else { return false }
        // A resolver takes `127.1`, `2130706433` and `0x7f000001` for addresses; so they must
        // not pass for names here.
        let looksNumeric = last.utf8.first.map { (0x30...0x39).contains($0) } ?? false
        return !looksNumeric || IPAddressText.isIPv4(text)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        guard (1...63).contains(label.utf8.count) else { return false }
        guard !label.hasPrefix("-"), !label.hasSuffix("-") else { return false }
        return label.utf8.allSatisfy { octet in
            switch octet {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x5f: true
            default: false
            }
        }
    }
}
