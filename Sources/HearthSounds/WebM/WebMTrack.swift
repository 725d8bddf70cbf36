/// The entry of a track: how its sound is coded.
enum WebMTrack {
    private static let video: UInt64 = 1
    private static let sound: UInt64 = 2

    /// Blanks what is not needed.
    ///
    /// - Returns: nanoseconds of a block; 0 where it is not said.
    static func clean(
        _ entry: Range<Int>, _ file: inout FileOctets
    ) throws(SoundError) -> UInt64 {
        var coding = ""
        var setUp: Range<Int>?
        var block: UInt64 = 0
        var isSound = false
        var rest = EBMLElements(in: entry)
        while let element = try rest.next(file) {
            switch element.name {
            case 0x83:
                let type = try number(element, file)
                guard type != video else { throw .other(.film("WebM")) }
                guard type == sound else { throw .notSoundAlone }
                isSound = true
            case 0x86:
                let text = file[element.content].prefix(64).prefix { $0 != 0 }
                coding = String(decoding: text, as: UTF8.self)
            case 0x63A2: setUp = element.content
            case 0x23E383: block = try number(element, file)
            case 0xE1: try cleanSound(element, &file)
            // Video.
            case 0xE0: throw .other(.film("WebM"))
            // Encrypted, or packed.
            case 0x6D80: throw .otherStructure
            // Number, identifier, flags, memory, delays.
            case 0xD7, 0x73C5, 0xB9, 0x88, 0x55AA, 0x9C, 0x6DE7, 0x6DF8, 0x234E7A, 0x55EE, 0x56AA,
                0x56BB:
                break
            default: element.void(in: &file)
            }
        }
        guard isSound else { throw .damaged }
        switch coding {
        case "A_OPUS": break
        case "A_VORBIS":
            guard let setUp else { throw .damaged }
            try cleanVorbis(setUp, &file)
        case "A_PCM/INT/LIT", "A_PCM/INT/BIG", "A_PCM/FLOAT/IEEE":
            if let setUp { file.blank(setUp) }
        default: throw .otherStructure
        }
        return block
    }

    /// A number of at most eight octets.
    static func number(_ element: EBMLElement, _ file: FileOctets) throws(SoundError) -> UInt64 {
        guard element.content.count <= 8 else { throw .damaged }
        return try file.bigEndian(
            element.content.count, at: element.content.lowerBound, in: element.content)
    }

    private static func cleanSound(
        _ sound: EBMLElement, _ file: inout FileOctets
    ) throws(SoundError) {
        var rest = EBMLElements(in: sound.content)
        while let element = try rest.next(file) {
            switch element.name {
            // Samples a second, channels, bits.
            case 0xB5, 0x78B5, 0x9F, 0x6264: break
            default: element.void(in: &file)
            }
        }
    }

    /// Three packets, of which the second has the comments: their number less one, then the lengths of the
    /// first two, each the sum of octets of which the last is below 255.
    private static func cleanVorbis(
        _ content: Range<Int>, _ file: inout FileOctets
    ) throws(SoundError) {
        guard try file.bigEndian(1, at: content.lowerBound, in: content) == 2 else {
            throw .otherStructure
        }
        var position = content.lowerBound + 1
        var lengths: [Int] = []
        while lengths.count < 2 {
            var length = 0
            var octet: UInt64
            repeat {
                octet = try file.bigEndian(1, at: position, in: content)
                length += Int(octet)
                position += 1
            } while octet == 255
            lengths.append(length)
        }
        guard lengths[0] + lengths[1] <= content.upperBound - position else { throw .cutOff }
        let comments = (position + lengths[0])..<(position + lengths[0] + lengths[1])
        try VorbisComments.blank(
            [comments], in: &file, begin: Array(VorbisComments.signature.utf8),
            end: VorbisComments.end)
    }
}
