import HearthAPI
import HearthLanguage

/// An activity in a list of them.
struct ActivityRow: Sendable {
    let id: String
    /// `LIST/ITEM`, ids.
    let path: String
    let href: String
    let name: String
    let dots: String?
    let effort: Text?
    let due: Text?
    let isUrgent: Bool
    let isDone: Bool
    /// The list, where that is not the reader's own.
    let list: String?
    /// Who took it.
    let holder: Text?
    let repeats: Text?
    /// Of what is done and repeats: when it is to be done again.
    let again: Text?
    let mayStart: Bool

    /// `isOfOneList`: the page is about its list.
    init(_ shown: ActivityShown, mayStart: Bool = false, isOfOneList: Bool = false) {
        let item = shown.activity
        let fields = item.activity
        id = item.id
        path = "\(item.listID)/\(item.id)"
        href = "/lists/\(path)"
        name = item.name
        dots = EffortText.dots(worked: shown.worked, estimate: fields?.lastEstimate)
        effort = EffortText.text(worked: shown.worked, estimate: fields?.lastEstimate)
        due = fields?.due.map { DateText.date($0) }
        isUrgent = fields?.isUrgent ?? false
        isDone = fields?.done != nil
        list = item.isInTray == true || isOfOneList ? nil : item.list
        holder =
            shown.isMine ? Text("Taken by you") : fields?.holder.map { Text("Taken by \($0)") }
        repeats = fields?.repeats.map { RepetitionText.text($0) }
        again = fields?.again.map { Text("Again on \(DateText.date($0))") }
        self.mayStart = mayStart && !isDone
    }
}
