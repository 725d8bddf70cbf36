import CVips
import HearthPictures
import HearthTestPictures
import Testing

@testable import HearthVips

/// A colour with its opacity.
struct Colour: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    static let red = Colour(red: 220, green: 20, blue: 20)
    static let green = Colour(red: 20, green: 180, blue: 20)
    static let blue = Colour(red: 20, green: 20, blue: 220)
    static let white = Colour(red: 250, green: 250, blue: 250)

    func isNear(_ other: Colour, by distance: Int = 24) -> Bool {
        let pairs = [
            (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
        ]
        return pairs.allSatisfy { abs(Int($0) - Int($1)) <= distance }
    }
}

/// Pixels in the clear, by a rule; corners of different colours tell how a picture stands.
struct TestPicture {
    var width: Int
    var height: Int
    var pixel: (_ x: Int, _ y: Int) -> Colour

    /// Red and green above, blue and white below.
    static func corners(width: Int = 96, height: Int = 64) -> TestPicture {
        TestPicture(width: width, height: height) { x, y in
            switch (x * 2 < width, y * 2 < height) {
            case (true, true): .red
            case (false, true): .green
            case (true, false): .blue
            case (false, false): .white
            }
        }
    }

    /// The file of a camera that was held so that this orientation (EXIF, 1 to 8) puts it upright.
    func held(_ orientation: Int) -> TestPicture {
        let (w, h, pixel) = (width, height, pixel)
        func picture(_ width: Int, _ height: Int, _ pixel: @escaping (Int, Int) -> Colour) -> Self {
            TestPicture(width: width, height: height, pixel: pixel)
        }
        return switch orientation {
        case 2: picture(w, h) { x, y in pixel(w - 1 - x, y) }
        case 3: picture(w, h) { x, y in pixel(w - 1 - x, h - 1 - y) }
        case 4: picture(w, h) { x, y in pixel(x, h - 1 - y) }
        case 5: picture(h, w) { x, y in pixel(y, x) }
        case 6: picture(h, w) { x, y in pixel(w - 1 - y, x) }
        case 7: picture(h, w) { x, y in pixel(w - 1 - y, h - 1 - x) }
        case 8: picture(h, w) { x, y in pixel(y, h - 1 - x) }
        default: self
        }
    }

    func jpeg() throws -> [UInt8] {
        try Pixels.image(width, height, bands: 3, samples { [$0.red, $0.green, $0.blue] })
            .write { hearth_vips_write_jpeg($0, 95, &$1, &$2) }
    }

    func webp() throws -> [UInt8] {
        try Pixels.image(
            width, height, bands: 4, samples { [$0.red, $0.green, $0.blue, $0.alpha] }
        )
        .write { hearth_vips_write_webp($0, 95, &$1, &$2) }
    }

    /// For a printer: cyan, magenta, yellow, black.
    func cmykJPEG() throws -> [UInt8] {
        let image = try Pixels.image(
            width, height, bands: 4, as: VIPS_INTERPRETATION_CMYK,
            samples { [255 - $0.red, 255 - $0.green, 255 - $0.blue, 0] })
        return try image.write { hearth_vips_write_jpeg($0, 95, &$1, &$2) }
    }

    func png() -> [UInt8] {
        PNGFile(
            width: width, height: height, depth: 8, colourType: 6,
            rows: rows { [$0.red, $0.green, $0.blue, $0.alpha] }
        ).octets
    }

    /// 16 bits a channel.
    func deepPNG() -> [UInt8] {
        PNGFile(
            width: width, height: height, depth: 16, colourType: 2,
            rows: rows { [$0.red, 7, $0.green, 7, $0.blue, 7] }
        ).octets
    }

    /// Grey, and how opaque.
    func greyPNG() -> [UInt8] {
        PNGFile(
            width: width, height: height, depth: 8, colourType: 4,
            rows: rows { [$0.green, $0.alpha] }
        ).octets
    }

    private func samples(_ channels: (Colour) -> [UInt8]) -> [UInt8] {
        rows(channels).flatMap { $0 }
    }

    private func rows(_ channels: (Colour) -> [UInt8]) -> [[UInt8]] {
        (0..<height).map { y in (0..<width).flatMap { x in channels(pixel(x, y)) } }
    }
}
