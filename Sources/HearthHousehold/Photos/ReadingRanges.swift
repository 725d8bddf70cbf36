import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthWire

extension Household {
    /// A range of a file, for which nothing is opened but the pieces that it touches, and the first one:
    /// by how the file begins it is told what it is.
    ///
    /// nil when the whole has to be looked at: a piece is not here, the range has nothing of the file,
    /// or the pieces are not as long as the size that the file's editor stated says.
    func part(
        _ range: ByteRange, of attachment: Attachment, in open: OpenList, _ work: Work
    ) throws -> (octets: [UInt8], part: PhotoContent.Part)? {
        let pieces = PiecePlaces(of: attachment)
        guard let pieces, let wanted = range.resolved(in: pieces.total),
            attachment.chunks.allSatisfy({ open.heldBlobs.contains($0.name) })
        else { return nil }
        func opened(_ index: Int) throws -> [UInt8]? {
            let piece = try content(of: attachment.chunks[index], in: open.entry, work)
            return piece?.count == pieces.place(of: index).count ? piece : nil
        }
        var octets: [UInt8] = []
        var beginning: ArraySlice<UInt8>?
        for index in pieces.touched(by: wanted) {
            guard let piece = try opened(index) else { return nil }
            if index == 0 { beginning = piece.prefix(PhotoContent.Part.beginningByteCount) }
            let place = pieces.place(of: index)
            let inside = wanted.clamped(to: place)
            octets += piece[(inside.lowerBound - place.lowerBound)...].prefix(inside.count)
        }
        guard let first = try beginning ?? opened(0)?[...] else { return nil }
        return (
            octets,
            PhotoContent.Part(start: wanted.lowerBound, total: pieces.total, beginning: first)
        )
    }
}

/// Where the pieces of a file stand in it: all but the last have the same size
/// (protocol-spec/records.md, "Attachments").
private struct PiecePlaces {
    /// Octets of the file, at least one.
    let total: Int

    /// nil when the stated size is not that of so many pieces.
    init?(of attachment: Attachment) {
        guard let total = Int(exactly: attachment.octets), total > 0,
            (total - 1) / Limits.attachmentPiece + 1 == attachment.chunks.count
        else { return nil }
        self.total = total
    }

    func place(of index: Int) -> Range<Int> {
        let start = index * Limits.attachmentPiece
        return start..<min(start + Limits.attachmentPiece, total)
    }

    /// The pieces in which octets of a range that is not empty stand.
    func touched(by range: Range<Int>) -> ClosedRange<Int> {
        range.lowerBound / Limits.attachmentPiece...(range.upperBound - 1) / Limits.attachmentPiece
    }
}
