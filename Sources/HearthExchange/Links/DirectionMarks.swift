/// Marks of direction and of no width, which messengers and word processors put where a line or a name
/// begins or ends.
enum DirectionMarks {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// The text without those, and without white space, at its ends.
    static func trimmed(_ text: Substring) -> Substring {
        func isEdge(_ character: Character) -> Bool {
            character.isWhitespace || character.unicodeScalars.allSatisfy(contains)
        }
        var text = text
        while let first = text.first, isEdge(first) { text.removeFirst() }
        while let last = text.last, isEdge(last) { text.removeLast() }
        return text
    }
}
