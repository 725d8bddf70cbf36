/// What a piece of news is about.
package enum NewsKind: String, Codable, Sendable, Hashable, CaseIterable {
    case knock
    case friendAccepted = "friend-accepted"
    /// A friend has another name; the one before is the detail.
    case friendRenamed = "friend-renamed"
    /// A friend lives on another computer from now on.
    case friendMoved = "friend-moved"
    case offer
    case listArrived = "list-arrived"
    case listEnded = "list-ended"
    case dateChanged = "date-changed"
    case wishAdded = "wish-added"
    case wishChanged = "wish-changed"
    case wishGone = "wish-gone"
    /// Somebody said something openly.
    case comment
    /// A friend asks for more wishes.
    case ask
    /// A giver tells what they gave.
    case thanks
    /// A friend's birthday is near.
    case birthday
    /// The home's disk refused what was written, since the time that is the detail, and works again.
    case storage
    /// Other homes say that this node's clock is wrong; by how many minutes is the detail, with `+`
    /// where it is ahead and `-` where it is behind.
    case clockWrong = "clock-wrong"
    /// A guest's phone was let in by a link; what it is called is the detail.
    case guestCame = "guest-came"
    /// Somebody has come to the member's home, or gives as a guest there: the member is asked whether they may see
    /// what the member gives.
    case housemateCame = "housemate-came"
    /// The backups of each day have not come for too long; the day of the last one is the detail.
    case backupOverdue = "backup-overdue"
    /// No backup is made each day any more, since the home was put back from one.
    case backupsEnded = "backups-ended"
    /// An item of theirs is due.
    case due
    /// Two wrote one item at the same time: what one of them wrote stands beside it as another.
    case keptTwice = "kept-twice"
    /// Somebody else wrote the notes of an item at the same time, or they themselves in another home, and theirs
    /// could not be joined.
    case notesKept = "notes-kept"
    /// Somebody had been taken off a list of theirs, and that came only after they had confirmed who reads it.
    case takenOffLate = "taken-off-late"
    /// Whoever shares a list with them lets them only read it from now on.
    case roleChanged = "role-changed"
    /// Somebody writes on a list of theirs who by what came later may only read it.
    case roleDiffers = "role-differs"

    // What depends on claims: for members of the list's circle alone.
    case reservedChanged = "reserved-changed"
    case reservedGone = "reserved-gone"
    /// Its owner moved it to the list, and the claim went along.
    case reservedMoved = "reserved-moved"
    /// Its owner moved it to the list, and the claim did not go along.
    case reservedElsewhere = "reserved-elsewhere"
    case turn
    case overtaken
    case boughtTwice = "bought-twice"
    /// What they bought is not bought by others any more.
    case boughtTwiceOver = "bought-twice-over"
    case priceMet = "price-met"
    case holdEnding = "hold-ending"
    case holdLapsed = "hold-lapsed"
    case reminder
    case whisper
    /// A surprise idea.
    case idea

    /// Who can be told it: the one place that says so.
    package var audience: NewsAudience {
        switch self {
        case .knock, .friendAccepted, .friendRenamed, .friendMoved, .offer, .listEnded, .ask,
            .birthday,
            .storage, .clockWrong, .guestCame, .housemateCame, .backupOverdue, .backupsEnded, .due,
            .notesKept, .takenOffLate, .roleDiffers, .roleChanged:
            .member
        case .listArrived, .dateChanged, .wishAdded, .wishChanged, .wishGone, .comment,
            .keptTwice:
            .readers
        case .thanks: .owners
        case .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn, .overtaken,
            .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed, .reminder,
            .whisper,
            .idea:
            .circle
        }
    }

    /// Whether it says something about claims, whispers or ideas, which no owner of the list may
    /// learn.
    package var isSecret: Bool { audience == .circle }
}

/// Who can be told a piece of news.
package enum NewsAudience: Sendable, Hashable {
    /// The member whose own things it is about, and who knows their friends.
    case member
    /// Everybody who reads the list.
    case readers
    /// The owners of the list, who are told by the giver themselves.
    case owners
    /// Those who give: never an owner.
    case circle
}
