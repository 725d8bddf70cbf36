/// How the sound of a track is coded (ISO/IEC 14496-12, section 12.2.3).
enum MP4SampleEntry {
    private static let codings: Set<String> = [
        "mp4a", "Opus", "fLaC", "alac", "ac-3", "ec-3", "samr", "sawb", ".mp3", "ipcm", "fpcm",
        "lpcm", "sowt", "twos", "in24", "in32", "fl32", "fl64", "alaw", "ulaw",
    ]
    /// What decoders need to know.
    private static let needed: Set<String> = [
        "esds", "dOps", "alac", "dac3", "dec3", "damr", "pcmC", "chnl", "chan", "srat", "btrt",
    ]
    private static let neededInWave: Set<String> = ["frma", "mp4a", "esds", "alac", "enda"]
    /// Up to the boxes in it.
    private static let headerByteCount = 28

    static func clean(
        _ entry: MP4Box, isQuickTime: Bool, _ file: inout FileOctets
    ) throws(SoundError) {
        guard codings.contains(entry.type) else { throw .otherStructure }
        let content = entry.content
        guard content.count >= headerByteCount else { throw .cutOff }
        let version = try file.bigEndian(2, at: content.lowerBound + 8, in: content)
        let more: Int
        switch (version, isQuickTime) {
        case (0, _), (1, false): more = 0
        case (1, true): more = 16
        case (2, true): more = 36
        default: throw .otherStructure
        }
        // Whose program coded it.
        file.blank((content.lowerBound + 10)..<(content.lowerBound + 16))
        guard content.count >= headerByteCount + more else { throw .cutOff }
        var boxes = MP4Boxes(in: content.dropFirst(headerByteCount + more))
        while let box = try boxes.next(file) {
            switch box.type {
            case "dfLa": try cleanFLAC(box.content, &file)
            case "wave" where isQuickTime: try cleanWave(box.content, &file)
            case _ where needed.contains(box.type): break
            default: box.free(in: &file)
            }
        }
    }

    private static func cleanWave(
        _ content: Range<Int>, _ file: inout FileOctets
    ) throws(SoundError) {
        var boxes = MP4Boxes(in: content)
        while let box = try boxes.next(file) {
            // One without a type is the last.
            if !neededInWave.contains(box.type), !box.content.isEmpty { box.free(in: &file) }
        }
    }

    /// Blocks of metadata: whether it is the last 1 bit, type 7 bits, length 3 octets (RFC 9639,
    /// section 8.1). The first says how the sound is coded; the others become padding.
    private static func cleanFLAC(
        _ content: Range<Int>, _ file: inout FileOctets
    ) throws(SoundError) {
        var position = content.lowerBound + 4
        while position < content.upperBound {
            let header = try file.bigEndian(4, at: position, in: content)
            let start = position + 4
            let length = Int(header & 0xFF_FFFF)
            guard length <= content.upperBound - start else { throw .cutOff }
            if header >> 24 & 0x7F != 0 {
                file.put([UInt8(header >> 24 & 0x80) | 1], at: position)
                file.blank(start..<(start + length))
            }
            position = start + length
        }
    }
}
