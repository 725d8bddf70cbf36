import CQRencode
package import HearthAPI

/// A QR code: which of its squares are dark.
package struct QRCode: Sendable {
    /// Row by row, without the light border that scanners need.
    package let modules: [[Bool]]

    /// Light squares around the code, without which scanners do not find it (ISO/IEC 18004).
    package static let quietZone = 4

    /// Octets of a text, at most: version 40 at level M (ISO/IEC 18004).
    private static let longest = 2331

    /// The code of a text, in capital letters so that it fits into fewer squares; only for texts
    /// that mean the same in any case.
    ///
    /// - Throws: `textTooLarge` when the text fits into no code.
    package init(_ text: String) throws(HearthError) {
        guard let code = QRcode_encodeString(text.uppercased(), 0, QR_ECLEVEL_M, QR_MODE_8, 1)
        else {
            throw HearthError(
                .textTooLarge,
                [
                    "field": "text for the QR code", "octets": "\(text.utf8.count)",
                    "limit": "\(Self.longest)",
                ])
        }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        guard let data = code.pointee.data else { throw HearthError(.internalError) }
        // The lowest bit of each octet says dark.
        modules = (0..<side).map { row in (0..<side).map { data[row * side + $0] & 1 == 1 } }
    }

    /// A drawing in SVG, black on white in every colour scheme: scanners want it so.
    package var svg: String {
        let side = modules.count + 2 * Self.quietZone
        var path = ""
        for (row, line) in modules.enumerated() {
            for (column, isDark) in line.enumerated() where isDark {
                path += "M\(column + Self.quietZone) \(row + Self.quietZone)h1v1h-1z"
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" "
            + "shape-rendering=\"crispEdges\" aria-hidden=\"true\"><rect width=\"\(side)\" "
            + "height=\"\(side)\" fill=\"#fff\"/><path d=\"\(path)\"/></svg>"
    }
}
