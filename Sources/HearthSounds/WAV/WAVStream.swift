/// The lengths of a WAV that was written before anybody knew them: into a pipe, or by a program that was stopped.
///
/// Such a file says 0, or about as much as a number can say, or the length of its header alone.
enum WAVStream {
    /// From here on a length is none that somebody knew: no file that is taken is so large.
    private static let unknown: UInt64 = 0x7FFF_0000
    /// What programs put behind a sound, and how much of a file's end is looked through for it.
    private static let chunksBehind = ["LIST", "bext", "iXML", "id3 ", "cue ", "_PMX"]
    private static let reach = 1 << 20
    private static let headerByteCount = 8
    private static let chunkLimit = 16

    /// Writes the lengths into the header, if they are not said: the sound then ends where the file does, or where
    /// what programs put behind it begins.
    static func completeLengths(in file: inout FileOctets) throws(SoundError) {
        let all = file.all
        let stated = try file.littleEndian(4, at: 4, in: all)
        guard let sound = try sound(in: file) else { return }
        let length = try file.littleEndian(4, at: sound - 4, in: all)
        let isUnsaid = isUnknown(stated, in: file)
        let isHeaderAlone = stated == UInt64(sound - headerByteCount)
        guard isUnsaid || isHeaderAlone, sound < all.upperBound || isUnsaid else { return }
        if isUnknown(length, in: file) {
            let end = try end(ofSoundAt: sound, file)
            file.put(octets(of: end - sound), at: sound - 4)
        } else if !isUnsaid {
            return
        }
        file.put(octets(of: all.count - headerByteCount), at: 4)
    }

    private static func isUnknown(_ length: UInt64, in file: FileOctets) -> Bool {
        length == 0 || length >= unknown && length > UInt64(file.all.count)
    }

    /// Where the content of the chunk with the sound begins; nil: there is none.
    private static func sound(in file: FileOctets) throws(SoundError) -> Int? {
        var position = 12
        while position + headerByteCount <= file.all.upperBound {
            let content = position + headerByteCount
            if file.has("data", at: position, in: file.all) { return content }
            let length = try file.littleEndian(4, at: position + 4, in: file.all)
            guard length <= UInt64(file.all.upperBound - content) else { return nil }
            position = content + Int(length) + Int(length) % 2
        }
        return nil
    }

    private static func end(ofSoundAt start: Int, _ file: FileOctets) throws(SoundError) -> Int {
        let first = max(start, file.all.upperBound - reach)
        let letters = Set(chunksBehind.compactMap(\.utf8.first))
        for place in first..<file.all.upperBound where letters.contains(file[place]) {
            guard chunksBehind.contains(where: { file.has($0, at: place, in: file.all) }),
                try isFull(from: place, file)
            else { continue }
            return place
        }
        return file.all.upperBound
    }

    /// Whether there are chunks from here up to the end of the file, and nothing else.
    private static func isFull(from place: Int, _ file: FileOctets) throws(SoundError) -> Bool {
        var position = place
        for _ in 0..<chunkLimit {
            let content = position + headerByteCount
            guard content <= file.all.upperBound else { return false }
            let length = try file.littleEndian(4, at: position + 4, in: file.all)
            guard length <= UInt64(file.all.upperBound - content) else { return false }
            position = content + Int(length) + Int(length) % 2
            if position >= file.all.upperBound { return true }
        }
        return false
    }

    private static func octets(of length: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    }
}
