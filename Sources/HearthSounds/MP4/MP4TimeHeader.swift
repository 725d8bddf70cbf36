/// What a movie, a track or its media says of its time (ISO/IEC 14496-12, sections 8.2.2, 8.3.2, 8.4.2).
///
///     version and flags 4 | made 4 or 8 | changed 4 or 8
///     of a track: its number 4 | nothing 4; else: units a second 4
///     length 4 or 8 | of media: language 2 | …
struct MP4TimeHeader {
    enum Owner {
        case movie, track, media
    }

    /// The number of a track; else 0.
    let track: UInt64
    /// Units a second; of a track 0.
    let rate: UInt64
    /// In units; 0 where it is not known.
    let length: UInt64

    var milliseconds: UInt64 { SampleTime.milliseconds(length, perSecond: rate) }

    /// Blanks when it was made, and in which language.
    init(
        _ content: Range<Int>, _ owner: Owner, _ file: inout FileOctets
    ) throws(SoundError) {
        let version = try file.bigEndian(1, at: content.lowerBound, in: content)
        guard version <= 1 else { throw .otherStructure }
        let width = version == 0 ? 4 : 8
        let times = (content.lowerBound + 4)..<(content.lowerBound + 4 + 2 * width)
        let number = try file.bigEndian(4, at: times.upperBound, in: content)
        let lengthStart = times.upperBound + (owner == .track ? 8 : 4)
        let length = try file.bigEndian(width, at: lengthStart, in: content)
        track = owner == .track ? number : 0
        rate = owner == .track ? 0 : number
        let isUnknown = length == (width == 4 ? UInt64(UInt32.max) : .max)
        self.length = isUnknown ? 0 : length
        file.blank(times)
        if owner == .media {
            let language = lengthStart + width
            _ = try file.bigEndian(2, at: language, in: content)
            // "und", in three times five bits.
            file.put([0x55, 0xC4], at: language)
        }
    }
}
