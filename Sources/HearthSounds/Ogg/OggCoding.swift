/// How the sound of a stream is coded, by its first packet, which has a page of its own.
enum OggCoding {
    /// RFC 7845; samples at the start that are not heard.
    case opus(skipped: UInt64)
    /// Vorbis I specification; samples a second.
    case vorbis(rate: UInt64)

    init(_ file: FileOctets, _ page: OggPage) throws(SoundError) {
        let packet = page.segments.upperBound..<page.end
        let lengths = file[page.segments]
        // One packet, which ends here.
        guard let last = lengths.last, last < 255, lengths.dropLast().allSatisfy({ $0 == 255 })
        else { throw .otherStructure }
        if file.has("OpusHead", at: packet.lowerBound, in: packet) {
            guard packet.count >= 19 else { throw .damaged }
            self = .opus(
                skipped: try file.littleEndian(2, at: packet.lowerBound + 10, in: packet))
        } else if file.has("\u{1}vorbis", at: packet.lowerBound, in: packet) {
            guard packet.count == 30 else { throw .damaged }
            self = .vorbis(
                rate: try file.littleEndian(4, at: packet.lowerBound + 12, in: packet))
        } else {
            throw .otherStructure
        }
    }

    /// How the packet with the comments begins.
    var commentsBegin: String {
        switch self {
        case .opus: "OpusTags"
        case .vorbis: VorbisComments.signature
        }
    }

    /// What stands at its end.
    var commentsEnd: [UInt8] {
        switch self {
        case .opus: []
        case .vorbis: VorbisComments.end
        }
    }

    func milliseconds(_ samples: UInt64) -> UInt64 {
        switch self {
        case .opus(let skipped):
            SampleTime.milliseconds(samples - min(skipped, samples), perSecond: 48_000)
        case .vorbis(let rate): SampleTime.milliseconds(samples, perSecond: rate)
        }
    }
}
