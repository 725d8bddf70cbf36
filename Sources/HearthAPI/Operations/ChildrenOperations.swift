/// Adds a child to the household: a member without a passphrase, who is no householder, with a list of
/// wishes that the caller looks after.
///
/// The caller becomes the list's keeper, with keys of their own; the others are asked in their inboxes.
package struct AddChild: Confirmed, Creating {
    package typealias Answer = ChildInfo
    package static let path = "members/child"
    package static let askers = Askers.householders
    /// They are the keeper of the child's list.
    package static let isForMoved = false

    /// At random. The id of the child's list follows from it.
    package var id: NewID
    package var name: String
    /// What the list is called.
    package var title: String
    /// `04-17` or `2019-04-17`.
    package var birthday: String?
    /// At most 96 KiB of JPEG, PNG or WebP, with nothing in it but the picture.
    package var picture: PictureInfo?
    /// Names of members here who are asked to look after the list too.
    package var keepers: [String]?
    /// A passphrase for the caller, who needs one to look after a list here; nil where they have one.
    package var passphrase: String?
    /// The asker's own passphrase, which pages ask for again.
    package var current: String?

    package init(
        name: String, title: String, birthday: String? = nil, picture: PictureInfo? = nil,
        keepers: [String]? = nil, passphrase: String? = nil, current: String? = nil,
        id: NewID = .random()
    ) {
        self.id = id
        self.name = name
        self.title = title
        self.birthday = birthday
        self.picture = picture
        self.keepers = keepers
        self.passphrase = passphrase
        self.current = current
    }
}

/// Asks a friend of the caller's to be friends with a child, and to read the child's list.
///
/// The knock is the child's own. The list is offered as soon as the friend has said yes, or at once where
/// the two are friends already; nobody need be signed in for that.
package struct InviteForChild: Operation {
    package typealias Answer = [InvitedForChild]
    package static let path = "members/child/invite"
    package static let askers = Askers.everybody

    /// The id of a list that a child of this home made and the caller keeps.
    package var list: String
    /// Names of the caller's friends.
    package var friends: [String]
    /// What the child's knock says; nil: nothing.
    package var greeting: String?

    package init(list: String, friends: [String], greeting: String? = nil) {
        self.list = list
        self.friends = friends
        self.greeting = greeting
    }
}

/// Whom a keeper can invite to a child's list, and how far those are whom they did.
package struct ListForChild: Operation {
    package typealias Answer = [InvitedForChild]
    package static let path = "members/child/friends"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// The id of a list that a child of this home made and the caller keeps.
    package var list: String

    package init(list: String) {
        self.list = list
    }
}
