/// The chunks of a PNG (PNG specification, third edition, section 5).
enum PNGContainer {
    /// What pixels and colours are made of; the three last are numbers of a fixed size.
    private static let needed: Set<String> = [
        "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB",
    ]
    private static let signatureByteCount = 8
    /// Length, type and checksum.
    private static let frameByteCount = 12

    static func bare(_ octets: [UInt8]) -> [UInt8]? {
        var result = Array(octets.prefix(signatureByteCount))
        var rest = octets.dropFirst(signatureByteCount)
        while rest.count >= frameByteCount {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= rest.count - frameByteCount else { return nil }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            if needed.contains(type) { result += rest.prefix(frameByteCount + length) }
            if type == "IEND" { return length == 0 ? result : nil }
            rest = rest.dropFirst(frameByteCount + length)
        }
        return nil
    }
}
