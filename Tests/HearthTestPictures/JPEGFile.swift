/// The segments of a JPEG before its pixels.
package struct JPEGFile {
    package var segments: [(marker: UInt8, content: [UInt8])] = []
    /// From the start of the first scan.
    private var pixels: [UInt8] = []

    package init(_ octets: [UInt8]) {
        var position = 2
        while position + 4 <= octets.count, octets[position] == 0xFF, octets[position + 1] != 0xDA {
            let length = Int(octets[position + 2]) << 8 | Int(octets[position + 3])
            let end = min(octets.count, position + 2 + length)
            segments.append((octets[position + 1], Array(octets[(position + 4)..<end])))
            position = end
        }
        pixels = Array(octets[position...])
    }

    /// Puts a segment before all others.
    package mutating func insert(_ marker: UInt8, _ content: [UInt8]) {
        segments.insert((marker, content), at: 0)
    }

    package var octets: [UInt8] {
        var result: [UInt8] = [0xFF, 0xD8]
        for (marker, content) in segments {
            let length = UInt16(content.count + 2)
            result += [0xFF, marker, UInt8(length >> 8), UInt8(truncatingIfNeeded: length)]
            result += content
        }
        return result + pixels
    }

    /// Of a picture: what is neither needed to decode it nor the harmless mark of the format.
    package var metadata: [UInt8] {
        segments.map(\.marker).filter { (0xE1...0xEF).contains($0) || $0 == 0xFE }
    }
}
