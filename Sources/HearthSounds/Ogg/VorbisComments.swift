/// What people and programs noted of a sound, as Vorbis has it and others have taken it over
/// (Vorbis I specification, section 5).
enum VorbisComments {
    static let signature = "\u{3}vorbis"
    /// The bit that says that all is there.
    static let end: [UInt8] = [1]
    /// Of the name of the program, which stands first; and the number of comments.
    private static let lengthByteCount = 4

    /// Makes a packet, which stands in these pieces, one of the same length in which the name of the program is
    /// zeros, and no comment is.
    static func blank(
        _ pieces: [Range<Int>], in file: inout FileOctets, begin: [UInt8], end: [UInt8]
    ) throws(SoundError) {
        let count = pieces.reduce(0) { $0 + $1.count }
        let name = count - begin.count - 2 * lengthByteCount - end.count
        guard name >= 0, let length = UInt32(exactly: name),
            zip(pieces.joined(), begin).allSatisfy({ file[$0] == $1 })
        else { throw .damaged }
        let start = begin + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
        var place = 0
        for position in pieces.joined() {
            let octet =
                place < start.count
                ? start[place] : place < count - end.count ? 0 : end[place - count + end.count]
            file.put(CollectionOfOne(octet), at: position)
            place += 1
        }
    }
}
