package import HearthAPI
import HearthLanguage

/// Who sees the reader's diary: nobody, or one friend.
package struct DiaryView: PageContent {
    package static let template = "focus-diary"

    let says: Text
    let isShown: Bool
    /// Who can be asked.
    let friends: [Choice]
    let mayShow: Bool

    package init(_ shown: DiariesShown, friends: [FriendInfo]) {
        says = DiaryText.reader(shown)
        isShown = shown.reader != nil
        self.friends = friends.filter { $0.state == .friends }.compactMap(\.name).map {
            Choice(value: $0, label: Text(verbatim: $0), isChosen: false)
        }
        mayShow = !isShown && !self.friends.isEmpty
    }
}
