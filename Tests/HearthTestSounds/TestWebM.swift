/// Elements.
package enum TestWebM {
    static let sounds: [TestSound] = {
        let sound = [UInt8].noise(100)
        let clusters = (0..<3).map { cluster(at: $0 * 1000, sound) }.flatMap { $0 }
        let said = element(0x4489, .big(Int(Double(3345.6).bitPattern), 8))
        let short = element(0x4489, .big(Int(Float(2345.6).bitPattern), 4))
        let notes = info(said) + tracks() + clusters + element(0x1C53_BB6B, .noise(9, from: 99))
        let tags =
            element(0x1254_C367, .secret) + element(0x1043_A770, .secret)
            + element(0x1941_A469, .secret + .noise(300, from: 99))
            + element(0xBF, .noise(4, from: 99))
            + element(0xEC, .secret)
        let recorded =
            info([], isOther: true) + tracks()
            + cluster(at: 0, sound, isSized: false) + cluster(at: 1000, sound, isSized: false)
        return [
            TestSound(
                "WebM", "audio/webm", file(tags + notes + tags) + element(0xEC, .secret),
                milliseconds: 3346, sound: sound),
            TestSound(
                "WebM, as recorded", "audio/webm", file(recorded, isSized: false),
                milliseconds: 1960, sound: sound),
            TestSound(
                "WebM, as recorded, with tags behind", "audio/webm",
                file(recorded + element(0x1254_C367, .secret), isSized: false),
                milliseconds: 1960, sound: sound),
            TestSound(
                "WebM, Vorbis", "audio/webm",
                file(info(short) + tracks(coding: "A_VORBIS", setUp: vorbis) + clusters),
                milliseconds: 2960, sound: sound),
            TestSound(
                "WebM, PCM", "audio/webm",
                file(info(said) + tracks(coding: "A_PCM/FLOAT/IEEE", setUp: .secret) + clusters),
                milliseconds: 3346, sound: sound),
        ]
    }()

    package static func element(_ name: Int, _ content: [UInt8]) -> [UInt8] {
        self.name(name) + size(content.count) + content
    }

    package static func name(_ name: Int) -> [UInt8] {
        .big(name, name > 0xFF_FFFF ? 4 : name > 0xFFFF ? 3 : name > 0xFF ? 2 : 1)
    }

    private static func size(_ count: Int) -> [UInt8] {
        count < 0x7F ? [0x80 | UInt8(count)] : .big(0x1000_0000 | count, 4)
    }

    /// The length of which is not known.
    package static func unsized(_ name: Int, _ content: [UInt8]) -> [UInt8] {
        self.name(name) + [0x01] + [UInt8](repeating: 0xFF, count: 7) + content
    }

    package static func file(_ segment: [UInt8], isSized: Bool = true, type: String = "webm")
        -> [UInt8]
    {
        let header =
            element(0x4286, [1]) + element(0x42F7, [1]) + element(0x42F2, [4])
            + element(0x42F3, [8]) + element(0x4282, .text(type)) + element(0x4287, [4])
            + element(0x4285, [2]) + element(0x4281, .secret)
        let name = 0x1853_8067
        return element(0x1A45_DFA3, header)
            + (isSized ? element(name, segment) : unsized(name, segment))
    }

    package static func info(_ more: [UInt8] = [], isOther: Bool = false) -> [UInt8] {
        element(
            0x1549_A966,
            element(0xBF, .noise(4, from: 99)) + element(0x2AD7B1, .big(1_000_000, 3)) + more
                + element(0x4D80, .secret) + element(0x5741, .secret)
                + (isOther
                    ? []
                    : element(0x4461, .big(1, 8)) + element(0x7BA9, .secret)
                        + element(0x7384, .secret)))
    }

    package static func tracks(
        coding: String = "A_OPUS", type: UInt8 = 2, setUp: [UInt8] = TestOgg.opusHead(),
        more: [UInt8] = []
    ) -> [UInt8] {
        element(
            0x1654_AE6B,
            element(
                0xAE,
                element(0xD7, [1]) + element(0x73C5, [9]) + element(0x83, [type])
                    + element(0x536E, .secret) + element(0x258688, .secret)
                    + element(0x22B59C, .text("swe")) + element(0x86, .text(coding))
                    + element(0x63A2, setUp)
                    + element(
                        0xE1,
                        element(0xB5, .big(0, 4)) + element(0x9F, [1])
                            + element(0x55B0, .secret)) + more))
    }

    private static let vorbis: [UInt8] = {
        let first = TestOgg.vorbisHead()
        let second = TestOgg.comments("\u{3}vorbis", more: .noise(300, from: 99)) + [1]
        let lengths = [first, second].flatMap { packet in
            [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
        }
        return .of([2], lengths, first, second, .noise(50, from: 99))
    }()

    /// Blocks every 60 milliseconds, the last of which begins after 960.
    package static func cluster(
        at time: Int, _ sound: [UInt8], isSized: Bool = true
    ) -> [UInt8] {
        let blocks = stride(from: 0, through: 900, by: 60).flatMap {
            element(0xA3, [0x81] + .big($0, 2) + [0x80] + sound)
        }
        let last = element(
            0xA0,
            element(0xA1, [0x81] + .big(960, 2) + [0] + sound) + element(0x9B, [60])
                + element(0x75A1, .secret))
        let all =
            element(0xE7, .big(time, 2)) + element(0x5854, .secret) + element(0xA7, [1]) + blocks
            + last
        return isSized ? element(0x1F43_B675, all) : unsized(0x1F43_B675, all)
    }
}
