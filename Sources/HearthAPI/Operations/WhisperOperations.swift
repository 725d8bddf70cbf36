/// Says a few words to the circle of a friend's list; the owner never hears of it.
package struct AddWhisper: Creating {
    package typealias Answer = WhisperInfo
    package static let path = "whispers/add"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// At random.
    package var id: NewID
    /// `FRIEND/LIST`, or `FRIEND/LIST/WISH` for a wish or a surprise idea.
    package var about: String
    /// 1 to 280 characters.
    package var text: String

    package init(about: String, text: String, id: NewID = .random()) {
        self.id = id
        self.about = about
        self.text = text
    }
}

/// What the circle of a list whispers, in order.
package struct ShowWhispers: Operation {
    package typealias Answer = WhispersInfo
    package static let path = "whispers"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// `FRIEND/LIST`, or `FRIEND/LIST/WISH` for what was said about one wish alone.
    package var about: String
    /// How many of the latest to leave out.
    package var from: String?
    /// At most so many, the latest; 200 if nothing is said, 1,000 at most.
    package var count: String?

    package init(about: String, from: Int? = nil, count: Int? = nil) {
        self.about = about
        self.from = from.map(String.init)
        self.count = count.map(String.init)
    }
}

/// Takes back one of the caller's own whispers.
package struct DeleteWhisper: Operation {
    package typealias Answer = Done
    package static let path = "whispers/delete"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// `FRIEND/LIST`.
    package var list: String
    /// Its id, or how its text begins.
    package var whisper: String

    package init(list: String, whisper: String) {
        self.list = list
        self.whisper = whisper
    }
}

/// Adds a surprise idea to a friend's list, for the circle alone.
package struct AddIdea: Creating {
    package typealias Answer = GivenWish
    package static let path = "ideas/add"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// At random. The first 16 of its digits are the id of the idea.
    package var id: NewID
    /// `FRIEND/LIST`.
    package var list: String
    package var name: String
    /// At most 300 characters.
    package var link: String?
    /// At most 280 characters.
    package var notes: String?
    /// `199.50 SEK`.
    package var price: String?

    package init(
        list: String, name: String, link: String? = nil, notes: String? = nil,
        price: String? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.list = list
        self.name = name
        self.link = link
        self.notes = notes
        self.price = price
    }
}

/// The surprise ideas of a list's circle.
package struct ListIdeas: Operation {
    package typealias Answer = [GivenWish]
    package static let path = "ideas"
    package static let askers = Askers.everybody
    package static let showsClaims = true
    package static let isReading = true

    /// `FRIEND/LIST`.
    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Takes back one of the caller's own ideas.
package struct DeleteIdea: Operation {
    package typealias Answer = Done
    package static let path = "ideas/delete"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    /// `FRIEND/LIST/IDEA`.
    package var idea: String

    package init(idea: String) {
        self.idea = idea
    }
}
