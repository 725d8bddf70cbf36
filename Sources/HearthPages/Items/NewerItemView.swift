package import HearthAPI

/// An item of a kind that this Hearth does not know: it is named, and what is said of it openly can be read.
package struct NewerItemView: PageContent {
    package static let template = "newer-item"

    let name: String
    let list: String
    let listHref: String
    let talk: TalkView?
    let comments: CommentsView?

    package init(_ item: ItemInfo, on list: ListInfo, comments: CommentsInfo?) {
        name = item.name
        self.list = item.list
        listHref = "/lists/\(list.id)"
        talk = nil
        self.comments = comments.flatMap {
            CommentsView($0, on: "\(item.listID)/\(item.id)", list)
        }
    }
}
