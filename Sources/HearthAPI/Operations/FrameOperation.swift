/// What stands around every page of the caller's, in one answer: numbers, and what their lists are called.
package struct ShowFrame: Operation {
    package typealias Answer = FrameInfo
    package static let path = "frame"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    package init() {}
}

/// What stands around a page.
package struct FrameInfo: Codable, Sendable, Hashable {
    package var kinds: [KindInfo]
    /// How many requests wait for an answer.
    package var inbox: Int
    /// How many pieces of news are unread, without those that tell of such a request.
    package var news: Int
    /// That the disk refuses what is written, as long as it does.
    package var diskProblem: AlarmNotice?
    /// Own lists and those that they look after, as they put them; of each room the first.
    package var lists: [FramedList]
    /// In how many entries of the cart something has changed.
    package var cart: Int
    /// How many live here.
    package var members: Int

    package init(
        kinds: [KindInfo] = [], inbox: Int = 0, news: Int = 0, diskProblem: AlarmNotice? = nil,
        lists: [FramedList] = [], cart: Int = 0, members: Int = 1
    ) {
        self.kinds = kinds
        self.inbox = inbox
        self.news = news
        self.diskProblem = diskProblem
        self.lists = lists
        self.cart = cart
        self.members = members
    }
}

/// A list beside a page.
package struct FramedList: Codable, Sendable, Hashable {
    package var id: String
    package var title: String
    /// What it is of.
    package var kind: String
    package var occasion: String?

    /// So many of a room at most.
    package static let most = 12

    package init(id: String, title: String, kind: String, occasion: String? = nil) {
        self.id = id
        self.title = title
        self.kind = kind
        self.occasion = occasion
    }
}
