import HearthAPI

extension NewsWords {
    @NewsWordsBuilder static var activities: [NewsWords] {
        NewsWords(.timerEnded) { told in
            Text("The pomodoro for “\(told.news.detail ?? "")” is over. Take a break.")
        }
        NewsWords(.timerEndedLong) { told in
            Text("The pomodoro for “\(told.news.detail ?? "")” is over. Take a long break.")
        }
        NewsWords(.takenFirst) { told in
            Text("\(told.person) took “\(told.item)”\(told.on) first: it is theirs now.")
        }
        NewsWords(.breakOver) { _ in Text("The break is over.") }
    }
}
