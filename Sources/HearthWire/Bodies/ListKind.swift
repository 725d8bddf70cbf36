/// What a list is about; kinds of a newer Hearth are kept as they are.
package struct ListKind: Hashable, Sendable, CustomStringConvertible {
    /// 1 to 40 lower-case letters, digits and dashes.
    package let name: String

    package static let wishes = ListKind(known: "wishes")

    /// Nil unless the name is 1 to 40 lower-case letters, digits and dashes of ASCII.
    package init?(_ name: String) {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard (1...Limits.listKindLength).contains(name.utf8.count),
            name.utf8.allSatisfy({
                letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "-")
            })
        else { return nil }
        self.name = name
    }

    private init(known name: String) { self.name = name }

    package var description: String { name }
}
