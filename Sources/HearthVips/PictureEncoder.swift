import CVips
import HearthPictures

/// Writes pixels as a file without metadata.
enum PictureEncoder {
    /// From what nobody sees a difference to, downwards until it fits.
    private static let qualities: [Int32] = [85, 75, 60, 40, 20]

    /// JPEG; WebP when parts can be seen through.
    ///
    /// - Throws: `PictureRefusal.cannotFit` when it is too large at every quality.
    static func encode(
        _ picture: VipsPicture, within limit: Int
    ) throws(PictureRefusal) -> EncodedPicture {
        let format: PictureFormat = picture.bands == 4 ? .webp : .jpeg
        for quality in qualities {
            let octets = try picture.write { image, buffer, count in
                format == .webp
                    ? hearth_vips_write_webp(image, quality, &buffer, &count)
                    : hearth_vips_write_jpeg(image, quality, &buffer, &count)
            }
            if octets.count <= limit {
                return EncodedPicture(
                    format: format, width: picture.width, height: picture.height,
                    octets: octets)
            }
        }
        throw .cannotFit
    }
}
