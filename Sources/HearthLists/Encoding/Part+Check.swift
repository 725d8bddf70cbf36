import HearthWire

extension Part {
    /// Refuses what breaks a bound of protocol-spec/limits.md, as every reader will.
    ///
    /// The size of the encoded part is not among them: it decides about buckets, not about sense.
    package func check() throws(PartError) {
        if let head { try head.check() }
        var live = 0
        var previous: ItemID?
        for item in items {
            // Two items with one id: which of them counts would depend on the reader.
            if item.id == previous { throw .malformed }
            previous = item.id
            if !item.isDeleted { live += 1 }
        }
        for item in unchecked { try item.check() }
        guard live <= Limits.itemsPerList, items.count - live <= ListLimits.tombstones else {
            throw .overLimit
        }
    }
}

extension ListHead {
    /// Refuses what breaks a bound of protocol-spec/limits.md.
    package func check() throws(PartError) {
        // A tray is known by its role and may go without a title.
        if role != .tray || !title.isEmpty { try TextRule.name.checkPart(title) }
        try TextRule.notes.checkPart(text)
        guard settings.count <= ListLimits.settings else { throw .overLimit }
    }
}

extension Item {
    /// Refuses what breaks a bound of protocol-spec/limits.md; a tombstone never does.
    package func check() throws(PartError) {
        guard !isDeleted else { return }
        try TextRule.name.checkPart(name)
        try TextRule.notes.checkPart(text)
        try TextRule.link.checkPart(link)
        guard tags.count <= ListLimits.tags, attachments.count <= ListLimits.attachments else {
            throw .overLimit
        }
        guard added < ListLimits.seconds, edited < ListLimits.milliseconds else {
            throw .malformed
        }
        for tag in tags { try TextRule.tag.checkPart(tag) }
        for attachment in attachments { try attachment.check() }
        try known?.check()
    }
}

extension Attachment {
    fileprivate func check() throws(PartError) {
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        guard mediaType.utf8.count <= ListLimits.mediaType,
            mediaType.utf8.allSatisfy({ visible.contains($0) })
        else { throw .malformed }
        guard !chunks.isEmpty, chunks.count <= ListLimits.chunks else { throw .malformed }
        try TextRule.caption.checkPart(caption)
    }
}

extension TextRule {
    /// `check(_:)` with the error of a part.
    package func checkPart(_ text: String) throws(PartError) {
        do {
            try check(text)
        } catch {
            throw .text(error)
        }
    }
}
