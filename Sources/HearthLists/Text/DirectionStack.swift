/// Sees to it that every change of writing direction ends on the line on which it began.
///
/// One that stays open would turn around what is printed after the text: a file name, an amount,
/// somebody else's name (Unicode UAX #9, section 3.3).
struct DirectionStack {
    private var open: [Unicode.Scalar] = []

    /// - Throws: `.controlCharacter` for an end without a beginning.
    mutating func take(_ scalar: Unicode.Scalar) throws(TextError) {
        switch scalar.value {
        case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068:
            open.append(scalar)
        case 0x202C:
            guard let last = open.popLast(), last.value < 0x2066 else {
                throw .controlCharacter(scalar)
            }
        case 0x2069:
            guard let last = open.popLast(), last.value >= 0x2066 else {
                throw .controlCharacter(scalar)
            }
        default:
            break
        }
    }

    /// - Throws: `.controlCharacter` naming the innermost beginning that did not end.
    func endLine() throws(TextError) {
        if let last = open.last { throw .controlCharacter(last) }
    }
}
