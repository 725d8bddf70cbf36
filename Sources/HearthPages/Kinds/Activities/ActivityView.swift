package import HearthAPI
import HearthLanguage

/// An activity, and what can be changed of it.
package struct ActivityView: PageContent {
    package static let template = "activity"

    let row: ActivityRow
    let back: String
    let backLabel: Text
    let etag: String
    let estimate: String
    let dueDay: String
    let notes: String?
    let interruptions: Text?
    /// Where it can be moved.
    let places: [Choice]
    let mayEdit: Bool
    let isDone: Bool
    let mayStart: Bool
    /// The first estimate and those after it, where there are several.
    let estimates: Text?
    let isUrgent: Bool
    /// Who worked how much, on a shared list.
    let tallies: [Text]
    let isShared: Bool
    /// Somebody else took it.
    let isTaken: Bool
    let repetition: RepetitionForm
    let beside: Neighbours?

    package init(
        _ shown: ActivityShown, mayEdit: Bool, runs: Bool, beside: [ItemInfo] = [],
        label: String = ""
    ) {
        self.beside = Neighbours(of: shown.activity.id, among: beside, label: label)
        row = ActivityRow(shown)
        let fields = shown.activity.activity
        let place = fields?.place ?? .inventory
        isDone = fields?.done != nil
        if let list = row.list {
            (back, backLabel) = ("/lists/\(shown.activity.listID)", Text(verbatim: list))
        } else if isDone {
            (back, backLabel) = ("/focus?place=done", Text("Done"))
        } else {
            back = place == .toDo ? "/focus" : "/focus?place=\(place.rawValue)"
            backLabel = ActivityPlaceText.text(place)
        }
        etag = shown.activity.etag ?? ""
        estimate = fields?.lastEstimate.map(String.init) ?? ""
        dueDay = fields?.due ?? ""
        notes = shown.activity.notes
        interruptions = InterruptionsText.text(
            internal: shown.internalInterruptions, external: shown.externalInterruptions)
        places = ActivityPlace.allCases.filter { $0 != place }.map {
            Choice(value: $0.rawValue, label: ActivityPlaceText.text($0), isChosen: false)
        }
        self.mayEdit = mayEdit
        mayStart = !isDone && !runs
        let numbers = [fields?.estimate].compactMap(\.self) + (fields?.reEstimates ?? [])
        estimates =
            numbers.count > 1
            ? Text("Estimated at \(numbers.map(String.init).joined(separator: ", "))") : nil
        isUrgent = fields?.isUrgent ?? false
        tallies = shown.tallies.map { tally in
            tally.isCaller
                ? Text(
                    count: tally.pomodoros, one: "You: 1 pomodoro",
                    other: "You: \(tally.pomodoros) pomodoros")
                : Text(
                    count: tally.pomodoros, one: "\(tally.person): 1 pomodoro",
                    other: "\(tally.person): \(tally.pomodoros) pomodoros")
        }
        isShared = shown.isShared
        isTaken = fields?.holder != nil && !shown.isMine && !isDone
        repetition = RepetitionForm(fields?.repeats)
    }
}
