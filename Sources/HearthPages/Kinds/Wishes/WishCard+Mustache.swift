import Mustache

/// Hundreds of cards stand in one page. The library looks at all that a value has, by reflection, for each
/// name in its template, which was most of the time that a long list took. These say themselves what
/// they have; a test compares.
extension WishCard: MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "href": href
        case "path": path
        case "name": self.name
        case "picture": picture
        case "price": price
        case "store": store
        case "which": which
        case "notes": notes
        case "link": link
        case "quantity": quantity
        case "priorityLabel": priorityLabel
        case "status": status
        case "isKnown": isKnown
        case "ideaOf": ideaOf
        default: nil
        }
    }
}

extension WishStatus: MustacheParent {
    public func child(named name: String) -> Any? {
        switch name {
        case "kind": kind
        case "label": label
        default: nil
        }
    }
}
