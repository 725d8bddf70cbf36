/// Makes a list.
package struct NewList: Creating {
    package typealias Answer = ListInfo
    package static let path = "lists/new"
    package static let askers = Askers.everybody

    /// At random. The id of the list follows from it and from its owners.
    package var id: NewID
    package var title: String
    /// "wishes" when nil.
    package var kind: String?
    package var occasion: String?
    /// ISO 8601, YYYY-MM-DD.
    package var date: String?
    package var notes: String?
    /// Friends who own it too; fixed for good. They are asked, and are as blind as the caller.
    package var owners: [String]?

    package init(
        title: String, kind: String? = nil, occasion: String? = nil, date: String? = nil,
        notes: String? = nil, owners: [String]? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.occasion = occasion
        self.date = date
        self.notes = notes
        self.owners = owners
    }
}

/// The caller's own lists and those they follow.
package struct ListLists: Operation {
    package typealias Answer = [ListInfo]
    package static let path = "lists"
    package static let askers = Askers.everybody
    package static let isReading = true
    package static let isForCalendars = true

    /// `yes`: also those that stand on the page of their kind alone.
    package var all: String?

    package init(all: String? = nil) {
        self.all = all
    }

    /// What switches something on.
    package static let yes = "yes"
}

/// One list with its items.
package struct ShowList: Operation {
    package typealias Answer = ShownList
    package static let path = "lists/show"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// `LIST` or `FRIEND/LIST`, or an id.
    package var list: String
    /// by-hand, name, price, priority, date or added; free for the circle alone. nil: by-hand.
    package var sort: String?
    /// Every word of it stands in the wish.
    package var filter: String?
    /// One tag, or several, one a line: all of them stand on the wish.
    package var tag: String?
    package var store: String?
    /// An amount, with a currency or without: `500 SEK`.
    package var minPrice: String?
    package var maxPrice: String?
    /// How many items to leave out, in the order asked for. nil: none.
    package var from: String?
    /// How many items to show, at most 10,000. nil: all.
    package var count: String?

    package init(
        list: String, sort: String? = nil, filter: String? = nil, tag: String? = nil,
        store: String? = nil, minPrice: String? = nil, maxPrice: String? = nil,
        from: String? = nil, count: String? = nil
    ) {
        self.list = list
        self.from = from
        self.count = count
        self.sort = sort
        self.filter = filter
        self.tag = tag
        self.store = store
        self.minPrice = minPrice
        self.maxPrice = maxPrice
    }
}

/// Changes what is given, leaves the rest.
package struct EditList: Operation {
    package typealias Answer = ListInfo
    package static let path = "lists/edit"
    package static let askers = Askers.everybody

    package var list: String
    package var title: String?
    package var occasion: String?
    /// Empty takes the date away.
    package var date: String?
    package var notes: String?
    package var archived: Bool?
    /// The `etag` of what the caller saw: refused as `changedMeanwhile` when it is another by now.
    package var ifMatch: String?

    package init(
        list: String, title: String? = nil, occasion: String? = nil, date: String? = nil,
        notes: String? = nil, archived: Bool? = nil, ifMatch: String? = nil
    ) {
        self.list = list
        self.title = title
        self.occasion = occasion
        self.date = date
        self.notes = notes
        self.archived = archived
        self.ifMatch = ifMatch
    }
}

/// Deletes one of the caller's own lists with all that is on it.
///
/// The caller does not see it any more. Their friends' homes, and their own, keep it for ten
/// minutes, in which `UndoDeleteList` brings it back.
package struct DeleteList: Operation {
    package typealias Answer = Done
    package static let path = "lists/delete"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepingHouseholders

    package var list: String
    /// Without the ten minutes: it is gone for everybody, for good.
    package var atOnce: Bool?

    package init(list: String, atOnce: Bool? = nil) {
        self.list = list
        self.atOnce = atOnce
    }
}

/// Brings back a list that the caller deleted within the last ten minutes, as if nothing had been.
///
/// Refused as `nothingToUndo` when there is none, and as `nameTaken` when another list of theirs is
/// called so by now.
package struct UndoDeleteList: Operation {
    package typealias Answer = ListInfo
    package static let path = "lists/undelete"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    /// Its title or, among several of one title that they deleted, its id.
    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Who may see a list, in which role.
package struct WhoCanSee: Operation {
    package typealias Answer = [ReaderInfo]
    package static let path = "lists/who"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Offers a list to friends, or offers it to readers in another role: whoever may edit it is asked first, who may only
/// read it from now on is not.
package struct ShareList: Operation {
    package typealias Answer = [ReaderInfo]
    package static let path = "lists/share"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package var list: String
    /// Friends' names.
    package var with: [String]
    /// They edit and see what is reserved; false: they do not edit. Nil: as is usual, which is to edit a checklist and
    /// nothing else; who reads the list already, or is asked, stays what they are.
    package var keeper: Bool?

    package init(list: String, with: [String] = [], keeper: Bool? = nil) {
        self.list = list
        self.with = with
        self.keeper = keeper
    }
}

/// Stops sharing a list with some of its readers.
package struct UnshareList: Operation {
    package typealias Answer = [ReaderInfo]
    package static let path = "lists/unshare"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package var list: String
    package var with: [String]

    package init(list: String, with: [String] = []) {
        self.list = list
        self.with = with
    }
}

/// Says that the readers of an own list are right, in a home that was put back from a backup: nothing of the
/// list is sent before. Anywhere else it changes nothing.
package struct ConfirmReaders: Operation {
    package typealias Answer = [ReaderInfo]
    package static let path = "lists/confirm-readers"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.keepers

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Stops following a friend's list.
package struct LeaveList: Operation {
    package typealias Answer = Done
    package static let path = "lists/leave"
    package static let askers = Askers.everybody

    package var list: String

    package init(list: String) {
        self.list = list
    }
}
