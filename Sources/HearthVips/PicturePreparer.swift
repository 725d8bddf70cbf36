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
        try withChecked(file) { octets throws(PictureRefusal) in
            try pictures(of: octets, as: form)
        }
    }

    /// The pixels as grey, one octet each, row after row; what can be seen through is white.
    static func greyPixels(
        of file: [UInt8]
    ) throws(PictureRefusal) -> (octets: [UInt8], width: Int, height: Int) {
        try withChecked(file) { octets throws(PictureRefusal) in
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
        _ body: (UnsafeRawBufferPointer) throws(PictureRefusal) -> Result
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
        try checkHeader(of: octets, format)
        return try body(octets)
    }

    private static func pictures(
        of octets: UnsafeRawBufferPointer, as form: PictureForm
    ) throws(PictureRefusal) -> [EncodedPicture] {
        switch form {
        case .photo:
            let full = try pixels(of: octets, side: PictureLimits.fullSide)
            let thumbnail = try full.map { image, made in
                hearth_vips_shrink(image, Int32(PictureLimits.thumbnailSide), &made)
            }
            return [
                try PictureEncoder.encode(full, within: PictureLimits.fullOctets),
                try PictureEncoder.encode(
                    thumbnail.inMemory(), within: PictureLimits.thumbnailOctets),
            ]
        case .portrait:
            let square = try pixels(of: octets, side: PictureLimits.portraitSide, isSquare: true)
            return [try PictureEncoder.encode(square, within: PictureLimits.portraitOctets)]
        case .code: return []
        }
    }

    private static func checkHeader(
        of octets: UnsafeRawBufferPointer, _ format: PictureFormat
    ) throws(PictureRefusal) {
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
