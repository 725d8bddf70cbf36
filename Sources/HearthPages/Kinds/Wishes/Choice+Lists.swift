import HearthAPI
import HearthLanguage

extension Choice {
    /// The reader's own lists of wishes that are in use, without the tray.
    static func ownLists(among lists: [ListInfo]) -> [Choice] {
        lists.filter { $0.isOfWishes && $0.isOwn && !$0.isTray && !$0.isArchived }.map {
            Choice(value: $0.id, label: Text(verbatim: $0.title ?? ""), isChosen: false)
        }
    }
}
