extension String {
    /// Columns that the text takes on a terminal.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// The text and the spaces that fill it up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }

    /// The text in at most this many columns, with … at its end where something is left out.
    func cut(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var room = width - 1
        let kept = prefix { character in
            room -= String(character).displayWidth
            return room >= 0
        }
        return kept + "…"
    }
}

extension Character {
    /// 2 for East Asian wide characters and emoji, 1 for others.
    fileprivate var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.generalCategory == .nonspacingMark { return 0 }
        let isWide =
            Self.wideRanges.contains { $0.contains(first.value) }
            || first.properties.isEmojiPresentation
            || unicodeScalars.contains("\u{FE0F}")
        return isWide ? 2 : 1
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
