import HearthQR

/// A QR code in half-block characters: two rows of modules in one line of text.
enum TerminalQRCode {
    /// The lines of the code for a text, in capital letters so that it fits into fewer modules;
    /// only for texts that mean the same in any case.
    ///
    /// With colours, dark modules are black on white on every terminal. Without, light modules
    /// are drawn, which looks right where the background is dark.
    ///
    /// - Throws: `textTooLarge` when the text fits into no code.
    static func lines(for text: String, coloured: Bool) throws -> [String] {
        let dark = try QRCode(text).modules
        let side = dark.count
        func isLight(_ row: Int, _ column: Int) -> Bool {
            guard (0..<side).contains(row), (0..<side).contains(column) else { return true }
            return !dark[row][column]
        }
        let range = -QRCode.quietZone..<side + QRCode.quietZone
        return stride(from: -QRCode.quietZone, to: side + QRCode.quietZone, by: 2).map { row in
            let line = range.map { column in
                let upper = isLight(row, column)
                // Below the last row of an odd height there is nothing to draw.
                let lower = row + 1 < side + QRCode.quietZone ? isLight(row + 1, column) : coloured
                return switch (upper != coloured, lower != coloured) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }
            .joined()
            return coloured ? "\u{1B}[38;5;16;48;5;231m\(line)\u{1B}[0m" : line
        }
    }
}
