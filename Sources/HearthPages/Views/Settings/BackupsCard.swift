import HearthAPI
import HearthLanguage

/// Whether the home is backed up, and what can be done about it.
struct BackupsCard: Sendable {
    /// When the last one was made.
    let last: String
    /// Where one is made each day; nil: none is.
    let daily: String?
    /// The command that has one made each day again, after the home was put back.
    let again: String?
    let trouble: String?
    let asksCode: Bool
    /// One can be made from here.
    let makes: Bool

    init(_ info: BackupsInfo) {
        last =
            info.lastAt.map { Text("The last backup was made: \(LocalTime.near($0)).").string }
            ?? Text("There is no backup yet.").string
        daily = info.folder.map {
            Text("One is made each day in \($0); the last \(info.keep ?? 0) are kept.").string
        }
        again = info.ended?.command
        trouble =
            info.problem.map(Language.current.text(for:))
            ?? (info.isOverdue ? Text("None was made for two days.").string : nil)
        asksCode = info.needsCode
        makes = info.folder != nil && !info.needsCode
    }
}
