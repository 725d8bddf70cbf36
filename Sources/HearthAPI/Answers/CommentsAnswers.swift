/// What is said openly on a list.
package struct CommentsInfo: Codable, Sendable, Hashable {
    package var list: String
    package var listID: String
    /// The owners' names.
    package var owner: String
    package var isOwn: Bool
    /// Oldest first.
    package var comments: [CommentInfo]
    /// People whose comments have not arrived in a form that the caller can read.
    package var unreadable: Int
    /// How many the caller hid, of those that would stand here.
    package var hidden: Int
    /// How many there are before and after these.
    package var earlier: Int
    package var later: Int

    package init(
        list: String, listID: String, owner: String, isOwn: Bool, comments: [CommentInfo] = [],
        unreadable: Int = 0, hidden: Int = 0, earlier: Int = 0, later: Int = 0
    ) {
        self.list = list
        self.listID = listID
        self.owner = owner
        self.isOwn = isOwn
        self.comments = comments
        self.unreadable = unreadable
        self.hidden = hidden
        self.earlier = earlier
        self.later = later
    }
}

/// One comment.
package struct CommentInfo: Codable, Sendable, Hashable {
    package var id: String
    package var author: String
    package var isCaller: Bool
    /// Nil: its author has left the list.
    package var role: ListRole?
    package var list: String
    /// The wish it is about; nil: the whole list, or a wish that is gone.
    package var wish: String?
    /// It was about a wish that is gone.
    package var isWishGone: Bool
    /// ISO 8601; nil: a clock is wrong.
    package var time: String?
    package var text: String
    package var isHidden: Bool

    package init(
        id: String, author: String, isCaller: Bool, role: ListRole? = nil, list: String,
        wish: String? = nil, isWishGone: Bool = false, time: String? = nil, text: String,
        isHidden: Bool = false
    ) {
        self.id = id
        self.author = author
        self.isCaller = isCaller
        self.role = role
        self.list = list
        self.wish = wish
        self.isWishGone = isWishGone
        self.time = time
        self.text = text
        self.isHidden = isHidden
    }
}
