/// RIFF files.
package enum TestWAV {
    static let sounds: [TestSound] = {
        let data = [UInt8].noise(8001)
        let octets = file([
            chunk("LIST", .text("INFOIART") + .little(9, 4) + .secret + [0]),
            format(), chunk("bext", .secret), chunk("fact", .little(8001, 4)),
            chunk("data", data), chunk("iXML", .secret), chunk("id3 ", .text("ID3") + .secret),
            chunk("fact", .secret), chunk("zzzz", []),
        ])
        let last = file([format(), chunk("data", data)])
        return [
            TestSound("WAV", "audio/wav", octets, milliseconds: 1000, sound: data),
            TestSound(
                "WAV, ADPCM", "audio/wav",
                file([chunk("data", data), format(coding: 2, second: 4000)]), milliseconds: 2000,
                sound: data),
            TestSound("WAV, odd", "audio/wav", last, milliseconds: 1000, sound: data),
            TestSound(
                "WAV, odd, not padded", "audio/wav",
                Array(last.prefix(4)) + .little(last.count - 9, 4) + last.dropFirst(8).dropLast(),
                milliseconds: 1000, sound: data),
        ] + streams
    }()

    /// What programs write into a pipe, and what is left when one is stopped: the length of the file and that of
    /// its sound, and what stands behind it.
    private static let streams: [TestSound] = {
        let sound = [UInt8].noise(8000)
        let behind = chunk("LIST", .text("INFOIART") + .little(9, 4) + .secret + [0])
        let lengths: [(String, Int, Int, [UInt8])] = [
            ("all bits", -1, -1, []), ("nothing", 0, 0, []), ("header alone", 48, 0, []),
            ("nearly all bits", 0x7FFF_F024, 0x7FFF_F000, []), ("sound said", 0, 8000, behind),
            ("tags behind", 0, 0, behind), ("two behind", -1, -1, behind + chunk("bext", .secret)),
        ]
        return lengths.map { name, whole, part, behind in
            let start = [UInt8].of(
                .text("RIFF"), .little(whole, 4), .text("WAVE"), format(),
                chunk("fact", .little(0, 4)), .text("data"), .little(part, 4))
            return TestSound(
                "WAV, a stream up to the end, " + name, "audio/wav", start + sound + behind,
                milliseconds: 1000, sound: sound)
        }
    }()

    package static func file(_ chunks: [[UInt8]]) -> [UInt8] {
        let all = chunks.flatMap { $0 }
        return .text("RIFF") + .little(all.count + 4, 4) + .text("WAVE") + all
    }

    package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        .text(type) + .little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
    }

    /// One channel of 8 bits.
    package static func format(
        coding: Int = 1, rate: Int = 8000, second: Int = 8000
    ) -> [UInt8] {
        chunk(
            "fmt ",
            .of(
                .little(coding, 2), .little(1, 2), .little(rate, 4), .little(second, 4),
                .little(1, 2), .little(8, 2)))
    }
}
