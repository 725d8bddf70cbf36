/// The second packet of a stream, which has what people and programs noted, in the pieces in which it stands
/// on pages.
struct OggComments {
    private var pieces: [Range<Int>] = []
    private var pages: [OggPage] = []
    private(set) var areComplete = false

    /// Takes what a page has of the packet.
    mutating func add(_ page: OggPage, _ file: FileOctets) {
        guard !areComplete else { return }
        var count = 0
        for segment in page.segments {
            count += Int(file[segment])
            if file[segment] < 255 {
                areComplete = true
                break
            }
        }
        pages.append(page)
        pieces.append(page.segments.upperBound..<(page.segments.upperBound + count))
    }

    /// Overwrites the packet, and the checksums of its pages.
    func blank(in file: inout FileOctets, _ coding: OggCoding) throws(SoundError) {
        let packet = pieces.flatMap { file[$0] }
        var rest = try VorbisComments.blank(
            packet, begin: Array(coding.commentsBegin.utf8), end: coding.commentsEnd)[...]
        for piece in pieces {
            file.put(rest.prefix(piece.count), at: piece.lowerBound)
            rest = rest.dropFirst(piece.count)
        }
        for page in pages { page.putChecksum(into: &file) }
    }
}
