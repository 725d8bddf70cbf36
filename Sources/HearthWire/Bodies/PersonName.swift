/// What may stand as a person's name on a card.
package enum PersonName {
    /// 1 to 200 characters, at most 800 octets, no control characters or direction overrides, no
    /// slash (names are parts of paths such as `friend/list`), no white space around it.
    package static func isValid(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 4 * Limits.nameLength,
            name.count <= Limits.nameLength, !name.contains("/"),
            name.first?.isWhitespace == false, name.last?.isWhitespace == false
        else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
            default: !(0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value)
            }
        }
    }
}
