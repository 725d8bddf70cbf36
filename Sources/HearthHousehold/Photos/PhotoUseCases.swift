import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthWire

extension AttachPhoto: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        try household.changePhotos(of: item, for: asker, work) { household, open, item in
            let caption = try Names.cleaned(
                caption ?? "", field: "caption", rule: .caption)
            if let index = try household.photoIndex(showing: octets, of: item, in: open, work) {
                if !caption.isEmpty { item.attachments[index].caption = caption }
                return []
            }
            guard item.attachments.count < ListLimits.attachments else {
                throw HearthError(
                    .limitPhotos, ["wish": item.name, "limit": "\(ListLimits.attachments)"])
            }
            guard let kind = AttachmentKinds.kind(of: mediaType) else {
                throw HearthError(.textNotAllowed, ["field": "photo"])
            }
            guard octets.count <= kind.octets, thumbnail.count <= Limits.attachmentPiece else {
                throw HearthError(.limitPhotoSize, ["limit": "\(kind.octets >> 20) MiB"])
            }
            guard !octets.isEmpty,
                kind.fits(
                    width: width, height: height, thumbnail: thumbnail, milliseconds: milliseconds),
                let width = UInt32(exactly: width), let height = UInt32(exactly: height),
                let milliseconds = UInt32(exactly: milliseconds ?? 0)
            else { throw HearthError(.textNotAllowed, ["field": "photo"]) }
            let pieces = try household.sealPieces(of: octets, in: open.id, by: asker.identity)
            let small =
                thumbnail.isEmpty
                ? nil : try household.sealBlob(thumbnail, in: open.id, by: asker.identity)
            item.attachments.append(
                Attachment(
                    chunks: pieces.map(\.reference), thumbnail: small?.reference,
                    mediaType: mediaType, octets: UInt64(octets.count),
                    caption: caption, width: width, height: height,
                    milliseconds: milliseconds))
            return pieces + (small.map { [$0] } ?? [])
        }
    }
}

extension ShowPhoto: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PhotoContent {
        let (open, item) = try household.item(at: item, for: asker, work)
        let attachment =
            if let hash {
                try item.attachments[household.photoIndex(hash, of: item)]
            } else {
                try household.photo(number ?? 1, of: item)
            }
        guard !thumbnail || attachment.thumbnail != nil else {
            throw HearthError.unknownPhoto("\(number ?? 1)", of: item)
        }
        let references = thumbnail ? attachment.thumbnail.map { [$0] } ?? [] : attachment.chunks
        var content = PhotoContent(
            octets: nil, mediaType: attachment.mediaType, hash: attachment.photoHash,
            pieces: references.count, piecesHere: references.count)
        if let range, !thumbnail,
            let (octets, part) = try household.part(range, of: attachment, in: open, work)
        {
            content.octets = octets
            content.part = part
            return content
        }
        let here = try references.compactMap {
            try household.content(of: $0, in: open.entry, work)
        }
        content.piecesHere = here.count
        guard here.count == references.count else { return content }
        content.octets = here.flatMap { $0 }
        return range.map { content.cut(to: $0) } ?? content
    }
}

extension RemovePhoto: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        try household.changePhotos(of: item, for: asker, work) { household, _, item in
            // A second time nothing else goes.
            item.attachments.removeAll { $0.photoHash == hash }
            return []
        }
    }
}

extension MovePhoto: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        try household.changePhotos(of: item, for: asker, work) { household, _, item in
            let source = try household.photoIndex(hash, of: item)
            guard to >= 1, to <= item.attachments.count else {
                throw HearthError.unknownPhoto("\(to)", of: item)
            }
            let target = to - 1
            item.attachments.insert(item.attachments.remove(at: source), at: target)
            return []
        }
    }
}

extension CaptionPhoto: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        try household.changePhotos(of: item, for: asker, work) { household, _, item in
            let index = try household.photoIndex(hash, of: item)
            item.attachments[index].caption = try Names.cleaned(
                caption, field: "caption", rule: .caption)
            return []
        }
    }
}
