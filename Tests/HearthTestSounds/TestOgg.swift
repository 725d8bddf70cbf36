/// Pages.
package enum TestOgg {
    static let sounds: [TestSound] = {
        let sound = [UInt8].noise(3000)
        let opus = stream([opusHead()], [comments("OpusTags"), sound], granule: 48_000 + 312)
        let picture = comments("OpusTags", more: .secret + .noise(70_000, from: 99))
        let set = [UInt8].text("\u{5}vorbis") + .noise(900, from: 99)
        let vorbis = stream(
            [vorbisHead()], [comments("\u{3}vorbis") + [1], set, sound], granule: 66_150)
        return [
            TestSound("Ogg, Opus", "audio/ogg", opus, milliseconds: 1000, sound: sound),
            TestSound(
                "Ogg, Opus, comments on several pages", "audio/ogg",
                stream([opusHead()], [picture, sound], granule: 96_312), milliseconds: 2000,
                sound: Array(sound.prefix(200))),
            TestSound(
                "Ogg, Opus, shorter than what is skipped", "audio/ogg",
                stream([opusHead()], [comments("OpusTags"), sound], granule: 12), milliseconds: 0,
                sound: sound),
            TestSound("Ogg, Vorbis", "audio/ogg", vorbis, milliseconds: 1500, sound: sound),
        ]
    }()

    package static func opusHead() -> [UInt8] {
        .of(.text("OpusHead"), [1, 1], .little(312, 2), .little(48_000, 4), [0, 0, 0])
    }

    package static func vorbisHead() -> [UInt8] {
        .of(
            .text("\u{1}vorbis"), .little(0, 4), [1], .little(44_100, 4), .little(0, 12), [0xB8, 1])
    }

    package static func comments(_ begin: String, more: [UInt8] = []) -> [UInt8] {
        let all: [[UInt8]] = [
            .of(.text("ARTIST="), .secret), .of(.text("LOCATION="), .secret, more),
        ]
        let noted = all.map { [UInt8].of(.little($0.count, 4), $0) }
        return .of(
            .text(begin), .little(9, 4), .secret, .little(all.count, 4), noted.flatMap { $0 })
    }

    /// The first packet on a page of its own, the others behind it, at most 255 segments on a page.
    package static func stream(
        _ first: [[UInt8]], _ packets: [[UInt8]], granule: Int, serial: Int = 77
    ) -> [UInt8] {
        var pages = page(first, flags: 2, granule: 0, serial: serial, number: 0)
        var segments: [[UInt8]] = []
        for packet in packets {
            for start in stride(from: 0, through: packet.count, by: 255) {
                segments.append(Array(packet[start..<min(start + 255, packet.count)]))
            }
        }
        var number = 1
        var isOpen = false
        while !segments.isEmpty {
            let here = Array(segments.prefix(255))
            segments.removeFirst(here.count)
            pages += page(
                segments: here, flags: (isOpen ? 1 : 0) | (segments.isEmpty ? 4 : 0),
                granule: segments.isEmpty ? granule : -1, serial: serial, number: number)
            isOpen = here.last?.count == 255
            number += 1
        }
        return pages
    }

    package static func page(
        _ packets: [[UInt8]], flags: UInt8, granule: Int, serial: Int, number: Int
    ) -> [UInt8] {
        page(segments: packets, flags: flags, granule: granule, serial: serial, number: number)
    }

    private static func page(
        segments: [[UInt8]], flags: UInt8, granule: Int, serial: Int, number: Int
    ) -> [UInt8] {
        let start = [UInt8].of(
            .text("OggS"), [0, flags], .little(granule, 8), .little(serial, 4), .little(number, 4))
        let lengths = segments.map { UInt8($0.count) }
        let page = [UInt8].of(
            start, .little(0, 4), [UInt8(segments.count)], lengths, segments.flatMap { $0 })
        return withChecksum(page)
    }

    /// Bit by bit, as RFC 3533 has it.
    package static func withChecksum(_ page: [UInt8]) -> [UInt8] {
        var page = page
        page.replaceSubrange(22..<26, with: [0, 0, 0, 0])
        var remainder: UInt32 = 0
        for octet in page {
            for bit in (0..<8).reversed() {
                let isOut = remainder >> 31 != UInt32(octet >> UInt8(bit) & 1)
                remainder = remainder << 1 ^ (isOut ? 0x04C1_1DB7 : 0)
            }
        }
        page.replaceSubrange(22..<26, with: [UInt8].little(Int(remainder), 4))
        return page
    }
}
