/// The chunks of a WebP (the WebP container specification).
enum WebPContainer {
    private static let headerByteCount = 8
    /// Transparency and animation; the other flags announce metadata, or are reserved.
    private static let neededFlags: UInt8 = 0x12
    /// Place, size, duration and blending of a frame; its own chunks follow.
    private static let frameByteCount = 16

    static func bare(_ octets: [UInt8]) -> [UInt8]? {
        guard let size = number(octets.dropFirst(4).prefix(4)), size >= 4,
            size <= octets.count - headerByteCount,
            let chunks = bare(chunks: octets.dropFirst(12).prefix(size - 4), isWhole: true)
        else { return nil }
        return Array("RIFF".utf8) + littleEndian(chunks.count + 4) + Array("WEBP".utf8) + chunks
    }

    /// Chunks without those that are not needed; frames have fewer kinds than the `whole` file.
    private static func bare(chunks: ArraySlice<UInt8>, isWhole: Bool) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = chunks
        while !rest.isEmpty {
            let type = String(decoding: rest.prefix(4), as: UTF8.self)
            guard let length = number(rest.dropFirst(4).prefix(4)) else { return nil }
            let padded = length + length % 2
            guard padded <= rest.count - headerByteCount else { return nil }
            let content = rest.dropFirst(headerByteCount).prefix(length)
            rest = rest.dropFirst(headerByteCount + padded)
            switch type {
            case "VP8 ", "VP8L", "ALPH": add(type, content, to: &result)
            case "ANIM" where isWhole: add(type, content, to: &result)
            case "VP8X" where isWhole:
                // Flags 1, reserved 3, width 3, height 3.
                guard content.count == 10, let flags = content.first else { return nil }
                add(type, [flags & neededFlags, 0, 0, 0] + content.suffix(6), to: &result)
            case "ANMF" where isWhole:
                guard content.count >= frameByteCount,
                    let frame = bare(chunks: content.dropFirst(frameByteCount), isWhole: false)
                else { return nil }
                add(type, content.prefix(frameByteCount) + frame, to: &result)
            default: break
            }
        }
        return result
    }

    private static func add(
        _ type: String, _ content: some Collection<UInt8>, to result: inout [UInt8]
    ) {
        result += Array(type.utf8) + littleEndian(content.count)
        result += content
        if content.count % 2 == 1 { result.append(0) }
    }

    /// Little-endian; nil unless there are four octets.
    private static func number(_ octets: ArraySlice<UInt8>) -> Int? {
        octets.count == 4 ? octets.reversed().reduce(0) { $0 << 8 | Int($1) } : nil
    }

    private static func littleEndian(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
