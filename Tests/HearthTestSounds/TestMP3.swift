/// Frames of layer III, and tags.
package enum TestMP3 {
    static let sounds: [TestSound] = {
        let plain = frames(100)
        let tag = id3([.of(.text("TPE1"), .big(9, 4), [0, 0], .secret)], padding: 100)
        let info = frame(first: .text("Info"), at: 36) + frames(100)
        let varied = (0..<50).flatMap { frame(bitRate: $0 % 2 == 0 ? 9 : 5) }
        let slow = (0..<50).flatMap { _ in frame(version: 0xF3, bitRate: 8) }
        return [
            sound("MP3", plain, 2612, plain),
            sound("MP3, ID3v2", tag + plain, 2612, plain),
            sound("MP3, two tags", tag + id3([], version: 2) + [0, 0, 0] + plain, 2612, plain),
            sound("MP3, a tag with a footer", id3([.secret], hasFooter: true) + plain, 2612, plain),
            sound("MP3, ID3v1", plain + id3v1, 2612, plain),
            sound(
                "MP3, all tags",
                tag + plain + ape(hasHeader: true) + lyrics + enhanced + id3v1, 2612, plain),
            sound("MP3, APE without header", plain + ape(hasHeader: false), 2612, plain),
            sound("MP3, described", tag + info, 2612, info),
            sound("MP3, VBRI", frame(first: .text("VBRI"), at: 36) + plain, 2612, plain),
            sound("MP3, VBR", varied, 1306, varied),
            sound("MP3, MPEG-2", slow, 1306, slow),
            sound("MP3, MPEG-2.5", frame(version: 0xE3, bitRate: 8), 52, []),
        ]
    }()

    private static func sound(
        _ name: String, _ octets: [UInt8], _ milliseconds: UInt32, _ sound: [UInt8]
    ) -> TestSound {
        TestSound(name, "audio/mpeg", octets, milliseconds: milliseconds, sound: sound)
    }

    package static func frames(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { _ in frame() }
    }

    /// At 44,100 Hz, or half or a quarter of it.
    package static func frame(
        version: UInt8 = 0xFB, bitRate: Int = 9, first: [UInt8] = [], at place: Int = 4
    ) -> [UInt8] {
        let kilobits =
            version & 8 != 0
            ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128] : [0, 8, 16, 24, 32, 40, 48, 56, 64]
        let rate = version == 0xFB ? 44_100 : version == 0xF3 ? 22_050 : 11_025
        let count = (version & 8 != 0 ? 144 : 72) * kilobits[bitRate] * 1000 / rate
        var frame: [UInt8] = [0xFF, version, UInt8(bitRate << 4), 0] + .noise(count - 4)
        frame.replaceSubrange(place..<(place + first.count), with: first)
        return frame
    }

    package static func id3(
        _ frames: [[UInt8]], version: UInt8 = 4, padding: Int = 0, hasFooter: Bool = false
    ) -> [UInt8] {
        let content = frames.flatMap { $0 } + [UInt8](repeating: 0, count: padding)
        let size = [21, 14, 7, 0].map { UInt8(content.count >> $0 & 0x7F) }
        let rest = [version, 0, hasFooter ? 0x10 : 0] + size
        return .text("ID3") + rest + content + (hasFooter ? .text("3DI") + rest : [])
    }

    package static let id3v1: [UInt8] = {
        let text = [UInt8].text("TAG") + .secret
        return text + [UInt8](repeating: 32, count: 128 - text.count)
    }()

    private static let enhanced: [UInt8] = {
        let text = [UInt8].text("TAG+") + .secret
        return text + [UInt8](repeating: 32, count: 227 - text.count)
    }()

    private static let lyrics: [UInt8] = {
        let text = [UInt8].text("LYRICSBEGIN") + .secret
        return text + .text("0000\(text.count)") + .text("LYRICS200")
    }()

    private static func ape(hasHeader: Bool) -> [UInt8] {
        let items = [UInt8].of(.little(9, 4), .little(0, 4), .text("Artist\0"), .secret)
        func end(isHeader: Bool) -> [UInt8] {
            .of(
                .text("APETAGEX"), .little(2000, 4), .little(items.count + 32, 4), .little(1, 4),
                .little((hasHeader ? 1 << 31 : 0) | (isHeader ? 1 << 29 : 0), 4), .little(0, 8))
        }
        return (hasHeader ? end(isHeader: true) : []) + items + end(isHeader: false)
    }
}
