/// A PNG by its octets (PNG specification, third edition), so that tests can say things in it that
/// no program would write.
package struct PNGFile {
    package var chunks: [(type: String, content: [UInt8])] = []

    /// A header without pixels.
    package init(width: Int, height: Int, depth: UInt8, colourType: UInt8) {
        add("IHDR", Self.number(width) + Self.number(height) + [depth, colourType, 0, 0, 0])
    }

    /// A picture of these rows of samples.
    package init(width: Int, height: Int, depth: UInt8, colourType: UInt8, rows: [[UInt8]]) {
        self.init(width: width, height: height, depth: depth, colourType: colourType)
        add("IDAT", Deflate.stored(rows.flatMap { [0] + $0 }))
    }

    /// The chunks of a file, without the one that ends it.
    package init(octets: [UInt8]) {
        var position = 8
        while position + 12 <= octets.count {
            let length = octets[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: octets[(position + 4)..<(position + 8)], as: UTF8.self)
            let end = min(octets.count - 4, position + 8 + length)
            if type != "IEND" { add(type, Array(octets[(position + 8)..<end])) }
            position = end + 4
        }
    }

    package mutating func add(_ type: String, _ content: [UInt8]) {
        chunks.append((type, content))
    }

    package var octets: [UInt8] {
        var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (type, content) in chunks + [("IEND", [])] {
            let body = Array(type.utf8) + content
            result += Self.number(content.count) + body + Self.number(Int(Self.checksum(body)))
        }
        return result
    }

    package static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    private static func checksum(_ octets: [UInt8]) -> UInt32 {
        ~octets.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }
}

/// zlib streams (RFC 1950 and 1951).
package enum Deflate {
    /// As they are, in blocks.
    package static func stored(_ octets: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = octets[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for value in [count, ~count] {
                result += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
            }
            result += block
        } while !rest.isEmpty
        var (a, b) = (1, 0)
        for octet in octets {
            a = (a + Int(octet)) % 65_521
            b = (b + a) % 65_521
        }
        return result + PNGFile.number(b << 16 | a)
    }

    /// A great many zeros in a 158th of their size.
    package static func zeros(_ count: Int) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var bits: UInt64 = 0
        var held: UInt64 = 0
        func put(_ value: UInt64, _ width: UInt64) {
            bits |= value << held
            held += width
            while held >= 8 {
                result.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                held -= 8
            }
        }
        // The last block, with the fixed codes: a literal zero, then it 258 times over and over.
        put(0b011, 3)
        put(0b0000_1100, 8)
        let (runs, left) = (count - 1).quotientAndRemainder(dividingBy: 258)
        for _ in 0..<runs { put(0b1010_0011, 13) }
        for _ in 0..<left { put(0b0000_1100, 8) }
        put(0, 7)
        put(0, 7)
        return result + PNGFile.number((count % 65_521) << 16 | 1)
    }
}
