/// Boxes.
package enum TestMP4 {
    static let sounds: [TestSound] = {
        let sound = [UInt8].noise(500)
        let data = box("mdat", sound)
        let type = box("ftyp", .text("M4A \0\0\0\0M4A isom"))
        let older = box("ftyp", .text("qt  \0\0\0\0qt  "))
        let pieces = [UInt8].of(
            fragment(start: 0, count: 40), data,
            fragment(start: 40_960, count: 60, isEach: true), data)
        let more = [UInt8].of(
            fragment(start: nil, count: 50), data, fragment(start: nil, count: 50),
            box("mfra", box("mfro", .big(0, 8))))
        let unknown = Int(UInt32.max)
        let files: [(String, [UInt8], UInt32)] = [
            (
                "",
                .of(
                    type, movie(), box("uuid", .secret), box("free", .secret), data,
                    box("meta", .secret), box("wide", [])), 1500
            ),
            (
                ", up to the end of the file",
                .of(type, movie(isLong: true), .big(0, 4), .text("mdat"), sound), 1500
            ),
            (
                ", long lengths",
                .of(
                    type, .big(1, 4), .text("mdat"), .big(16 + sound.count, 8), sound,
                    movie(length: 0)), 1600
            ),
            (", QuickTime", .of(older, movie(entry: quickTimeEntry), data), 1500),
            (", FLAC", .of(type, movie(entry: flacEntry), data), 1500),
            (
                ", fragments",
                .of(type, movie(length: 0, mediaLength: 0, isFragmented: true), pieces), 2133
            ),
            (
                ", fragments without times",
                .of(type, movie(length: unknown, mediaLength: 0, isFragmented: true), more), 2133
            ),
        ]
        return files.map { name, octets, milliseconds in
            TestSound(
                "MP4" + name, "audio/mp4", octets, milliseconds: milliseconds, sound: sound)
        }
    }()

    package static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        .big(content.count + 8, 4) + .text(type) + content
    }

    /// Made in 2026, on whose machine.
    package static func movie(
        length: Int = 1500, mediaLength: Int = 76_800, handler: String = "soun",
        isLong: Bool = false, isFragmented: Bool = false, entry: [UInt8]? = nil,
        place: [UInt8]? = nil
    ) -> [UInt8] {
        let width = isLong ? 8 : 4
        let made = [UInt8].of(Array([UInt8].secret.prefix(4)), .big(0, width - 4))
        let start = [UInt8].of([isLong ? 1 : 0, 0, 0, 0], made, made)
        let defaults = box(
            "trex", .of(.big(0, 4), .big(1, 4), .big(1, 4), .big(1024, 4), .big(0, 8)))
        let name = [UInt8].of(.big(0, 8), .text(handler), .secret, .big(0, 3), .secret, [0])
        let places = [UInt8].of(.big(0, 4), .big(1, 4), place ?? box("url ", .big(1, 4)))
        let information = [UInt8].of(
            box("smhd", .big(0, 8)), box("hdlr", .secret), box("dinf", box("dref", places)),
            box("stbl", samples(entry ?? self.entry)), box("udta", .secret))
        let media = [UInt8].of(
            box("mdhd", .of(start, .big(48_000, 4), .big(mediaLength, width), [0x15, 0xC7, 0, 0])),
            box("hdlr", name), box("minf", information))
        let track = [UInt8].of(
            box("tkhd", .of(start, .big(1, 4), .big(0, 4), .big(length, width), .big(0, 60))),
            box("edts", .of(box("elst", .big(0, 16)), box("name", .secret))),
            box("mdia", media), box("tref", .secret), box("udta", .secret), .big(0, 4))
        return box(
            "moov",
            .of(
                box("mvhd", .of(start, .big(1000, 4), .big(length, width), .big(0, 80))),
                box("trak", track),
                isFragmented ? box("mvex", .of(defaults, box("udta", .secret))) : [],
                box("udta", box("meta", box("ilst", box("name", .secret)))), box("meta", .secret)))
    }

    private static func samples(_ entry: [UInt8]) -> [UInt8] {
        .of(
            box("stsd", .of(.big(0, 4), .big(1, 4), entry)), box("stts", .big(0, 8)),
            box("stsc", .big(0, 8)), box("stsz", .big(0, 12)), box("stco", .big(0, 8)),
            box("saiz", .secret))
    }

    /// Version, revision, maker; channels, bits, nothing, rate.
    private static func start(version: Int = 0) -> [UInt8] {
        .of(
            .big(1, 8), .big(version, 2), .big(0, 2), .text("Adam"), .big(1, 2), .big(16, 2),
            .big(0, 4), .big(48_000 << 16, 4))
    }

    private static let entry = box(
        "mp4a", .of(start(), box("esds", .noise(30, from: 99)), box("name", .secret)))

    private static let quickTimeEntry = box(
        "mp4a",
        .of(
            start(version: 1), .big(0, 16),
            box(
                "wave",
                .of(
                    box("frma", .text("mp4a")), box("esds", .noise(30, from: 99)),
                    box("name", .secret),
                    box("\0\0\0\0", [])))))

    private static let flacEntry = box(
        "fLaC",
        .of(
            start(),
            box(
                "dfLa",
                .of(
                    .big(0, 4), [0], .big(34, 3), .noise(34, from: 99), [4], .big(9, 3), .secret,
                    [0x86],
                    .big(9, 3), .secret))))

    package static func fragment(
        start: Int?, count: Int, isEach: Bool = false, track: Int = 1
    ) -> [UInt8] {
        let time = start.map { box("tfdt", .of([1, 0, 0, 0], .big($0, 8))) } ?? []
        let each = (0..<(isEach ? count : 0)).flatMap { _ in [UInt8].of(.big(1024, 4), .big(5, 4)) }
        let run = [UInt8].of(.big(isEach ? 0x301 : 1, 4), .big(count, 4), .big(0, 4), each)
        let all = [UInt8].of(
            box("tfhd", .of(.big(0, 4), .big(track, 4))), time, box("trun", run),
            box("uuid", .secret))
        return .of(
            box("styp", .text("msdh\0\0\0\0msdh")), box("prft", .secret),
            box("moof", .of(box("mfhd", .big(0, 8)), box("traf", all), box("udta", .secret))))
    }
}
