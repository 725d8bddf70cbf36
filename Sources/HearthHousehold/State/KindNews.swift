import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// What a kind of list has to tell a member, as a value: a kind calls nothing that makes news.
///
/// Who asked the kind puts it into the member's book. Hook, push and open pages follow from that.
package struct KindNews: Hashable, Sendable {
    let kind: NewsKind
    let list: ListID
    let title: String
    /// Empty: the list is the member's own.
    let owner: String
    /// What the list is of, where that is not wishes.
    let listKind: String?
    var item: ItemID?
    /// Of the item; empty: it is about several, or about none.
    var name: String
    var person: String
    var detail: String
    var count: Int
}
