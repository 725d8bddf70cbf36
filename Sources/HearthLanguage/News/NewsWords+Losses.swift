import HearthAPI

extension NewsWords {
    /// Of what several wrote at the same time.
    @NewsWordsBuilder static var ofLosses: [NewsWords] {
        NewsWords(.keptTwice) { told in
            if told.count > 1 {
                return told.isOwnCopy
                    ? Text(
                        "Others wrote \(told.count) notes\(told.on) at the same time as you. What you wrote is kept beside them."
                    )
                    : Text(
                        "\(told.count) notes\(told.on) were written by two people at the same time. What each of them wrote is kept."
                    )
            }
            return told.isOwnCopy
                ? Text(
                    "\(told.person) wrote “\(told.item)”\(told.on) at the same time as you. What you wrote is kept beside it."
                )
                : Text(
                    "\(told.person) wrote “\(told.item)”\(told.on) at the same time as somebody else. What they wrote is kept beside it."
                )
        }
        NewsWords(.notesKept) { told in
            told.ofOwnNotes
                ?? Text(
                    "\(told.person) changed “\(told.item)”\(told.on) at the same time as you. What you wrote is kept there, for you alone."
                )
        }
    }
}

extension ToldNews {
    /// Whether a copy is of what the reader wrote.
    fileprivate var isOwnCopy: Bool { news.detail == NewsInfo.ownCopy }

    /// What is said of all kinds of lists alike where one's own words are kept; nil: somebody changed one item.
    var ofOwnNotes: Text? {
        if count > 1 {
            return isOwnCopy
                ? Text(
                    "Other notes that you wrote in \(count) places\(on) came from another home. They are kept there, for you alone."
                )
                : Text(
                    "Others changed what you wrote in \(count) places\(on) at the same time as you. What you wrote is kept there, for you alone."
                )
        }
        guard isOwnCopy else { return nil }
        return Text(
            "Other notes that you wrote for “\(item)”\(on) came from another home. They are kept there, for you alone."
        )
    }
}
