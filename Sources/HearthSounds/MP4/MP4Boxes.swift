/// The boxes of a range, one behind the other. None is read except its header.
///
/// They are read one at a time: a file can have more than a million of them. The one that was read last may be
/// overwritten.
struct MP4Boxes {
    private let range: Range<Int>
    private var position: Int

    init(in range: Range<Int>) {
        self.range = range
        position = range.lowerBound
    }

    /// - Returns: nil at the end, before which less than a header may stand, if it is zeros and the range is not
    ///   the whole file.
    /// - Throws: `.cutOff` for one that does not end in the range.
    mutating func next(_ file: FileOctets) throws(SoundError) -> MP4Box? {
        guard position < range.upperBound else { return nil }
        if range.upperBound - position < MP4Box.headerByteCount, range != file.all,
            file.isBlank(position..<range.upperBound)
        {
            return nil
        }
        let box = try MP4Box(file, at: position, in: range)
        position = box.content.upperBound
        return box
    }

    /// The content of the first box of a type.
    static func first(
        _ type: String, in range: Range<Int>, _ file: FileOctets
    ) throws(SoundError) -> Range<Int>? {
        var boxes = MP4Boxes(in: range)
        while let box = try boxes.next(file) {
            if box.type == type { return box.content }
        }
        return nil
    }
}
