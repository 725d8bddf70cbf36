package import HearthAPI
package import HearthLists
import HearthSodium
import HearthWire

extension Household {
    /// An item as everybody who reads its list sees it.
    package func info(_ item: Item, in open: OpenList) -> ItemInfo {
        let fields = open.fields(of: item)
        return ItemInfo(
            id: item.id.hex, name: item.name, list: open.displayTitle, listID: open.id.hex,
            isInTray: open.isTray ? true : nil,
            owner: open.ownerNames,
            kind: fields.map { type(of: $0.value).kind } ?? open.merged.head.kind.name,
            notes: item.text.nilIfEmpty, link: item.link.nilIfEmpty, tags: item.tags,
            body: fields, added: item.addedText, etag: EntityTags.tag(of: item),
            photos: photos(of: item, in: open))
    }
}
