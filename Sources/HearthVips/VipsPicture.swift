import CVips
import HearthPictures

/// An image of libvips, let go of when nobody holds it.
///
/// libvips computes pixels only when they are written out: until then an image is a recipe.
final class VipsPicture {
    private let image: UnsafeMutablePointer<VipsImage>

    /// Takes over what a function of libvips made.
    ///
    /// - Throws: `PictureRefusal.damaged`; libvips' own words say nothing to a person.
    init(
        _ make: (inout UnsafeMutablePointer<VipsImage>?) -> Int32
    ) throws(PictureRefusal) {
        var made: UnsafeMutablePointer<VipsImage>?
        guard make(&made) == 0, let made else { throw .damaged }
        image = made
    }

    deinit { g_object_unref(image) }

    var width: Int { Int(vips_image_get_width(image)) }
    var height: Int { Int(vips_image_get_height(image)) }
    var bands: Int { Int(vips_image_get_bands(image)) }
    var hasAlpha: Bool { vips_image_hasalpha(image) != 0 }
    /// Whether the file says what its colours mean.
    var hasProfile: Bool { hearth_vips_has_profile(image) != 0 }

    /// What a function of libvips makes of this one.
    func map(
        _ make: (UnsafeMutablePointer<VipsImage>, inout UnsafeMutablePointer<VipsImage>?) -> Int32
    ) throws(PictureRefusal) -> VipsPicture {
        let image = image
        let result = try VipsPicture { (made) in make(image, &made) }
        withExtendedLifetime(self) {}
        return result
    }

    /// The pixels, computed once and kept.
    func inMemory() throws(PictureRefusal) -> VipsPicture {
        try map { image, made in
            made = vips_image_copy_memory(image)
            return made == nil ? -1 : 0
        }
    }

    /// The lowest value of any pixel.
    func lowest() throws(PictureRefusal) -> Double {
        var lowest = 0.0
        guard hearth_vips_lowest(image, &lowest) == 0 else { throw .damaged }
        return lowest
    }

    /// The pixels, band by band within a pixel, row after row.
    func pixels() throws(PictureRefusal) -> [UInt8] {
        var count = 0
        guard let buffer = vips_image_write_to_memory(image, &count) else { throw .damaged }
        defer { g_free(buffer) }
        return Array(UnsafeRawBufferPointer(start: buffer, count: count))
    }

    /// The octets of a file of it.
    func write(
        _ write: (
            UnsafeMutablePointer<VipsImage>, inout UnsafeMutableRawPointer?, inout Int
        ) -> Int32
    ) throws(PictureRefusal) -> [UInt8] {
        var buffer: UnsafeMutableRawPointer?
        var count = 0
        guard write(image, &buffer, &count) == 0, let buffer else { throw .damaged }
        defer { g_free(buffer) }
        return Array(UnsafeRawBufferPointer(start: buffer, count: count))
    }
}
