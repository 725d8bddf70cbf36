import HearthAPI

extension NewsWords {
    /// Where there are several of them, they are called wishes.
    @NewsWordsBuilder static var wishes: [NewsWords] {
        NewsWords(.wishAdded, of: WishBody.kind) { told in
            told.ofOneAdded
                ?? Text(
                    count: told.count, one: "1 new wish\(told.onOwners).",
                    other: "\(told.count) new wishes\(told.onOwners).")
        }
        NewsWords(.wishChanged, of: WishBody.kind) { told in
            told.ofOneChanged
                ?? Text(
                    count: told.count, one: "1 wish\(told.onOwners) was changed.",
                    other: "\(told.count) wishes\(told.onOwners) were changed.")
        }
        NewsWords(.wishGone, of: WishBody.kind) { told in
            let list = told.named(told.ownersList)
            return told.ofOneGone
                ?? Text(
                    count: told.count, one: "1 wish is no longer on \(list).",
                    other: "\(told.count) wishes are no longer on \(list).")
        }
        NewsWords(.notesKept, of: WishBody.kind) { told in
            told.ofOwnNotes
                ?? Text(
                    "\(told.person) changed the notes of “\(told.item)”\(told.on) at the same time as you. What you wrote is kept there, for you alone."
                )
        }
    }
}
