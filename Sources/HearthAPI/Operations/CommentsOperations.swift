/// What is said openly on a list or a wish.
package struct ShowComments: Operation {
    package typealias Answer = CommentsInfo
    package static let path = "comments"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `LIST`, `FRIEND/LIST`, `LIST/WISH` or `FRIEND/LIST/WISH`.
    package var on: String
    /// `yes`: also those that the caller hid.
    package var hidden: String?
    /// How many of the latest to leave out.
    package var from: String?
    /// At most so many, the latest; 200 if nothing is said, 1,000 at most.
    package var count: String?

    package init(on: String, hidden: String? = nil, from: Int? = nil, count: Int? = nil) {
        self.on = on
        self.hidden = hidden
        self.from = from.map(String.init)
        self.count = count.map(String.init)
    }
}

/// Says something on a list or a wish to everybody who reads the list, its owners included.
package struct AddComment: Creating {
    package typealias Answer = CommentInfo
    package static let path = "comments/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the comment.
    package var id: NewID
    /// As in `ShowComments`.
    package var on: String
    /// 1 to 1,000 characters.
    package var text: String

    package init(on: String, text: String, id: NewID = .random()) {
        self.id = id
        self.on = on
        self.text = text
    }
}

/// Takes back a comment of the caller's own.
package struct DeleteComment: Operation {
    package typealias Answer = Done
    package static let path = "comments/delete"
    package static let askers = Askers.everybody

    /// Its id.
    package var comment: String

    package init(comment: String) {
        self.comment = comment
    }
}

/// Hides somebody's comment from the caller alone, or shows it again.
package struct HideComment: Operation {
    package typealias Answer = CommentInfo
    package static let path = "comments/hide"
    package static let askers = Askers.everybody

    /// Its id.
    package var comment: String
    package var hidden: Bool

    package init(comment: String, hidden: Bool) {
        self.comment = comment
        self.hidden = hidden
    }
}
