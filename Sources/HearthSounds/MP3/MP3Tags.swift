/// What programs write before and behind the frames of an MP3.
enum MP3Tags {
    /// Of ID3v2, and of what may stand at its end.
    private static let headerByteCount = 10
    /// Of ID3v1, and of what may stand before it.
    private static let (firstVersion, enhanced) = (128, 227)
    private static let apeByteCount = 32

    /// Blanks all tags with which a file begins (ID3v2).
    ///
    /// - Returns: where they end.
    static func blankFirst(in file: inout FileOctets) throws(SoundError) -> Int {
        var position = 0
        while file.has("ID3", at: position, in: file.all) {
            let end = try end(ofTagAt: position, file)
            let hasFooter = file[position + 5] & 0x10 != 0
            let frames = (position + headerByteCount)..<(end - (hasFooter ? headerByteCount : 0))
            file.blank(frames)
            // Nothing that the flags announce is there any more.
            file.put([hasFooter ? 0x10 : 0], at: position + 5)
            if hasFooter {
                let header = Array(file[(position + 3)..<(position + headerByteCount)])
                file.put(Array("3DI".utf8) + header, at: frames.upperBound)
            }
            position = end
        }
        return position
    }

    private static func end(
        ofTagAt position: Int, _ file: FileOctets
    ) throws(SoundError) -> Int {
        let version = try file.bigEndian(1, at: position + 3, in: file.all)
        let flags = try file.bigEndian(1, at: position + 5, in: file.all)
        let size = try file.bigEndian(4, at: position + 6, in: file.all)
        guard (2...4).contains(version), version == 4 || flags & 0x10 == 0 else {
            throw .otherStructure
        }
        guard size & 0x8080_8080 == 0 else { throw .damaged }
        let count =
            Int(size & 0x7F) | Int(size >> 8 & 0x7F) << 7 | Int(size >> 16 & 0x7F) << 14
            | Int(size >> 24 & 0x7F) << 21
        let headers = flags & 0x10 == 0 ? headerByteCount : 2 * headerByteCount
        guard count <= file.all.upperBound - position - headers else { throw .cutOff }
        return position + headers + count
    }

    /// Blanks all tags with which a file ends: ID3v1 and what may stand before it, APE, Lyrics3.
    ///
    /// - Returns: where the first of them begins.
    static func blankLast(
        in file: inout FileOctets, from start: Int
    ) throws(SoundError) -> Int {
        var end = file.all.upperBound
        while let first = try first(ofTagThatEndsAt: end, from: start, file) {
            file.blank(first..<end)
            end = first
        }
        return end
    }

    /// Where a tag begins; nil where none ends there.
    private static func first(
        ofTagThatEndsAt end: Int, from start: Int, _ file: FileOctets
    ) throws(SoundError) -> Int? {
        let room = start..<end
        for (name, count) in [("TAG+", enhanced), ("TAG", firstVersion)]
        where file.has(name, at: end - count, in: room) {
            return end - count
        }
        if file.has("APETAGEX", at: end - apeByteCount, in: room) {
            // With this footer and without the header.
            let size = try file.littleEndian(4, at: end - apeByteCount + 12, in: room)
            let flags = try file.littleEndian(4, at: end - apeByteCount + 20, in: room)
            let header = flags & 0x8000_0000 == 0 ? 0 : apeByteCount
            guard size >= apeByteCount, size <= UInt64(room.count),
                Int(size) + header <= room.count
            else { throw .damaged }
            return end - Int(size) - header
        }
        if file.has("LYRICS200", at: end - 9, in: room), end - 15 >= start {
            let digits = String(decoding: file[(end - 15)..<(end - 9)], as: UTF8.self)
            guard let size = Int(digits), size >= 0, size <= room.count - 15 else { throw .damaged }
            return end - 15 - size
        }
        return nil
    }
}
