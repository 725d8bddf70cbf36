/// WebP files by their chunks (the WebP container specification).
enum WebPFile {
    /// Frames that follow each other, from still pictures.
    static func animation(of stills: [[UInt8]], side: Int) -> [UInt8] {
        let size = number(side - 1, 3)
        var content = Array("WEBP".utf8)
        content += chunk("VP8X", [0x12, 0, 0, 0] + size + size)
        content += chunk("ANIM", [0, 0, 0, 0, 0, 0])
        for still in stills {
            content += chunk(
                "ANMF",
                number(0, 3) + number(0, 3) + size + size + number(100, 3) + [0]
                    + frame(still))
        }
        return Array("RIFF".utf8) + number(content.count, 4) + content
    }

    /// The chunks of a still picture that hold pixels.
    private static func frame(_ still: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 12
        while position + 8 <= still.count {
            let length = (0..<4).reduce(0) { $0 | Int(still[position + 4 + $1]) << (8 * $1) }
            let end = min(still.count, position + 8 + length + length % 2)
            let type = String(decoding: still[position..<(position + 4)], as: UTF8.self)
            if ["ALPH", "VP8 ", "VP8L"].contains(type) { result += still[position..<end] }
            position = end
        }
        return result
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        Array(type.utf8) + number(content.count, 4) + content
            + (content.count % 2 == 1 ? [0] : [])
    }

    private static func number(_ value: Int, _ octets: Int) -> [UInt8] {
        (0..<octets).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
