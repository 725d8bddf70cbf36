/// A box: its length, its type, and its content (ISO/IEC 14496-12, section 4.2).
struct MP4Box {
    /// Four letters.
    let type: String
    let start: Int
    let content: Range<Int>

    /// Of the shortest: length and type.
    static let headerByteCount = 8

    init(_ file: FileOctets, at start: Int, in range: Range<Int>) throws(SoundError) {
        guard range.upperBound - start >= Self.headerByteCount else { throw .cutOff }
        self.start = start
        type = String(decoding: file[(start + 4)..<(start + 8)], as: UTF8.self)
        var size = try file.bigEndian(4, at: start, in: range)
        var header: UInt64 = 8
        if size == 1 {
            size = try file.bigEndian(8, at: start + 8, in: range)
            header = 16
        } else if size == 0 {
            // Up to the end of the file.
            guard range == file.all else { throw .damaged }
            size = UInt64(range.upperBound - start)
        }
        guard size >= header else { throw .damaged }
        guard size <= UInt64(range.upperBound - start) else { throw .cutOff }
        content = (start + Int(header))..<(start + Int(size))
    }

    /// Makes it one that everybody skips.
    func free(in file: inout FileOctets) {
        file.put("free".utf8, at: start + 4)
        file.blank(content)
    }
}
