package import HearthAPI

/// What a poem says beside what all items do.
package struct PoemFields: KindFields {
    package static let kind = "poems"
    package static let empty = PoemFields(text: "")
    package static let unknown = ErrorCode.unknownPoem

    package var text: String

    package init(text: String) { self.text = text }
}

/// Puts a poem on a list.
package struct AddPoem: Creating {
    package typealias Answer = ItemInfo
    package static let path = "poems/add"
    package static let askers = Askers.everybody

    package var id: NewID
    package var list: String?
    package var name: String
    package var text: String

    package init(list: String? = nil, name: String, text: String, id: NewID = .random()) {
        self.id = id
        self.list = list
        self.name = name
        self.text = text
    }
}

/// Changes what a poem says.
package struct EditPoem: Operation {
    package typealias Answer = ItemInfo
    package static let path = "poems/edit"
    package static let askers = Askers.everybody

    package var poem: String
    package var text: String
    package var ifMatch: String?

    package init(poem: String, text: String, ifMatch: String? = nil) {
        self.poem = poem
        self.text = text
        self.ifMatch = ifMatch
    }
}

/// Says how the poems of a list are set: a setting of the list.
package struct SetPoemStyle: Operation {
    package typealias Answer = ListInfo
    package static let path = "poems/style"
    package static let askers = Askers.everybody

    package var list: String
    package var style: String

    package init(list: String, style: String) {
        self.list = list
        self.style = style
    }
}
