import CVips
import HearthPictures

/// Writes pixels as a file without metadata.
enum PictureEncoder {
    /// From what nobody sees a difference to, downwards until it fits.
    private static let qualities: [Int32] = [85, 75, 60, 40, 20]

    /// JPEG; WebP when parts can be seen through. libvips writes metadata although it is told not to:
    /// so the image has none, and what is written all the same is removed.
    ///
    /// - Throws: `PictureRefusal.cannotFit` when it is too large at every quality.
    static func encode(
        _ picture: VipsPicture, within limit: Int
    ) throws(PictureRefusal) -> EncodedPicture {
        let format: PictureFormat = picture.bands == 4 ? .webp : .jpeg
        let plain = try picture.map { image, made in hearth_vips_without_fields(image, &made) }
        for quality in qualities {
            let written = try plain.write { image, buffer, count in
                format == .webp
                    ? hearth_vips_write_webp(image, quality, &buffer, &count)
                    : hearth_vips_write_jpeg(image, quality, &buffer, &count)
            }
            guard let octets = PictureContainer.bare(written) else { throw .damaged }
            if octets.count <= limit {
                return EncodedPicture(
                    format: format, width: picture.width, height: picture.height,
                    octets: octets)
            }
        }
        throw .cannotFit
    }
}
