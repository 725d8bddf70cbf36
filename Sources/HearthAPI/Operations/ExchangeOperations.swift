/// An item that comes from a file.
package struct ImportedWish: Codable, Sendable, Hashable {
    /// The line of the file, or its position among the entries; comes back in the answer.
    package var line: Int
    package var name: String
    /// What a wish says; of an item of another kind notes, link and tags.
    package var fields: WishFields
    /// What the kind of another item says, in Base64, as an export has it.
    package var body: String?
    /// When it was added and last changed, and when its reader is reminded of it, ISO 8601. nil: now; nobody said; not
    /// at all.
    package var added: String?
    package var edited: String?
    package var remindAt: String?
    /// Of an item whose list may have two of one name: the id under which it comes, as an export has it. So it does
    /// not come twice. nil: one that follows from what it says.
    package var id: String?
    /// What the file says of photos; they come back in the answer, and nothing else is done with
    /// them.
    package var photos: [ImportedPhoto]?

    package init(
        line: Int, name: String, fields: WishFields = WishFields(), body: String? = nil,
        added: String? = nil, edited: String? = nil, remindAt: String? = nil, id: String? = nil,
        photos: [ImportedPhoto]? = nil
    ) {
        self.body = body
        self.line = line
        self.name = name
        self.fields = fields
        self.added = added
        self.edited = edited
        self.remindAt = remindAt
        self.id = id
        self.photos = photos
    }
}

/// A photo that a file names.
package struct ImportedPhoto: Codable, Sendable, Hashable {
    /// Relative to the folder of the file; the node never opens it.
    package var file: String
    package var caption: String?

    package init(file: String, caption: String? = nil) {
        self.file = file
        self.caption = caption
    }
}

/// Wishes that come from a file, and the list that they are for.
package struct ImportedList: Codable, Sendable, Hashable {
    /// The title of a list that the caller edits, or of one that is made; nil: the tray.
    package var title: String?
    /// What it is of; nil: of wishes.
    package var kind: String?
    /// Of a list that is made, what its kind says of it, in Base64.
    package var settings: String?
    /// Of a list that is made.
    package var occasion: String?
    package var date: String?
    package var notes: String?
    package var isArchived: Bool?
    package var wishes: [ImportedWish]

    package init(
        title: String? = nil, kind: String? = nil, settings: String? = nil,
        occasion: String? = nil, date: String? = nil, notes: String? = nil,
        isArchived: Bool? = nil, wishes: [ImportedWish] = []
    ) {
        self.title = title
        self.kind = kind
        self.settings = settings
        self.occasion = occasion
        self.date = date
        self.notes = notes
        self.isArchived = isArchived
        self.wishes = wishes
    }
}

/// Brings in wishes and other items from elsewhere.
///
/// A wish whose name is on the list already stays out: what is there is not touched. What cannot be taken stays out
/// as well, and the answer says why; all else comes, or nothing.
package struct ImportWishes: Creating {
    package enum Target: String, Codable, Sendable, Hashable, CaseIterable {
        /// Every list has to be there.
        case present
        /// Every list is made.
        case new
        /// What is not there is made.
        case either
    }

    package typealias Answer = [ImportedListInfo]
    package static let path = "lists/import"
    package static let askers = Askers.everybody
    /// Ten thousand wishes with long notes.
    package static let bodyLimit = 64 << 20
    /// Wishes in one request, of all lists together: a household's whole export comes back at once.
    package static let wishLimit = 50_000

    /// At random. The ids of everything that comes follow from it.
    package var id: NewID
    package var lists: [ImportedList]
    package var target: Target
    /// What the caller's own profile does not say yet is filled in with it.
    package var profile: ExportedProfile?
    /// Says what would be done and does nothing.
    package var isPreview: Bool

    package init(
        lists: [ImportedList], target: Target = .either, profile: ExportedProfile? = nil,
        isPreview: Bool = false, id: NewID = .random()
    ) {
        self.id = id
        self.lists = lists
        self.target = target
        self.profile = profile
        self.isPreview = isPreview
    }
}

/// Everything of the caller's, to be kept or taken elsewhere.
///
/// Nothing of it says what is reserved: neither of their own lists, of which they may not know, nor
/// of those of friends, except their own cart when they ask for it.
package struct ExportLists: Operation {
    package typealias Answer = ExportInfo
    package static let path = "lists/export"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// Paths of lists, one a line. nil: all that are the caller's own.
    package var lists: String?
    /// `yes`: also those that they follow.
    package var followed: String?
    /// `yes`: also their cart.
    package var cart: String?

    package init(lists: String? = nil, followed: String? = nil, cart: String? = nil) {
        self.lists = lists
        self.followed = followed
        self.cart = cart
    }
}
