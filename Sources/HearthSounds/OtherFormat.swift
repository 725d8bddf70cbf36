/// What kind of sound's or film's file octets are that no sound is taken from, so that somebody can be told what
/// they gave. Names and declared types count for nothing.
package struct OtherFormat: Sendable, Hashable {
    /// As programs call it in their lists of formats.
    package let name: String
    /// Moving pictures, with a sound or without.
    package let isFilm: Bool

    /// How many octets of a file are looked through for what says that it is a film.
    private static let reach = 1 << 16

    package static func sound(_ name: String) -> OtherFormat {
        OtherFormat(name: name, isFilm: false)
    }

    package static func film(_ name: String) -> OtherFormat {
        OtherFormat(name: name, isFilm: true)
    }

    private init(name: String, isFilm: Bool) {
        self.name = name
        self.isFilm = isFilm
    }

    /// Nil for what may be taken, and for what is neither a sound nor a film that is known. What may be a film by
    /// what stands far behind its beginning is told when it is cleaned.
    ///
    /// `count`: of the whole file, where `octets` are its beginning alone.
    package init?(_ octets: some Collection<UInt8>, of count: Int? = nil) {
        let file = Array(octets.prefix(Self.reach))
        let start = Self.behindTags(file)
        let other =
            Self.begun.first { $0.begins(file[start...]) }?.format
            ?? Self.stream(file[start...]) ?? Self.container(file)
            ?? Self.quickTime(file, of: count ?? octets.count)
        guard let other else { return nil }
        self = other
    }

    // MARK: By how files begin

    private struct Begun: Sendable {
        let marks: [(place: Int, octets: [UInt8])]
        let format: OtherFormat

        init(_ format: OtherFormat, _ marks: (Int, String)...) {
            self.format = format
            self.marks = marks.map { ($0, Array($1.utf8)) }
        }

        init(_ format: OtherFormat, octets: [UInt8]) {
            self.format = format
            marks = [(0, octets)]
        }

        func begins(_ file: ArraySlice<UInt8>) -> Bool {
            marks.allSatisfy { file.dropFirst($0.place).starts(with: $0.octets) }
        }
    }

    private static let begun: [Begun] = [
        Begun(.sound("FLAC"), (0, "fLaC")), Begun(.sound("CAF"), (0, "caff")),
        Begun(.sound("AIFF"), (0, "FORM"), (8, "AIFF")),
        Begun(.sound("AIFF"), (0, "FORM"), (8, "AIFC")),
        Begun(.sound("AMR"), (0, "#!AMR")), Begun(.sound("AAC"), (0, "ADIF")),
        Begun(.sound("SILK"), (0, "#!SILK")), Begun(.sound("SILK"), (0, "\u{2}#!SILK")),
        Begun(.sound("AU"), (0, ".snd")), Begun(.sound("MIDI"), (0, "MThd")),
        Begun(.sound("RF64"), (0, "RF64"), (8, "WAVE")),
        Begun(.sound("RF64"), (0, "BW64"), (8, "WAVE")),
        Begun(.sound("RIFX"), (0, "RIFX"), (8, "WAVE")),
        Begun(.sound("WavPack"), (0, "wvpk")), Begun(.sound("Monkey’s Audio"), (0, "MAC ")),
        Begun(.sound("Musepack"), (0, "MPCK")), Begun(.sound("DSF"), (0, "DSD ")),
        Begun(.film("AVI"), (0, "RIFF"), (8, "AVI ")), Begun(.film("Flash"), (0, "FLV\u{1}")),
        Begun(.film("RealMedia"), (0, ".RMF")), Begun(.film("MPEG"), octets: [0, 0, 1, 0xBA]),
        Begun(.film("MPEG"), octets: [0, 0, 1, 0xB3]),
    ]

    /// Where the tags end that some programs put before any format (ID3v2).
    private static func behindTags(_ file: [UInt8]) -> Int {
        guard file.count > 10, file.starts(with: "ID3".utf8), file[6..<10].allSatisfy({ $0 < 0x80 })
        else { return 0 }
        let length = file[6..<10].reduce(0) { $0 << 7 | Int($1) }
        return min(10 + length, file.count)
    }

    // MARK: Streams without a container

    private static func stream(_ file: ArraySlice<UInt8>) -> OtherFormat? {
        let start = Array(file.prefix(6))
        if start.count == 6, start[0] == 0xFF, start[1] & 0xF6 == 0xF0, start[2] >> 2 & 15 < 13 {
            // An ADTS frame, whose length leads to the next one (ISO/IEC 13818-7, section 6.2).
            let length = Int(start[3] & 3) << 11 | Int(start[4]) << 3 | Int(start[5]) >> 5
            let next = Array(file.dropFirst(length).prefix(2))
            let goesOn = next.count < 2 || next[0] == 0xFF && next[1] & 0xF6 == 0xF0
            if length >= 7, goesOn { return .sound("AAC") }
        }
        if start.count >= 3, start[0] == 0xFF, start[1] & 0xE6 == 0xE4, start[1] & 0x18 != 0x08,
            start[2] >> 4 != 15, start[2] >> 2 & 3 != 3
        {
            return .sound("MPEG Layer II")
        }
        // Packets of a transport stream, of 188 octets or with a time of four before each.
        for (first, step) in [(0, 188), (4, 192)] {
            let places = (0..<3).map { file.startIndex + first + $0 * step }
            if places.allSatisfy({ $0 < file.endIndex && file[$0] == 0x47 }) {
                return .film("MPEG-TS")
            }
        }
        return nil
    }

    // MARK: Containers of both

    private static func container(_ file: [UInt8]) -> OtherFormat? {
        if file.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            // What stands before the first cluster of sound says how it is coded: by a name (element 0x86).
            let head = file.prefix(
                place(of: [0x1F, 0x43, 0xB6, 0x75], in: file[...]) ?? file.count)
            let hasVideo = head.indices.contains { place in
                head[place] == 0x86 && head.dropFirst(place + 2).starts(with: "V_".utf8)
            }
            let isMatroska = has("matroska", in: file.prefix(64))
            if hasVideo { return .film(isMatroska ? "Matroska" : "WebM") }
            return isMatroska ? .sound("Matroska") : nil
        }
        if file.starts(with: [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]) {
            // A stream of video in Advanced Systems Format.
            let isFilm = has([0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11], in: file[...])
            return isFilm ? .film("WMV") : .sound("WMA")
        }
        if file.starts(with: "OggS".utf8) {
            let start = file.prefix(512)
            if has("\u{1}video", in: start) || has([0x80] + Array("theora".utf8), in: start) {
                return .film("Ogg")
            }
            if has([0x7F] + Array("FLAC".utf8), in: start) { return .sound("FLAC") }
            if has("Speex   ", in: start) { return .sound("Speex") }
        }
        return nil
    }

    private static func has(_ text: String, in file: ArraySlice<UInt8>) -> Bool {
        has(Array(text.utf8), in: file)
    }

    private static func has(_ octets: [UInt8], in file: ArraySlice<UInt8>) -> Bool {
        place(of: octets, in: file) != nil
    }

    private static func place(of octets: [UInt8], in file: ArraySlice<UInt8>) -> Int? {
        file.indices.first { file[$0] == octets[0] && file[$0...].starts(with: octets) }
    }

    /// Older files begin without a type, with a box of a length that fits.
    private static func quickTime(_ file: [UInt8], of count: Int) -> OtherFormat? {
        let boxes = ["moov", "mdat", "wide", "pnot", "free", "skip"]
        guard file.count >= 8, boxes.contains(where: { file[4..<8].elementsEqual($0.utf8) }) else {
            return nil
        }
        let size = file[..<4].reduce(0) { $0 << 8 | Int($1) }
        return (8...max(8, count)).contains(size) || size == 1 ? .film("QuickTime") : nil
    }
}
