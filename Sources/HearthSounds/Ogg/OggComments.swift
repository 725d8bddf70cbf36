/// The second packet of a stream, which has what people and programs noted, in the pieces in which it stands
/// on pages.
struct OggComments {
    private var pieces: [Range<Int>] = []
    private var pages: [OggPage] = []
    private(set) var areComplete = false

    /// Takes what a page has of the packet.
    mutating func add(_ page: OggPage, _ file: FileOctets) {
        guard !areComplete, !page.segments.isEmpty else { return }
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
        try VorbisComments.blank(
            pieces, in: &file, begin: Array(coding.commentsBegin.utf8), end: coding.commentsEnd)
        for page in pages { page.putChecksum(into: &file) }
    }
}
