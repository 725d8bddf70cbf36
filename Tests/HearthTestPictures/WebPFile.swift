/// WebP files by their chunks (the WebP container specification).
package struct WebPFile {
    package var chunks: [(type: String, content: [UInt8])] = []

    /// What the extended header says of each kind of metadata.
    private static let flags: [String: UInt8] = ["ICCP": 0x20, "EXIF": 0x08, "XMP ": 0x04]
    private static let pixels = ["VP8X", "ALPH", "VP8 ", "VP8L", "ANIM", "ANMF"]

    package init(_ octets: [UInt8]) {
        var position = 12
        while position + 8 <= octets.count {
            let length = (0..<4).reduce(0) { $0 | Int(octets[position + 4 + $1]) << (8 * $1) }
            let end = min(octets.count, position + 8 + length)
            let type = String(decoding: octets[position..<(position + 4)], as: UTF8.self)
            chunks.append((type, Array(octets[(position + 8)..<end])))
            position = end + length % 2
        }
    }

    /// A picture of 3 by 2 that has a header and no pixels worth the name.
    package static let small: WebPFile = {
        var file = WebPFile([])
        file.chunks = [("VP8X", [0x10, 0, 0, 0, 2, 0, 0, 1, 0, 0]), ("VP8L", [0x2F, 1, 2])]
        return file
    }()

    /// Adds metadata as programs do, announced in the extended header.
    package mutating func add(_ type: String, _ content: [UInt8], width: Int, height: Int) {
        chunks.removeAll { $0.type == type }
        if chunks.first?.type != "VP8X" {
            let size = Self.number(width - 1, 3) + Self.number(height - 1, 3)
            chunks.insert(("VP8X", [0, 0, 0, 0] + size), at: 0)
        }
        chunks[0].content[0] |= Self.flags[type] ?? 0
        chunks.insert((type, content), at: type == "ICCP" ? 1 : chunks.count)
    }

    package var octets: [UInt8] {
        let content =
            Array("WEBP".utf8) + chunks.flatMap { Self.chunk($0.type, $0.content) }
        return Array("RIFF".utf8) + Self.number(content.count, 4) + content
    }

    /// What it has besides pixels, in its chunks or by its header.
    package var metadata: [String] {
        let announced = chunks.first { $0.type == "VP8X" }?.content.first ?? 0
        return chunks.map(\.type).filter { !Self.pixels.contains($0) }
            + Self.flags.filter { announced & $0.value != 0 }.map(\.key)
    }

    /// Frames that follow each other, from still pictures.
    package static func animation(of stills: [[UInt8]], side: Int) -> [UInt8] {
        let size = number(side - 1, 3)
        var file = WebPFile([])
        file.chunks = [
            ("VP8X", [0x12, 0, 0, 0] + size + size), ("ANIM", [0, 0, 0, 0, 0, 0]),
        ]
        for still in stills {
            let frame = WebPFile(still).chunks.filter {
                ["ALPH", "VP8 ", "VP8L"].contains($0.type)
            }
            file.chunks.append(
                (
                    "ANMF",
                    number(0, 3) + number(0, 3) + size + size + number(100, 3) + [0]
                        + frame.flatMap { chunk($0.type, $0.content) }
                ))
        }
        return file.octets
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        Array(type.utf8) + number(content.count, 4) + content
            + (content.count % 2 == 1 ? [0] : [])
    }

    private static func number(_ value: Int, _ octets: Int) -> [UInt8] {
        (0..<octets).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
