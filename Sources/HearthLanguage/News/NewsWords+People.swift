import HearthAPI

extension NewsWords {
    /// Of friends, and of what they ask.
    @NewsWordsBuilder static var ofPeople: [NewsWords] {
        NewsWords(.knock) {
            Text("\($0.person) wants to be your friend. `hearth inbox` asks you.")
        }
        NewsWords(.friendAccepted) { Text("\($0.person) is your friend now.") }
        NewsWords(.friendMoved) {
            Text(
                "\($0.person) uses Hearth on another computer now. Ask them if that surprises you.")
        }
        NewsWords(.friendRenamed) { Text("\($0.detail) is called \($0.person) now.") }
        NewsWords(.ask) { told in
            if told.isUnderList {
                return Text("\(told.person) asks for more wishes on this list.")
            }
            return told.news.list == nil
                ? Text("\(told.person) asks you to wish for more. `hearth inbox` shows it.")
                : Text(
                    "\(told.person) asks for more wishes on “\(told.title)”. `hearth inbox` shows it."
                )
        }
        NewsWords(.thanks) { told in
            let from = told.isUnderList ? Text(verbatim: "") : Text(" from “\(told.title)”")
            return Text(
                "\(told.person) tells you of a gift\(from). `hearth thanks` shows it.")
        }
        NewsWords(.birthday) {
            Text("\(Text(whose: $0.person)) birthday is on \(DateText.date($0.detail)).")
        }
        NewsWords(.guestCame) {
            Text(
                "\($0.person) opened the link: “\($0.words)” is let in as theirs now. If it is not, take it away. `hearth devices` shows it."
            )
        }
        NewsWords(.housemateCame) {
            Text(
                "\($0.person) is in this home on Hearth. May \($0.person) see what you give? `hearth friend housemate \($0.person)` answers."
            )
        }
    }

    /// Of the computer at home.
    @NewsWordsBuilder static var ofHome: [NewsWords] {
        NewsWords(.storage) {
            Text(
                "Since \(DateText.moment($0.detail)), nothing could be saved in this home. It works again now."
            )
        }
        NewsWords(.backupOverdue) {
            $0.news.detail.map { Text("No backup has been made since \(DateText.date($0)).") }
                ?? Text("No backup has been made yet.")
        }
        NewsWords(.backupsEnded) { _ in
            Text(
                "Since the home was put back from a backup, none is made each day any more. `hearth backup show` says how to switch that on again."
            )
        }
        NewsWords(.clockWrong) { told in
            // The same words as in the node's status.
            let detail = told.news.detail ?? "+?"
            return AlarmNotice(
                detail.hasPrefix("-") ? .clockBehind : .clockAhead,
                detail: String(detail.dropFirst())
            ).text
        }
    }
}
