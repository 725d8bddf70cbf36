import CVips
package import HearthPictures

/// Makes of a file that somebody gave what a node keeps of it.
package enum PicturePreparer {
    /// All pictures of the form, in the form's order.
    ///
    /// - Throws: `PictureRefusal`; the file is looked at in order of cost: its size, how it begins,
    ///   the size in its header, its pixels.
    package static func prepare(
        _ file: [UInt8], as form: PictureForm
    ) throws(PictureRefusal) -> [EncodedPicture] {
        try withChecked(file) { octets, header throws(PictureRefusal) in
            try pictures(of: octets, as: form, kept: header.isPlain ? file : nil)
        }
    }

    /// The pixels as grey, one octet each, row after row; what can be seen through is white.
    static func greyPixels(
        of file: [UInt8]
    ) throws(PictureRefusal) -> (octets: [UInt8], width: Int, height: Int) {
        try withChecked(file) { octets, _ throws(PictureRefusal) in
            let fitted = try VipsPicture { (made) in
                hearth_vips_fit(
                    octets.baseAddress, octets.count, Int32(PictureLimits.codeSide), 0, &made)
            }
            let grey = try fitted.inMemory().map { image, made in hearth_vips_grey(image, &made) }
            return (try grey.pixels(), grey.width, grey.height)
        }
    }

    /// Looks at a file in order of cost, and hands it out in a form that libvips takes.
    private static func withChecked<Result>(
        _ file: [UInt8],
        _ body: (UnsafeRawBufferPointer, Header) throws(PictureRefusal) -> Result
    ) throws(PictureRefusal) -> Result {
        guard !file.isEmpty else { throw .empty }
        guard file.count <= PictureLimits.fileOctets else { throw .tooLarge }
        guard let format = PictureFormat(file) else { throw .unknown }
        guard format.isTaken else { throw .notTaken(format) }
        let file = format == .png ? PNGExif.ahead(in: file) : file
        // libvips reads from it until the last picture is computed.
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: file.count, alignment: 16)
        defer { buffer.deallocate() }
        buffer.copyBytes(from: file)
        let octets = UnsafeRawBufferPointer(buffer)
        let header = try header(of: octets, format)
        return try body(octets, header)
    }

    /// `kept`: the file, if it may stay as it is.
    private static func pictures(
        of octets: UnsafeRawBufferPointer, as form: PictureForm, kept: [UInt8]?
    ) throws(PictureRefusal) -> [EncodedPicture] {
        switch form {
        case .photo:
            let full = try pixels(of: octets, side: PictureLimits.fullSide)
            let thumbnail = try full.map { image, made in
                hearth_vips_shrink(image, Int32(PictureLimits.thumbnailSide), &made)
            }
            let whole: EncodedPicture
            if let same = same(kept, as: full) {
                whole = same
            } else {
                whole = try PictureEncoder.encode(full, within: PictureLimits.fullOctets)
            }
            return [
                whole,
                try PictureEncoder.encode(
                    thumbnail.inMemory(), within: PictureLimits.thumbnailOctets),
            ]
        case .portrait:
            let square = try pixels(of: octets, side: PictureLimits.portraitSide, isSquare: true)
            return [try PictureEncoder.encode(square, within: PictureLimits.portraitOctets)]
        case .code: return []
        }
    }

    /// The file itself where there is nothing in it but pixels that were decoded as they are: what Hearth made of a
    /// picture once loses nothing when it comes again. Nil for every other one.
    private static func same(_ file: [UInt8]?, as picture: VipsPicture) -> EncodedPicture? {
        guard let file, file.count <= PictureLimits.fullOctets,
            let format = PictureFormat(file), let bare = PictureContainer.bare(file), bare == file,
            !isAnimated(file)
        else { return nil }
        return EncodedPicture(
            format: format, width: picture.width, height: picture.height, octets: file)
    }

    /// Whether a file has more than one picture (WebP container specification, "Extended File Format").
    private static func isAnimated(_ file: [UInt8]) -> Bool {
        file.count > 20 && file[12..<16].elementsEqual("VP8X".utf8) && file[20] & 0x02 != 0
    }

    /// What a file says of its picture.
    private struct Header {
        let format: PictureFormat
        let width: Int
        let height: Int
        let bands: Int
        let hasProfile: Bool

        /// Whether it is one of those that Hearth writes: of colours that mean the same everywhere, and no larger
        /// than a photo.
        var isPlain: Bool {
            guard !hasProfile, max(width, height) <= PictureLimits.fullSide else { return false }
            return format == .jpeg && bands == 3 || format == .webp && (3...4).contains(bands)
        }
    }

    private static func header(
        of octets: UnsafeRawBufferPointer, _ format: PictureFormat
    ) throws(PictureRefusal) -> Header {
        let header = try VipsPicture { (made) in
            switch format {
            case .jpeg: hearth_vips_open_jpeg(octets.baseAddress, octets.count, &made)
            case .png: hearth_vips_open_png(octets.baseAddress, octets.count, &made)
            default: hearth_vips_open_webp(octets.baseAddress, octets.count, &made)
            }
        }
        let (pixels, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard !overflow, pixels <= PictureLimits.pixels,
            max(header.width, header.height) <= PictureLimits.side
        else { throw .tooManyPixels }
        return Header(
            format: format, width: header.width, height: header.height, bands: header.bands,
            hasProfile: header.hasProfile)
    }

    /// Decoded, upright, in sRGB with 8 bits a channel: three channels, and a fourth only where
    /// something can be seen through.
    private static func pixels(
        of octets: UnsafeRawBufferPointer, side: Int, isSquare: Bool = false
    ) throws(PictureRefusal) -> VipsPicture {
        let fitted = try VipsPicture { (made) in
            hearth_vips_fit(
                octets.baseAddress, octets.count, Int32(side), isSquare ? 1 : 0, &made)
        }
        .inMemory()
        let picture = try inSRGB(fitted)
            .map { image, made in hearth_vips_to_octets(image, &made) }
            .inMemory()
        // A file may have more channels than colours; nobody knows what they mean.
        guard picture.bands > 3 else { return picture }
        if picture.hasAlpha {
            let alpha = try picture.map { image, made in hearth_vips_bands(image, 3, 1, &made) }
            if try alpha.lowest() < 255 {
                return try picture.map { image, made in hearth_vips_bands(image, 0, 4, &made) }
            }
        }
        return try picture.map { image, made in hearth_vips_bands(image, 0, 3, &made) }
    }

    private static func inSRGB(_ picture: VipsPicture) throws(PictureRefusal) -> VipsPicture {
        if picture.hasProfile {
            do throws(PictureRefusal) {
                return try picture.map { image, made in
                    hearth_vips_profile_to_srgb(image, &made)
                }
                .inMemory()
            } catch {
                // A profile that means nothing does not make a picture worse than none.
            }
        }
        return try picture.map { image, made in hearth_vips_to_srgb(image, &made) }
    }
}
