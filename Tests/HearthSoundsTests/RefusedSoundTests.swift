import HearthSounds
import HearthTestSounds
import Testing

@Suite("Sounds that are refused, and why")
struct RefusedSoundTests {
    private func expect(
        _ error: SoundError, _ octets: [UInt8], _ place: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: error, sourceLocation: place) { try SoundFile.cleaned(octets) }
    }

    @Test("What begins as no sound")
    func unknown() {
        for text in ["", "Og", "RIFF....WEBP", "<svg>", "\u{7F}", "The free lunch", "FORM....ILBM"]
        {
            expect(.unknown, Array(text.utf8))
        }
        expect(.unknown, [0xFF, 0xD8, 0xFF, 0xE0])
        // A text in UTF-16, and the mark of a frame whose length leads to nothing.
        expect(.unknown, [0xFF, 0xFE, 0x41, 0])
        expect(.unknown, [0xFF, 0xF1, 0x50, 0x40, 0x01, 0x3F] + .noise(90))
    }

    /// Frames of AAC without anything around them (ADTS), of 40 octets each.
    private static let adts = [UInt8].repeated(
        [0xFF, 0xF1, 0x50, 0x40, 0x05, 0x1F, 0xFC] + .noise(33), 3)

    private static let type = TestMP4.box("ftyp", .text("isom\0\0\0\0"))

    private static func packet(_ before: [UInt8], _ count: Int) -> [UInt8] {
        before + [0x47] + .noise(count - before.count - 1)
    }

    @Test(
        "A sound or a film that is not taken is told as what it is",
        arguments: [
            (.sound("AAC"), adts), (.sound("AAC"), .text("ADIF") + .noise(30)),
            (.sound("AAC"), TestMP3.id3([.secret]) + adts),
            (.sound("FLAC"), .text("fLaC") + .noise(40)),
            (.sound("FLAC"), TestMP3.id3([.secret]) + .text("fLaC")),
            (
                .sound("FLAC"),
                TestOgg.stream([[0x7F] + .text("FLAC") + .noise(40)], [[1]], granule: 1)
            ),
            (.sound("AIFF"), .text("FORM\0\0\0\u{4}AIFF")),
            (.sound("AIFF"), .text("FORM\0\0\0\u{4}AIFC")), (.sound("CAF"), .text("caff\0\u{1}")),
            (.sound("AMR"), .text("#!AMR\n") + .noise(9)), (.sound("AMR"), .text("#!AMR-WB\n")),
            (.sound("SILK"), .text("\u{2}#!SILK_V3")), (.sound("AU"), .text(".snd") + .noise(20)),
            (.sound("RF64"), .text("RF64") + .big(-1, 4) + .text("WAVE")),
            (.sound("MPEG Layer II"), [0xFF, 0xFD, 0x90, 0]), (.sound("MIDI"), .text("MThd")),
            (.sound("WMA"), [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11] + .noise(90)),
            (
                .sound("Speex"), TestOgg.stream([.text("Speex   ") + .noise(72)], [[1]], granule: 9)
            ),
            (
                .sound("Matroska"),
                TestWebM.file(
                    TestWebM.info() + TestWebM.tracks() + TestWebM.cluster(at: 0, [1]),
                    type: "matroska")
            ),
            (
                .film("WMV"),
                [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11] + .noise(90)
                    + [0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11]
            ),
            (.film("AVI"), .text("RIFF\0\0\0\0AVI LIST")), (.film("Flash"), .text("FLV\u{1}")),
            (.film("MPEG"), [0, 0, 1, 0xBA] + .noise(9)),
            (.film("MPEG-TS"), .repeated(packet([], 188), 3)),
            (.film("MPEG-TS"), .repeated(packet([1, 2, 3, 4], 192), 3)),
            (.film("MP4"), type + TestMP4.movie(handler: "vide") + TestMP4.box("mdat", [1])),
            (
                .film("3GP"),
                TestMP4.box("ftyp", .text("3gp5\0\0\0\0")) + TestMP4.movie(handler: "vide")
                    + TestMP4.box("mdat", [1])
            ),
            (
                .film("QuickTime"),
                TestMP4.box("ftyp", .text("qt  \0\0\0\0qt  ")) + TestMP4.movie(handler: "vide")
                    + TestMP4.box("mdat", [1])
            ),
            (.film("QuickTime"), TestMP4.box("wide", []) + TestMP4.box("mdat", [1])),
            (
                .film("WebM"),
                TestWebM.file(
                    TestWebM.info() + TestWebM.tracks(coding: "V_VP9", type: 1)
                        + TestWebM.cluster(at: 0, [1]))
            ),
            (
                .film("Matroska"),
                TestWebM.file(
                    TestWebM.info() + TestWebM.tracks(coding: "V_MPEG4/ISO/AVC", type: 1)
                        + TestWebM.cluster(at: 0, [1]), type: "matroska")
            ),
            (
                .film("Ogg"),
                TestOgg.stream([[0x80] + .text("theora") + .noise(30)], [[1]], granule: 9)
            ),
        ] as [(OtherFormat, [UInt8])])
    func other(_ format: OtherFormat, _ octets: [UInt8]) {
        expect(.other(format), octets)
        // Whole or by its beginning alone.
        for count in [octets.count, octets.count / 2, 5, 1, 0] {
            _ = OtherFormat(octets.prefix(count), of: octets.count)
        }
    }

    @Test("What is too large, and what lasts longer than twenty minutes; twenty minutes are taken")
    func limits() throws {
        let most = SoundLimits.fileOctets
        expect(.tooLarge(octets: most + 1), [UInt8](repeating: 1, count: most + 1))
        func lasting(_ seconds: Int) -> [UInt8] {
            TestWAV.file([
                TestWAV.format(rate: 10, second: 10),
                TestWAV.chunk("data", .noise(seconds * 10)),
            ])
        }
        #expect(try SoundFile.cleaned(lasting(1200)).milliseconds == 1_200_000)
        expect(.tooLong(milliseconds: 1_201_000), lasting(1201))
        let head = TestOgg.stream(
            [TestOgg.opusHead()], [TestOgg.comments("OpusTags"), .noise(9)],
            granule: 1201 * 48_000 + 312)
        expect(.tooLong(milliseconds: 1_201_000), head)
        let said = TestWebM.info(TestWebM.element(0x4489, .big(Int(Double(1e300).bitPattern), 8)))
        let cluster = TestWebM.cluster(at: 0, [1])
        expect(.tooLong(milliseconds: .max), TestWebM.file(said + TestWebM.tracks() + cluster))
        let data = TestMP4.box("mdat", [1])
        let type = TestMP4.box("ftyp", .text("isom\0\0\0\0"))
        expect(.tooLong(milliseconds: 4_000_000), type + TestMP4.movie(length: 4_000_000) + data)
        // More than any number holds, and a count of samples that none are behind.
        let many =
            type + TestMP4.movie(length: 0, mediaLength: 0, isFragmented: true) + data
            + TestMP4.fragment(start: .max - 5, count: Int(UInt32.max))
        #expect(throws: SoundError.self) { try SoundFile.cleaned(many) }
    }

    @Test("What the largest files cost stays within bounds")
    func largest() throws {
        let most = SoundLimits.fileOctets
        let head = TestWebM.info() + TestWebM.tracks()
        let voids = TestWebM.cluster(at: 0, [1]) + .repeated([0xEC, 0x80], most / 2 - 1000)
        let clusters = [UInt8].repeated(TestWebM.unsized(0x1F43_B675, []), most / 13)
        let page = TestOgg.page([[]], flags: 0, granule: 0, serial: 77, number: 1)
        let first = TestOgg.page(
            [TestOgg.opusHead()], flags: 2, granule: 0, serial: 77, number: 0)
        let files: [[UInt8]] = [
            .repeated(TestMP3.frame(), most / 420),
            TestMP4.box("ftyp", []) + .repeated(TestMP4.box("free", []), most / 8 - 20),
            TestWebM.file(head + voids),
            TestWebM.file(head + clusters, isSized: false),
            first + .repeated(page, most / page.count - 5),
            TestMP3.id3([]) + [UInt8](repeating: 0, count: most - 20),
            .repeated(TestMP3.id3([]), most / 10),
            TestMP3.frame() + .repeated(TestMP3.id3v1, most / 128 - 9),
        ]
        for octets in files {
            let start = ContinuousClock.now
            _ = try? SoundFile.cleaned(octets)
            let time = ContinuousClock.now - start
            #expect(time < .seconds(30), "\(octets.prefix(12)): \(time)")
        }
    }

    @Test("What stands behind the end")
    func followed() {
        let wav = TestWAV.file([TestWAV.format(), TestWAV.chunk("data", [1, 2])])
        expect(.followed, wav + .secret)
        expect(.followed, wav + [0])
        let mp3 = TestMP3.frames(3)
        expect(.followed, mp3 + .secret)
        expect(.followed, mp3 + .secret + mp3)
        expect(.followed, mp3 + TestMP3.id3([.secret]) + mp3)
        let ogg = TestOgg.stream(
            [TestOgg.opusHead()], [TestOgg.comments("OpusTags"), [1]], granule: 9)
        expect(.followed, ogg + .noise(40))
        let webm = TestWebM.file(
            TestWebM.info() + TestWebM.tracks() + TestWebM.cluster(at: 0, [1]))
        expect(.followed, webm + TestWebM.element(0x1254_C367, .secret))
        expect(.followed, webm + webm)
    }

    @Test("What has more in it than one sound")
    func notAlone() {
        let type = TestMP4.box("ftyp", .text("isom\0\0\0\0"))
        for handler in ["meta", "text"] {
            expect(
                .notSoundAlone, type + TestMP4.movie(handler: handler) + TestMP4.box("mdat", [1]))
        }
        let cluster = TestWebM.cluster(at: 0, [1])
        expect(
            .notSoundAlone,
            TestWebM.file(TestWebM.info() + TestWebM.tracks(type: 17) + cluster))
        expect(
            .notSoundAlone,
            TestWebM.file(
                TestWebM.info() + TestWebM.tracks() + TestWebM.tracks() + cluster))
        let ogg =
            [UInt8].noise(0)
            + TestOgg.stream(
                [TestOgg.opusHead()], [TestOgg.comments("OpusTags"), [1]], granule: 9)
        expect(
            .notSoundAlone,
            ogg
                + TestOgg.stream(
                    [TestOgg.opusHead()], [TestOgg.comments("OpusTags"), [1]], granule: 9,
                    serial: 78))
    }

    @Test("What is built in a way that is not known")
    func otherStructure() {
        let cluster = TestWebM.cluster(at: 0, [1])
        let info = TestWebM.info()
        expect(.otherStructure, TestWebM.file(info + TestWebM.tracks(coding: "A_AAC") + cluster))
        expect(
            .otherStructure,
            TestWebM.file(
                info + TestWebM.tracks(more: TestWebM.element(0x6D80, [1])) + cluster))
        let type = TestMP4.box("ftyp", .text("isom\0\0\0\0"))
        let data = TestMP4.box("mdat", [1])
        let secured = TestMP4.box("enca", .noise(40))
        expect(.otherStructure, type + TestMP4.movie(entry: secured) + data)
        // The sound is in another file.
        let elsewhere = TestMP4.box("url ", .big(0, 4) + .secret)
        expect(.otherStructure, type + TestMP4.movie(place: elsewhere) + data)
        expect(.otherStructure, TestMP3.id3([.secret]) + .noise(500))
        expect(.otherStructure, TestMP3.id3([.secret], version: 9) + TestMP3.frames(3))
        expect(
            .otherStructure,
            TestOgg.stream([.text("Spooks  ") + .noise(72)], [[1]], granule: 9))
    }

    @Test("What contradicts itself")
    func damaged() {
        let format = TestWAV.format()
        let data = TestWAV.chunk("data", [1, 2])
        expect(.damaged, TestWAV.file([format, format, data]))
        expect(.damaged, TestWAV.file([format, data, data]))
        expect(.cutOff, TestWAV.file([format]))
        expect(.damaged, TestMP3.frames(2) + TestMP3.frame(version: 0xF3, bitRate: 8))
        var ogg = TestOgg.stream(
            [TestOgg.opusHead()], [TestOgg.comments("OpusTags"), [1]], granule: 9)
        ogg[ogg.count - 1] ^= 1
        expect(.damaged, ogg)
        let type = TestMP4.box("ftyp", .text("isom\0\0\0\0"))
        expect(.damaged, type + TestMP4.movie() + TestMP4.movie() + TestMP4.box("mdat", [1]))
        expect(.cutOff, type + TestMP4.movie())
        expect(.cutOff, type + TestMP4.box("mdat", [1]))
    }
}
