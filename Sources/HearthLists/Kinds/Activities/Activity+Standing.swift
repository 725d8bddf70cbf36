package import HearthWire

/// What repeats: nobody writes that something is to be done again. It follows from when it was done, so that it stands
/// there once, however many homes were off (protocol-spec/activities.md, "What repeats").
extension Activity {
    /// The day on which it was done: by the first millisecond of a day in UTC, as this Hearth writes it; else by the
    /// clock of the reader.
    package func doneOn(_ day: (WallTime) -> Day?) -> Day? {
        guard isDone else { return nil }
        let moment = WallTime(milliseconds: Int64(clamping: done))
        return moment.milliseconds % 86_400_000 == 0 ? Day(utc: moment) : day(moment)
    }

    /// The day from which it is to be done again, after it was done on this one; nil: it does not repeat.
    package func again(after done: Day) -> Day? { repetition?.next(after: done) }

    /// The same as it stands on a day: what was done and repeats is open again from its next day on, due on that, and
    /// nobody's. `isShared`: nobody then has it among what they do today.
    package func standing(on today: Day, doneOn: Day?, isShared: Bool) -> Activity {
        guard let doneOn, let next = again(after: doneOn), next <= today else { return self }
        var again = self
        again.done = 0
        again.holder = nil
        again.due = next
        if isShared, place == .toDo { again.place = .inventory }
        return again
    }
}
