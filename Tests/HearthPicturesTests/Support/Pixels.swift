import CVips
import HearthPictures
import Testing

@testable import HearthVips

/// What a picture shows, decoded again.
struct Pixels {
    let width: Int
    let height: Int
    let bands: Int
    private let samples: [UInt8]

    /// Started once in this process, which reads only what the worker made.
    private static let isStarted = Vips.start()

    init(_ picture: EncodedPicture) throws {
        try #require(Self.isStarted)
        let octets = UnsafeMutableRawBufferPointer.allocate(
            byteCount: picture.octets.count, alignment: 16)
        defer { octets.deallocate() }
        octets.copyBytes(from: picture.octets)
        let image = try VipsPicture { (made) in
            picture.format == .jpeg
                ? hearth_vips_open_jpeg(octets.baseAddress, octets.count, &made)
                : hearth_vips_open_webp(octets.baseAddress, octets.count, &made)
        }
        (width, height, bands) = (image.width, image.height, image.bands)
        samples = try image.write { image, buffer, count in
            buffer = vips_image_write_to_memory(image, &count)
            return buffer == nil ? -1 : 0
        }
        try #require(samples.count == width * height * bands)
    }

    subscript(x: Int, y: Int) -> Colour {
        let start = (y * width + x) * bands
        func sample(_ band: Int) -> UInt8 { samples[start + min(band, bands - 1)] }
        return Colour(
            red: sample(0), green: sample(1), blue: sample(2),
            alpha: bands == 4 ? sample(3) : 255)
    }

    /// In the middle of each corner: above left and right, below left and right.
    var corners: [Colour] {
        [(1, 1), (3, 1), (1, 3), (3, 3)].map { self[$0.0 * width / 4, $0.1 * height / 4] }
    }

    /// An image of libvips with these samples.
    static func image(
        _ width: Int, _ height: Int, bands: Int,
        as interpretation: VipsInterpretation = VIPS_INTERPRETATION_sRGB, _ samples: [UInt8]
    ) throws -> VipsPicture {
        try #require(isStarted)
        return try VipsPicture { (made) in
            made = samples.withUnsafeBytes {
                vips_image_new_from_memory_copy(
                    $0.baseAddress, $0.count, Int32(width), Int32(height), Int32(bands),
                    VIPS_FORMAT_UCHAR)
            }
            guard let made else { return -1 }
            vips_image_init_fields(
                made, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_UCHAR,
                VIPS_CODING_NONE, interpretation, 1, 1)
            return 0
        }
    }
}
