/// The pages of an Ogg with one stream of Opus or Vorbis (RFC 3533, RFC 5334).
enum OggFile {
    /// Blanks the comments.
    ///
    /// - Returns: milliseconds.
    static func clean(_ file: inout FileOctets) throws(SoundError) -> UInt64 {
        let first = try OggPage(file, at: 0)
        guard first.beginsStream, !first.continuesPacket else { throw .damaged }
        let coding = try OggCoding(file, first)
        var comments = OggComments()
        var samples: UInt64 = 0
        var position = first.end
        var isOpen = false
        while position < file.all.upperBound {
            let page = try OggPage(file, at: position)
            // A second stream beside this one, or behind it.
            guard page.serial == first.serial, !page.beginsStream else { throw .notSoundAlone }
            guard page.continuesPacket == isOpen || page.segments.isEmpty else { throw .damaged }
            comments.add(page, file)
            if let last = page.segments.last { isOpen = file[last] == 255 }
            if let granule = page.granule { samples = max(samples, granule) }
            position = page.end
        }
        guard !isOpen, comments.areComplete else { throw .cutOff }
        try comments.blank(in: &file, coding)
        return coding.milliseconds(samples)
    }
}
