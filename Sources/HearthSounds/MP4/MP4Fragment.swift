/// What a fragment has of a track (ISO/IEC 14496-12, section 8.8).
struct MP4Fragment {
    /// The boxes of it that are needed.
    static let needed: Set<String> = ["tfhd", "tfdt", "trun", "sgpd", "sbgp"]

    let track: UInt64
    /// Units before it; nil: those of the fragments before.
    private(set) var start: UInt64?
    /// Units of a sample whose run does not say it; nil: as the track says.
    private let sampleLength: UInt64?
    private let boxes: Range<Int>

    init(in boxes: Range<Int>, _ file: FileOctets) throws(SoundError) {
        guard let header = try MP4Boxes.first("tfhd", in: boxes, file) else { throw .damaged }
        let flags = try file.bigEndian(4, at: header.lowerBound, in: header) & 0xFF_FFFF
        track = try file.bigEndian(4, at: header.lowerBound + 4, in: header)
        var position = header.lowerBound + 8
        if flags & 1 != 0 { position += 8 }
        if flags & 2 != 0 { position += 4 }
        sampleLength = flags & 8 == 0 ? nil : try file.bigEndian(4, at: position, in: header)
        if let time = try MP4Boxes.first("tfdt", in: boxes, file) {
            let isLong = try file.bigEndian(1, at: time.lowerBound, in: time) == 1
            start = try file.bigEndian(isLong ? 8 : 4, at: time.lowerBound + 4, in: time)
        }
        self.boxes = boxes
    }

    /// Units of all of its samples.
    func length(_ defaultLength: UInt64, _ file: FileOctets) throws(SoundError) -> UInt64 {
        var sum: UInt64 = 0
        var rest = MP4Boxes(in: boxes)
        while let box = try rest.next(file) {
            guard box.type == "trun" else { continue }
            let run = box.content
            let flags = try file.bigEndian(4, at: run.lowerBound, in: run) & 0xFF_FFFF
            let count = try file.bigEndian(4, at: run.lowerBound + 4, in: run)
            guard flags & 0x100 != 0 else {
                let length = SampleTime.multiplying(count, sampleLength ?? defaultLength)
                sum = SampleTime.adding(sum, length)
                continue
            }
            var position = run.lowerBound + 8
            if flags & 1 != 0 { position += 4 }
            if flags & 4 != 0 { position += 4 }
            // Of each sample: its length first, then up to three other numbers.
            let width = 4 * (1 + (flags >> 9 & 7).nonzeroBitCount)
            guard position <= run.upperBound,
                count <= UInt64((run.upperBound - position) / width)
            else { throw .cutOff }
            for _ in 0..<count {
                sum = SampleTime.adding(sum, try file.bigEndian(4, at: position, in: run))
                position += width
            }
        }
        return sum
    }

    /// How long all fragments are together, as the movie says, in its units.
    static func length(_ content: Range<Int>, _ file: FileOctets) throws(SoundError) -> UInt64 {
        let isLong = try file.bigEndian(1, at: content.lowerBound, in: content) == 1
        return try file.bigEndian(isLong ? 8 : 4, at: content.lowerBound + 4, in: content)
    }

    /// Which track's samples last how long where nothing else says it.
    static func defaults(
        _ content: Range<Int>, _ file: FileOctets
    ) throws(SoundError) -> (track: UInt64, sampleLength: UInt64) {
        (
            try file.bigEndian(4, at: content.lowerBound + 4, in: content),
            try file.bigEndian(4, at: content.lowerBound + 12, in: content)
        )
    }
}
