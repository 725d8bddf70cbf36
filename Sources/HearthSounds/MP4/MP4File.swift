/// The boxes of an MP4 with sound alone, in one piece or in fragments (ISO/IEC 14496-12).
///
/// Boxes that are not needed to play it become free space.
struct MP4File {
    private var file: FileOctets
    /// As older programs write it, with more in some places.
    private var isQuickTime = false
    /// What it is called if it turns out to be a film.
    private var filmName = "MP4"
    var tracks = MP4Tracks()

    /// - Returns: milliseconds.
    static func clean(_ octets: inout FileOctets) throws(SoundError) -> UInt64 {
        var file = MP4File(file: octets.taken())
        try file.clean()
        octets = file.file
        return file.tracks.milliseconds
    }

    private init(file: FileOctets) {
        self.file = file
    }

    private mutating func clean() throws(SoundError) {
        var hasMovie = false
        var hasSound = false
        var boxes = MP4Boxes(in: file.all)
        while let box = try boxes.next(file) {
            switch box.type {
            case "ftyp":
                // Main brand, version, brands.
                let brands = stride(from: box.content.lowerBound, to: box.content.upperBound, by: 4)
                for place in brands where file.has("qt  ", at: place, in: box.content) {
                    isQuickTime = true
                }
                filmName = Self.filmName(isQuickTime, file, box.content)
            case "moov":
                guard !hasMovie else { throw .damaged }
                hasMovie = true
                try movie(box.content)
            case "moof": try fragment(box.content)
            case "mdat": hasSound = true
            // Numbers alone.
            case "styp", "sidx", "mfra": break
            default: box.free(in: &file)
            }
        }
        guard hasMovie, hasSound else { throw .cutOff }
        guard !tracks.isEmpty else { throw .otherStructure }
    }

    private static func filmName(
        _ isQuickTime: Bool, _ file: FileOctets, _ brands: Range<Int>
    ) -> String {
        if isQuickTime { return "QuickTime" }
        let isOfPhone = ["3gp", "3g2"].contains {
            file.has($0, at: brands.lowerBound, in: brands)
        }
        return isOfPhone ? "3GP" : "MP4"
    }

    private mutating func movie(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "mvhd":
                let header = try MP4TimeHeader(box.content, .movie, &file)
                tracks.length = header.milliseconds
                tracks.movieRate = header.rate
            case "trak": try track(box.content)
            case "mvex": try extends(box.content)
            default: box.free(in: &file)
            }
        }
    }

    private mutating func track(_ content: Range<Int>) throws(SoundError) {
        var id: UInt64?
        var media: MP4TimeHeader?
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "tkhd": id = try MP4TimeHeader(box.content, .track, &file).track
            case "mdia": media = try self.media(box.content)
            case "edts": try keepAlone(["elst"], in: box.content)
            default: box.free(in: &file)
            }
        }
        guard let id, let media else { throw .damaged }
        try tracks.add(id, media)
    }

    private mutating func media(_ content: Range<Int>) throws(SoundError) -> MP4TimeHeader {
        var header: MP4TimeHeader?
        var isSound = false
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "mdhd": header = try MP4TimeHeader(box.content, .media, &file)
            case "hdlr":
                try handler(box.content)
                isSound = true
            case "minf": try information(box.content)
            default: box.free(in: &file)
            }
        }
        guard let header, isSound else { throw .damaged }
        return header
    }

    /// What a track is: version 4, older 4, four letters, older 12, a name.
    private mutating func handler(_ content: Range<Int>) throws(SoundError) {
        guard content.count >= 12 else { throw .cutOff }
        let isFilm = file.has("vide", at: content.lowerBound + 8, in: content)
        guard !isFilm else { throw .other(.film(filmName)) }
        guard file.has("soun", at: content.lowerBound + 8, in: content) else {
            throw .notSoundAlone
        }
        file.blank((content.lowerBound + 12)..<content.upperBound)
    }

    private mutating func information(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "smhd": break
            case "dinf": try places(box.content)
            case "stbl": try samples(box.content)
            case "vmhd": throw .other(.film(filmName))
            default: box.free(in: &file)
            }
        }
    }

    /// Where the sound is: in this file.
    private mutating func places(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            guard box.type == "dref" else {
                box.free(in: &file)
                continue
            }
            guard box.content.count >= 8 else { throw .cutOff }
            var places = MP4Boxes(in: box.content.dropFirst(8))
            while let place = try places.next(file) {
                let flags = try file.bigEndian(4, at: place.content.lowerBound, in: place.content)
                guard flags & 1 == 1 else { throw .otherStructure }
                file.blank(place.content.dropFirst(4))
            }
        }
    }

    private mutating func samples(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "stsd":
                guard box.content.count >= 8 else { throw .cutOff }
                var entries = MP4Boxes(in: box.content.dropFirst(8))
                while let entry = try entries.next(file) {
                    try MP4SampleEntry.clean(entry, isQuickTime: isQuickTime, &file)
                }
            case "stts", "stsc", "stsz", "stz2", "stco", "co64", "ctts", "stss", "sgpd", "sbgp":
                break
            default: box.free(in: &file)
            }
        }
    }

    private mutating func extends(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "mehd": tracks.extendedLength = try MP4Fragment.length(box.content, file)
            case "trex": try tracks.add(MP4Fragment.defaults(box.content, file))
            default: box.free(in: &file)
            }
        }
    }

    private mutating func fragment(_ content: Range<Int>) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            switch box.type {
            case "mfhd": break
            case "traf":
                try tracks.add(MP4Fragment(in: box.content, file), file)
                try keepAlone(MP4Fragment.needed, in: box.content)
            default: box.free(in: &file)
            }
        }
    }

    private mutating func keepAlone(
        _ types: Set<String>, in content: Range<Int>
    ) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            if !types.contains(box.type) { box.free(in: &file) }
        }
    }
}
