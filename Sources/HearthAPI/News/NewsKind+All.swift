// What depends on nothing that anybody gives.
extension NewsKind {
    package static let knock = NewsKind("knock")
    package static let friendAccepted = NewsKind("friend-accepted")
    /// A friend has another name; the one before is the detail.
    package static let friendRenamed = NewsKind("friend-renamed", folding: .renamed)
    /// A friend lives on another computer from now on.
    package static let friendMoved = NewsKind("friend-moved", folding: .replaced)
    package static let offer = NewsKind("offer")
    package static let listArrived = NewsKind("list-arrived", for: .readers)
    package static let listEnded = NewsKind("list-ended")
    package static let dateChanged = NewsKind("date-changed", for: .readers, folding: .replaced)
    package static let wishAdded = NewsKind("wish-added", for: .readers, folding: .counted)
    package static let wishChanged = NewsKind("wish-changed", for: .readers, folding: .counted)
    package static let wishGone = NewsKind("wish-gone", for: .readers, folding: .counted)
    /// Somebody said something openly.
    package static let comment = NewsKind("comment", for: .readers, folding: .said)
    /// A friend asks for more wishes.
    package static let ask = NewsKind("ask")
    /// A giver tells what they gave.
    package static let thanks = NewsKind("thanks", for: .owners, folding: .replaced)
    /// A friend's birthday is near.
    package static let birthday = NewsKind("birthday")
    /// The home's disk refused what was written, since the time that is the detail, and works again.
    package static let storage = NewsKind("storage")
    /// Other homes say that this node's clock is wrong; by how many minutes is the detail, with `+`
    /// where it is ahead and `-` where it is behind.
    package static let clockWrong = NewsKind("clock-wrong")
    /// A guest's phone was let in by a link; what it is called is the detail.
    package static let guestCame = NewsKind("guest-came")
    /// Somebody has come to the member's home, or gives as a guest there: the member is asked whether they may see
    /// what the member gives.
    package static let housemateCame = NewsKind("housemate-came")
    /// The backups of each day have not come for too long; the day of the last one is the detail.
    package static let backupOverdue = NewsKind("backup-overdue")
    /// No backup is made each day any more, since the home was put back from one.
    package static let backupsEnded = NewsKind("backups-ended")
    /// An item of theirs is due.
    package static let due = NewsKind("due")
    /// Two wrote one item at the same time: what one of them wrote stands beside it as another.
    package static let keptTwice = NewsKind("kept-twice", for: .readers, folding: .alike)
    /// Somebody else wrote the notes of an item at the same time, or they themselves in another home, and theirs
    /// could not be joined.
    package static let notesKept = NewsKind("notes-kept", folding: .alike)
    /// Somebody had been taken off a list of theirs, and that came only after they had confirmed who reads it.
    package static let takenOffLate = NewsKind("taken-off-late")
    /// Whoever shares a list with them lets them only read it from now on.
    package static let roleChanged = NewsKind("role-changed")
    /// Somebody writes on a list of theirs who by what came later may only read it.
    package static let roleDiffers = NewsKind("role-differs")

    static let ofAll: [NewsKind] = [
        .knock, .friendAccepted, .friendRenamed, .friendMoved, .offer, .listArrived, .listEnded,
        .dateChanged, .wishAdded, .wishChanged, .wishGone, .comment, .ask, .thanks, .birthday,
        .storage, .clockWrong, .guestCame, .housemateCame, .backupOverdue, .backupsEnded, .due,
        .keptTwice, .notesKept, .takenOffLate, .roleChanged, .roleDiffers,
    ]
}
