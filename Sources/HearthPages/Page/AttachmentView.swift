import HearthAPI
import HearthLanguage
import HearthLists

/// An attachment of an item: how pages show it, and how it is saved.
struct AttachmentView: Sendable {
    let href: String
    let width: Int
    let height: Int
    let caption: String
    let isHere: Bool
    let isPicture: Bool
    /// What a sound is called; nil for what is none. What is neither a sound nor a picture is a file of a newer
    /// Hearth: it is named and not shown.
    let sound: String?
    let number: Int
    let hash: String
    /// What its file is called where somebody saves it.
    let fileName: String
    private(set) var saveLabel: Text
    var isFirst = false

    /// Side of a small picture, in CSS pixels.
    private static let smallSide = 96
    /// Letters of a file's name, without its ending.
    private static let nameLength = 80

    /// `list`, `item`: ids; `name`: what the item is called. `isSmall`: the small picture.
    init(
        _ photo: PhotoInfo, on list: String, _ item: String, named name: String,
        isSmall: Bool = false
    ) {
        href = PhotoAddress.of(photo.hash, on: list, item, isSmall: isSmall)
        width = isSmall ? Self.smallSide : max(photo.width, 1)
        height = isSmall ? Self.smallSide : max(photo.height, 1)
        caption = photo.caption ?? ""
        isHere = photo.isHere
        isPicture = photo.isPicture
        sound = photo.isSound ? photo.soundName : nil
        number = photo.number
        hash = photo.hash
        fileName = Self.fileName(of: photo, in: name)
        saveLabel =
            photo.isPicture
            ? Text("Save picture \(photo.number)")
            : Text("Save file \(photo.number)")
    }

    /// All that are no sounds, or all sounds, of an item.
    static func all(
        of photos: [PhotoInfo], areSounds: Bool, on list: String, _ item: String, named name: String
    ) -> [AttachmentView] {
        var views = photos.filter { $0.isSound == areSounds }
            .map { AttachmentView($0, on: list, item, named: name) }
        if !views.isEmpty { views[0].isFirst = true }
        if views.count == 1 {
            views[0].saveLabel =
                views[0].isPicture ? Text("Save the picture") : Text("Save the file")
        }
        return views
    }

    /// As somebody finds it again: what stands under it, or the item's name and its number.
    private static func fileName(of photo: PhotoInfo, in item: String) -> String {
        let ending = AttachmentKinds.type(named: photo.mediaType).map { "." + $0.ending } ?? ""
        let said = photo.caption ?? "\(item) \(photo.number)"
        let plain = said.hasSuffix(ending) ? String(said.dropLast(ending.count)) : said
        return plain.prefix(nameLength).map { "/\\:\n\r\t".contains($0) ? "-" : String($0) }
            .joined() + ending
    }
}
