/// The chunks of a WAV (Multimedia Programming Interface and Data Specifications 1.0, RIFF).
enum WAVFile {
    /// Type and length of a chunk.
    private static let headerByteCount = 8

    /// Makes every chunk that is not needed one of filling, and says how long the sound is where nothing does.
    ///
    /// - Returns: milliseconds.
    static func clean(_ file: inout FileOctets) throws(SoundError) -> UInt64 {
        try WAVStream.completeLengths(in: &file)
        let size = try file.littleEndian(4, at: 4, in: file.all)
        guard size >= 4 else { throw .damaged }
        guard size <= UInt64(file.all.count - headerByteCount) else { throw .cutOff }
        let chunks = 12..<(headerByteCount + Int(size))
        // A file of an odd length may have one octet more.
        let rest = chunks.upperBound..<file.all.upperBound
        guard rest.count <= size % 2, file.isBlank(rest) else { throw .followed }
        var format: Range<Int>?
        var data: Range<Int>?
        var position = chunks.lowerBound
        while position < chunks.upperBound {
            let length = try file.littleEndian(4, at: position + 4, in: chunks)
            let start = position + headerByteCount
            guard length <= UInt64(chunks.upperBound - start) else { throw .cutOff }
            let content = start..<(start + Int(length))
            if file.has("fmt ", at: position, in: chunks) {
                guard format == nil, length >= 16 else { throw .damaged }
                format = content
            } else if file.has("data", at: position, in: chunks) {
                guard data == nil else { throw .damaged }
                data = content
            } else if !file.has("fact", at: position, in: chunks) || length != 4 {
                file.put("JUNK".utf8, at: position)
                file.blank(content)
            }
            position = min(content.upperBound + content.count % 2, chunks.upperBound)
            file.blank(content.upperBound..<position)
        }
        guard let format, let data else { throw .cutOff }
        return try length(of: data, format, file)
    }

    private static func length(
        of data: Range<Int>, _ format: Range<Int>, _ file: FileOctets
    ) throws(SoundError) -> UInt64 {
        let start = format.lowerBound
        let coding = try file.littleEndian(2, at: start, in: format)
        let samples = try file.littleEndian(4, at: start + 4, in: format)
        let octets = try file.littleEndian(4, at: start + 8, in: format)
        let frame = try file.littleEndian(2, at: start + 12, in: format)
        // PCM, floating point, A-law, µ-law, and one of them in a longer description.
        let isPlain = [1, 3, 6, 7, 0xFFFE].contains(coding)
        return SampleTime.milliseconds(
            UInt64(data.count), perSecond: isPlain ? samples * frame : octets)
    }
}
