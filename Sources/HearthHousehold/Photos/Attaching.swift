import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Seals a file for the readers of a list, in pieces.
    func sealPieces(
        of octets: [UInt8], in list: ListID, by author: IdentityKey
    ) throws -> [SealedBlob] {
        try stride(from: 0, to: octets.count, by: Limits.attachmentPiece).map { start in
            let end = min(start + Limits.attachmentPiece, octets.count)
            return try sealBlob(Array(octets[start..<end]), in: list, by: author)
        }
    }

    /// What an item's photos are in another list, or under another editor: sealed again, without any
    /// metadata that an earlier Hearth left in them.
    ///
    /// `unlessBy` says of whose photos nothing has to be done.
    ///
    /// - Throws: `HearthError.photoNotHere` while a piece has not come.
    func resealed(
        _ attachments: [Attachment], of item: Item, in source: ListEntry, for list: ListID,
        by author: IdentityKey, unlessBy isKept: (IdentityKey) -> Bool = { _ in false },
        _ work: Work
    ) throws -> (attachments: [Attachment], blobs: [SealedBlob]) {
        var blobs: [SealedBlob] = []
        let carried = try attachments.map { attachment in
            guard let photo = try storedPhoto(attachment, in: source, work) else {
                throw HearthError(.photoNotHere, ["wish": item.name])
            }
            if photo.authors.allSatisfy(isKept) { return attachment }
            let sealed = try seal(photo.bare, as: attachment, in: list, by: author)
            blobs += sealed.blobs
            return sealed.attachment
        }
        return (carried, blobs)
    }

    /// A photo as it is stored; nil while a piece has not come.
    func storedPhoto(
        _ attachment: Attachment, in list: ListEntry, _ work: Work
    ) throws -> StoredPhoto? {
        var authors: Set<IdentityKey> = []
        func content(_ reference: BlobReference) throws -> [UInt8]? {
            guard let record = try blob(reference, in: list, work) else { return nil }
            authors.insert(record.key.author)
            return try self.content(of: reference, in: list, work)
        }
        let pieces = try attachment.chunks.compactMap(content)
        let thumbnail = try attachment.thumbnail.map(content)
        guard pieces.count == attachment.chunks.count, thumbnail != .some(nil) else { return nil }
        return StoredPhoto(
            full: pieces.flatMap { $0 }, thumbnail: thumbnail ?? nil, authors: authors,
            isPicture: attachment.isPicture)
    }

    /// Seals a photo that takes the place of another.
    func seal(
        _ photo: StoredPhoto, as attachment: Attachment, in list: ListID, by author: IdentityKey
    ) throws -> (attachment: Attachment, blobs: [SealedBlob]) {
        let pieces = try sealPieces(of: photo.full, in: list, by: author)
        let small = try photo.thumbnail.map { try sealBlob($0, in: list, by: author) }
        var sealed = attachment
        sealed.chunks = pieces.map(\.reference)
        sealed.thumbnail = small?.reference
        sealed.octets = UInt64(photo.full.count)
        return (sealed, pieces + (small.map { [$0] } ?? []))
    }

    /// Those of an item's photos that are here in full, sealed again for a copy of it.
    func carriedPhotos(
        of item: Item, in open: OpenList, to list: ListID, by author: IdentityKey, _ work: Work
    ) throws -> (attachments: [Attachment], blobs: [SealedBlob]) {
        let here = item.attachments.filter { attachment in
            attachment.blobs.allSatisfy { open.heldBlobs.contains($0.name) }
        }
        return try resealed(here, of: item, in: open.entry, for: list, by: author, work)
    }

    /// The items of a list as they stay when these editors go, whose blobs go with them; nil when
    /// nobody goes.
    ///
    /// Of a photo that has not come nobody here knows who made it; it is named as before.
    func keeping(
        _ open: OpenList, without removed: Set<IdentityKey>, _ work: Work
    ) throws -> (items: [Item], blobs: [SealedBlob]) {
        var blobs: [SealedBlob] = []
        let items = try open.merged.items.map { item in
            guard !item.attachments.isEmpty else { return item }
            var kept = item
            kept.attachments = try item.attachments.map { attachment in
                do {
                    let carried = try resealed(
                        [attachment], of: item, in: open.entry, for: open.id,
                        by: open.reader.identity, unlessBy: { !removed.contains($0) }, work)
                    blobs += carried.blobs
                    return carried.attachments.first ?? attachment
                } catch let error as HearthError where error.code == .photoNotHere {
                    return attachment
                }
            }
            // Sealed again, it has another tag; its editor's home finds that what it has is not lost.
            if kept.attachments != item.attachments, open.losing != .forgotten,
                let author = open.author(of: item)
            {
                kept.noteSeen([(item, open.tag(of: author))], editors: open.editorTags)
            }
            return kept
        }
        return (items, blobs)
    }

    /// What a list says of an item's photos, and how much of each is on this node.
    func photos(of item: Item, in open: OpenList) -> [PhotoInfo] {
        item.attachments.enumerated().map { index, attachment in
            PhotoInfo(
                number: index + 1, hash: attachment.photoHash, width: Int(attachment.width),
                height: Int(attachment.height), octets: Int(clamping: attachment.octets),
                mediaType: attachment.mediaType,
                milliseconds: attachment.isSound ? Int(attachment.milliseconds) : nil,
                caption: attachment.caption.nilIfEmpty, pieces: attachment.chunks.count,
                piecesHere: attachment.chunks.count { open.heldBlobs.contains($0.name) },
                hasThumbnail: attachment.thumbnail.map { open.heldBlobs.contains($0.name) }
                    ?? false)
        }
    }

    /// The photo of an item that a number means, counted from 1.
    func photo(_ number: Int, of item: Item) throws(HearthError) -> Attachment {
        guard number >= 1, number <= item.attachments.count else {
            throw HearthError.unknownPhoto("\(number)", of: item)
        }
        return item.attachments[number - 1]
    }

    /// Which of an item's photos has this hash.
    func photoIndex(_ hash: String, of item: Item) throws(HearthError) -> Int {
        guard let index = item.attachments.firstIndex(where: { $0.photoHash == hash }) else {
            throw HearthError.unknownPhoto(hash, of: item)
        }
        return index
    }

    /// Which of an item's photos is this picture, of those that are here in full.
    func photoIndex(
        showing octets: [UInt8], of item: Item, in open: OpenList, _ work: Work
    ) throws -> Int? {
        try item.attachments.firstIndex { attachment in
            guard attachment.octets == UInt64(octets.count) else { return false }
            let pieces = try attachment.chunks.compactMap {
                try content(of: $0, in: open.entry, work)
            }
            return pieces.flatMap { $0 } == octets
        }
    }

    /// Has an item's photos changed by anybody who may edit its list.
    mutating func changePhotos(
        of path: String, for asker: Asker, _ work: Work,
        _ change: (_ household: Household, _ open: OpenList, _ item: inout Item) throws ->
            [SealedBlob]
    ) throws -> ItemInfo {
        let (open, before) = try self.item(at: path, for: asker, work)
        guard let keys = asker.keys, open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        var item = before
        let blobs = try change(self, open, &item)
        if item != before {
            item.revision = before.nextRevision(at: work.now)
            try write([item], blobs: blobs, to: open, keys: keys, work)
        }
        let (after, written) = try self.item(at: open.id.hex + "/" + item.id.hex, for: asker, work)
        return info(written, in: after)
    }
}

extension HearthError {
    /// An item has no photo that is called so.
    static func unknownPhoto(_ value: String, of item: Item) -> HearthError {
        HearthError(
            .unknownPhoto,
            ["wish": item.name, "value": value, "count": "\(item.attachments.count)"])
    }
}
