import CVips
import CZXing
package import HearthPictures

/// Reads the QR code in a picture that somebody took or saved.
package enum CodeReader {
    /// What the first code says; empty: there is none.
    ///
    /// - Throws: `PictureRefusal`, as for a photo.
    package static func read(_ file: [UInt8]) throws(PictureRefusal) -> [UInt8] {
        let pixels = try PicturePreparer.greyPixels(of: file)
        var text = [CChar](repeating: 0, count: PictureLimits.codeOctets)
        let count = hearth_read_qr(
            pixels.octets, Int32(pixels.width), Int32(pixels.height), &text, Int32(text.count))
        return text.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
    }
}
