import Glibc

/// A name or an address at which browsers of the household ask for its pages.
package enum PagesHost: Hashable, Sendable {
    /// In lower case, of 1 to 253 octets (RFC 1123, section 2.1).
    case name(String)
    /// 4 octets of IPv4 or 16 of IPv6.
    case address([UInt8])

    /// Nil for what is neither a name nor an address, such as one with a port or a zone.
    package init?(_ text: String) {
        if let address = Self.octets(of: text) {
            self = .address(address)
            return
        }
        guard (1...253).contains(text.utf8.count),
            text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isLabel),
            // A resolver takes `127.1` and `0x7f000001` for addresses.
            text.split(separator: ".").last?.first?.isLetter == true
        else { return nil }
        self = .name(text.lowercased())
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { octet in
                switch octet {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    private static func octets(of text: String) -> [UInt8]? {
        guard text.utf8.count <= 45 else { return nil }
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var octets = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &octets) == 1 { return octets }
        }
        return nil
    }
}
