/// The frames of an MP3 (ISO/IEC 11172-3 and 13818-3, layer III), and what stands before and behind them.
enum MP3File {
    /// Blanks all tags.
    ///
    /// - Returns: milliseconds.
    static func clean(_ file: inout FileOctets) throws(SoundError) -> UInt64 {
        let start = try MP3Tags.blankFirst(in: &file)
        let end = try MP3Tags.blankLast(in: &file, from: start)
        var position = file.endOfZeros(from: start, in: file.all)
        guard position < end, let first = MP3Frame(file, at: position) else {
            throw position < end ? .otherStructure : .cutOff
        }
        var samples: UInt64 = first.isDescription(in: file, at: position) ? 0 : first.samples
        try step(over: first, &position, to: end)
        while position < end {
            guard let frame = MP3Frame(file, at: position) else {
                // What was blanked here once.
                guard file.isBlank(position..<end) else { throw .followed }
                break
            }
            guard frame.isLike(first) else { throw .damaged }
            samples += frame.samples
            try step(over: frame, &position, to: end)
        }
        return SampleTime.milliseconds(samples, perSecond: first.rate)
    }

    private static func step(
        over frame: MP3Frame, _ position: inout Int, to end: Int
    ) throws(SoundError) {
        guard frame.byteCount <= end - position else { throw .cutOff }
        position += frame.byteCount
    }
}
