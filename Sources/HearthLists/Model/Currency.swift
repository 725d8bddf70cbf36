/// A currency's ISO 4217 code; that it is in use is not checked.
package struct Currency: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Three capital letters of ASCII.
    package let code: String

    /// Nil unless the code is three capital letters of ASCII.
    package init?(_ code: some StringProtocol) {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard code.utf8.count == 3, code.utf8.allSatisfy(capitals.contains) else { return nil }
        self.code = String(code)
    }

    /// What an amount of nothing is in where nobody says a currency: XXX, "no currency" in ISO 4217.
    package static let unnamed = Currency(known: "XXX")

    private init(known code: String) { self.code = code }

    package var description: String { code }

    package static func < (left: Currency, right: Currency) -> Bool {
        left.code < right.code
    }
}
