package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension ExportLists {
    /// What switches something on.
    private static let yes = "yes"

    /// Whether what the member gives is to be in it, and what they tell their circles.
    package var isWithCart: Bool { cart == Self.yes }
    /// Whether it is of all lists.
    package var isWhole: Bool { lists == nil }

    /// What owners and everybody take out: nothing of it depends on claims.
    package func plainExport(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ExportInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        var lists: [OpenList] = []
        if let paths = self.lists {
            for path in paths.split(whereSeparator: \.isNewline) {
                let open = try household.list(at: String(path), for: asker, work)
                if !lists.contains(where: { $0.id == open.id }) { lists.append(open) }
            }
        } else {
            let order = try household.allLists(of: asker, keys: keys, withUnshown: true, work)
                .map(\.id)
            let open = try household.allOpenLists(of: asker.identity, keys: keys, work)
                .filter { $0.isOwn || followed == Self.yes }
            let byID = Dictionary(open.map { ($0.id.hex, $0) }) { first, _ in first }
            lists = order.compactMap { byID[$0] }
        }
        var export = ExportInfo(
            exportedAt: work.now.text, member: asker.name,
            lists: lists.map { open in
                ExportedList(open) { household.reminder(of: $0, on: open.id, for: asker) }
            })
        guard isWhole else { return export }
        export.profile = try household.ownProfile(of: asker.identity, keys: keys, work)
            .flatMap { ExportedProfile($0.profile) }
        return export
    }
}

extension ExportedProfile {
    /// Nil when there is nothing in it.
    fileprivate init?(_ profile: Profile) {
        guard !profile.isEmpty else { return nil }
        self.init(
            birthday: profile.birthday?.description,
            sizes: profile.sizes.isEmpty
                ? nil : profile.sizes.map { SizeInfo(label: $0.label, value: $0.value) },
            addresses: profile.addresses.isEmpty ? nil : profile.addresses,
            note: profile.note.nilIfEmpty, picture: profile.picture.map(PictureInfo.init))
    }
}

extension ExportedList {
    /// From the items alone: what a ledger says has no way in.
    fileprivate init(_ open: OpenList, reminder: (ItemID) -> WallTime?) {
        let head = open.merged.head
        self.init(
            id: open.id.hex, title: open.displayTitle, owner: open.ownerNames,
            kind: head.kind.name, role: open.reader.role.answer, isTray: open.isTray,
            isArchived: head.isArchived,
            occasion: head.occasion?.rawValue, date: head.date?.description,
            notes: head.text.nilIfEmpty,
            settings: head.settings.isEmpty ? nil : Base64Text.encode(head.settings),
            items: open.merged.items.map { item in
                var exported = ExportedItem(item, in: open)
                exported.remindAt = reminder(item.id)?.exactText
                return exported
            })
    }
}

extension ExportedItem {
    package init(_ item: Item, in open: OpenList) {
        let photos = item.attachments.map { ExportedPhoto($0, in: open) }
        self.init(
            id: item.id.hex, name: item.name, fields: WishFields(of: item),
            body: item.wish == nil ? Base64Text.encode(item.bodyOctets) : nil,
            added: item.addedText,
            edited: item.edited == 0
                ? nil : WallTime(milliseconds: Int64(clamping: item.edited)).exactText,
            isKnown: item.known == nil ? false : nil,
            photos: photos.isEmpty ? nil : photos)
    }
}

extension ExportedPhoto {
    fileprivate init(_ photo: Attachment, in open: OpenList) {
        let isHere = photo.chunks.allSatisfy { open.heldBlobs.contains($0.name) }
        self.init(
            caption: photo.caption.nilIfEmpty, mediaType: photo.mediaType.nilIfEmpty,
            width: photo.width == 0 ? nil : Int(photo.width),
            height: photo.height == 0 ? nil : Int(photo.height), isHere: isHere ? nil : false)
    }
}
