/// What a list says in a listing, whatever it is about.
package struct ListBasics: Codable, Sendable, Hashable {
    package var id: String
    /// nil while the list could not be opened yet.
    package var title: String?
    /// What to write for it in other operations, `OWNER/LIST` or `LIST`: a `NamePath`.
    package var path: String
    /// The owner's name; of several, joined by ` & `.
    package var owner: String
    /// The owners' public keys.
    package var ownerKeys: [String]
    package var isOwn: Bool
    /// Of an own list: who owns it too.
    package var coOwners: [String]
    /// Of those, who has not said yes to it yet; known to the one who made the list.
    package var awaitedOwners: [String]
    package var role: ListRole
    package var kind: String
    package var isTray: Bool
    /// Of a list that stands on the page of its kind alone: false.
    package var isShown: Bool?
    package var isArchived: Bool
    package var occasion: String?
    package var date: String?
    package var notes: String?
    /// Changes when what the list says of itself does; for `EditList.ifMatch`.
    package var etag: String?
    package var items: Int
    /// Pieces of a long list that have not come yet; wishes in them are missing, not deleted.
    package var missingPieces: Int
    /// A newer version of the list is on its way: until all of it has come, the one before is shown.
    package var newerIsComing: Bool
    /// Editors of whom what they wrote last cannot be read here; a newer Hearth may have written it. What they
    /// wrote before is shown, if it is here.
    package var unreadableEditors: [String]
    /// Besides the caller.
    package var readers: Int
    package var state: ListState
    /// Of an own list, in a home that was put back from a backup: nothing of it is sent before
    /// `ConfirmReaders`.
    package var isHeld: Bool?
    /// Of a list that is held back: of when its readers are known, ISO 8601. Whoever was taken off later may still be
    /// among them; nil: nobody can say.
    package var readersKnownAt: String?
    /// On how many other nodes somebody reads it, so that it outlives this one.
    package var otherHomes: Int
    /// What others overwrote of the reader's, and of which no item was made by itself; for kinds that do so.
    package var overwrites: Overwrites?
    /// Whether the program brings it: nobody changes, shares or leaves it. Absent otherwise.
    package var isBuiltIn: Bool?
}

/// Somebody who may see a list, or was asked.
package struct ReaderInfo: Codable, Sendable, Hashable {
    package var name: String
    package var key: String
    package var role: ListRole
    package var state: ReaderState
    package var isCaller: Bool
    /// Whether they made the list: their node alone writes who reads it.
    package var isHost: Bool
    package var isFriend: Bool
    package var isVerified: Bool
    package var seesReservations: Bool
    /// Nil for the caller themselves.
    package var known: Acquaintance?
    /// Whether they will see what the caller reserves; nil for an owner, and for the caller
    /// themselves. false: they live on an owner's node, and are not verified.
    package var seesCaller: Bool?
    /// What the caller answered of them for this list alone: yes, by accepting a child's list that they keep.
    package var note: HousemateAnswer?
    /// When `seesCaller` changes, since the caller marked somebody today; ISO 8601.
    package var changesAt: String?
    /// Whether the caller sees what they reserve; nil as for `seesCaller`. false: the caller lives on
    /// an owner's node, and they have not compared safety numbers with the caller.
    package var isSeen: Bool?
    /// Whether their home has all that is on the list here: false where it lacks something, or is not
    /// connected, so that this is not known. Nil for the caller, for who does not read the list yet, and
    /// on lists where gifts are reserved.
    package var hasAll: Bool?
    /// Whether the caller, an owner, asked them and so decides whether they may edit; nil for owners, and where the
    /// caller is none.
    package var isInvited: Bool?
    /// What they are asked to be besides and have not answered, or will be once the home of who made the list hears of
    /// it.
    package var asked: ListRole?
    /// What they do not want to be besides.
    package var refused: ListRole?

    package init(
        name: String, key: String, role: ListRole, state: ReaderState, isCaller: Bool,
        isHost: Bool = false, isFriend: Bool, isVerified: Bool, seesReservations: Bool,
        known: Acquaintance? = nil, seesCaller: Bool? = nil, note: HousemateAnswer? = nil,
        changesAt: String? = nil, isSeen: Bool? = nil, hasAll: Bool? = nil,
        isInvited: Bool? = nil, asked: ListRole? = nil, refused: ListRole? = nil
    ) {
        self.note = note
        (self.isInvited, self.asked, self.refused) = (isInvited, asked, refused)
        self.changesAt = changesAt
        self.hasAll = hasAll
        self.isSeen = isSeen
        self.name = name
        self.key = key
        self.role = role
        self.state = state
        self.isHost = isHost
        self.isCaller = isCaller
        self.isFriend = isFriend
        self.isVerified = isVerified
        self.seesReservations = seesReservations
        self.known = known
        self.seesCaller = seesCaller
    }
}
