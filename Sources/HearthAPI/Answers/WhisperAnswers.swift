/// Something that a member of the circle said.
package struct WhisperInfo: Codable, Sendable, Hashable {
    /// Tells it from its author's other whispers on the list; what to hand to deleting.
    package var id: String
    package var author: String
    package var isCaller: Bool
    /// ISO 8601; nil when a clock that ran ahead says that it was later than now.
    package var time: String?
    package var text: String
    /// The wish or surprise idea it is about; nil: the list, or a wish that is gone.
    package var wish: String?
    /// Whether the wish it is about is not there any more, or not yet.
    package var isWishGone: Bool

    package init(
        id: String, author: String, isCaller: Bool, time: String?, text: String,
        wish: String? = nil, isWishGone: Bool = false
    ) {
        self.id = id
        self.author = author
        self.isCaller = isCaller
        self.time = time
        self.text = text
        self.wish = wish
        self.isWishGone = isWishGone
    }
}

/// The talk of a list's circle.
package struct WhispersInfo: Codable, Sendable, Hashable {
    package var list: String
    package var owner: String
    /// In order, the oldest first.
    package var whispers: [WhisperInfo]
    /// Circle members whose talk cell cannot be read yet.
    package var unreadable: Int
    /// Of 100, how much of the caller's own talk cell is used, rounded up.
    package var usedPercent: Int
    /// How many there are before and after these.
    package var earlier: Int
    package var later: Int

    package init(
        list: String, owner: String, whispers: [WhisperInfo] = [], unreadable: Int = 0,
        usedPercent: Int = 0, earlier: Int = 0, later: Int = 0
    ) {
        self.list = list
        self.owner = owner
        self.whispers = whispers
        self.unreadable = unreadable
        self.usedPercent = usedPercent
        self.earlier = earlier
        self.later = later
    }
}
