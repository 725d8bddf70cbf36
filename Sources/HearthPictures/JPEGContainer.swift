/// The segments of a JPEG (ITU T.81, annex B).
enum JPEGContainer {
    private static let startOfImage: UInt8 = 0xD8
    private static let endOfImage: UInt8 = 0xD9
    private static let startOfScan: UInt8 = 0xDA

    static func bare(_ octets: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = [0xFF, startOfImage]
        result.reserveCapacity(octets.count)
        var position = 2
        while position + 1 < octets.count, octets[position] == 0xFF {
            let marker = octets[position + 1]
            if marker == 0xFF {
                // Any number of them may stand before a marker.
                position += 1
                continue
            }
            if marker == endOfImage { return result + [0xFF, endOfImage] }
            guard position + 4 <= octets.count else { return nil }
            let length = Int(octets[position + 2]) << 8 | Int(octets[position + 3])
            var end = position + 2 + length
            guard length >= 2, end <= octets.count,
                let isNeeded = isNeeded(marker, octets[(position + 4)..<end])
            else { return nil }
            if marker == startOfScan {
                guard let next = endOfScan(octets, from: end) else { return nil }
                end = next
            }
            if isNeeded { result += octets[position..<end] }
            position = end
        }
        return nil
    }

    /// Whether a segment is needed to decode the picture; nil where no segment has this marker.
    private static func isNeeded(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool? {
        switch marker {
        // Frames, tables, scans, the number of lines, the distance of restarts.
        case 0xC0...0xC7, 0xC9...0xCF, startOfScan, 0xDB...0xDD: true
        // JFIF without a small copy of the picture.
        case 0xE0:
            content.count == 14 && content.starts(with: Array("JFIF\0".utf8))
                && content.suffix(2).allSatisfy { $0 == 0 }
        // Adobe's: what the channels mean.
        case 0xEE: content.count == 12 && content.starts(with: Array("Adobe".utf8))
        case 0xE1...0xED, 0xEF, 0xFE: false
        default: nil
        }
    }

    /// Where the next marker begins after the pixels of a scan.
    private static func endOfScan(_ octets: [UInt8], from start: Int) -> Int? {
        var position = start
        while position + 1 < octets.count {
            guard octets[position] == 0xFF else {
                position += 1
                continue
            }
            switch octets[position + 1] {
            // An octet of pixels that is 0xFF, and a restart.
            case 0, 0xD0...0xD7: position += 2
            case 0xFF: position += 1
            default: return position
            }
        }
        return nil
    }
}
