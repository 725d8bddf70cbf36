import CQRencode
import HearthAPI

/// A QR code in half-block characters: two rows of modules in one line of text.
enum QRCode {
    /// Light modules around the code, without which scanners do not find it.
    private static let quietZone = 2

    /// The lines of the code for a text, in capital letters so that it fits into fewer modules;
    /// only for texts that mean the same in any case.
    ///
    /// With colours, dark modules are black on white on every terminal. Without, light modules
    /// are drawn, which looks right where the background is dark.
    ///
    /// - Throws: `textTooLong` when the text fits into no code.
    static func lines(for text: String, coloured: Bool) throws -> [String] {
        let dark = try modules(for: text)
        let side = dark.count
        func isLight(_ row: Int, _ column: Int) -> Bool {
            guard (0..<side).contains(row), (0..<side).contains(column) else { return true }
            return !dark[row][column]
        }
        let range = -quietZone..<side + quietZone
        return stride(from: -quietZone, to: side + quietZone, by: 2).map { row in
            let line = range.map { column in
                let upper = isLight(row, column)
                // Below the last row of an odd height there is nothing to draw.
                let lower = row + 1 < side + quietZone ? isLight(row + 1, column) : coloured
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

    private static func modules(for text: String) throws -> [[Bool]] {
        guard let code = QRcode_encodeString(text.uppercased(), 0, QR_ECLEVEL_M, QR_MODE_8, 1)
        else { throw HearthError(.textTooLong, ["field": "text for the QR code"]) }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        guard let data = code.pointee.data else { throw HearthError(.internalError) }
        // The lowest bit of each octet says dark.
        return (0..<side).map { row in (0..<side).map { data[row * side + $0] & 1 == 1 } }
    }
}
