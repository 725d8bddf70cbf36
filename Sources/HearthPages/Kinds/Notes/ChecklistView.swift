package import HearthAPI
import HearthLanguage

/// A list of notes whose items are lines to tick.
package struct ChecklistView: PageContent {
    package static let template = "checklist"

    let head: NotesHead
    let lines: [Line]
    /// Nil where these are all.
    let ways: PageWays?
    let mayEdit: Bool
    /// Several are not done.
    let mayArrange: Bool
    let hasDone: Bool
    let isEmpty: Bool
    /// How many done lines are put away.
    let hidden: Text?
    /// Where a line can be moved that the home has not heard of yet.
    let otherLists: [Choice]
    let talk: TalkView?
    let comments: CommentsView?

    struct Line: Sendable {
        let id: String
        let path: String
        let href: String
        let name: String
        let isDone: Bool
        /// The first that is done.
        let isFirst: Bool
        /// Who ticked it, where others can.
        let by: Text?
        let hasMore: Bool
    }

    /// `lists`: those of notes.
    package init(
        _ shown: ChecklistShown, _ head: NotesHead, lists: [ListInfo] = [], comments: CommentsInfo?,
        part: PagePart = PagePart()
    ) {
        self.head = head
        let isShared = shown.list.readers > 0 || !shown.list.isOwn
        mayEdit = head.mayEdit
        let all = shown.open + shown.done
        ways = part.ways(of: all.count)
        lines = part.range(of: all.count).map { index in
            let line = all[index]
            let isDone = index >= shown.open.count
            return Line(
                id: line.id, path: "\(line.listID)/\(line.id)",
                href: "/lists/\(line.listID)/\(line.id)", name: line.name, isDone: isDone,
                isFirst: isDone && index == shown.open.count,
                by: isShared && isDone
                    ? line.note?.check?.by.map { Text(verbatim: $0) } : nil,
                hasMore: line.notes != nil || !line.photos.isEmpty)
        }
        mayArrange = shown.open.count > 1
        hasDone = !shown.done.isEmpty
        isEmpty = all.isEmpty
        hidden =
            shown.hidden == 0
            ? nil
            : Text(
                count: shown.hidden, one: "1 done line is put away.",
                other: "\(shown.hidden) done lines are put away.")
        otherLists = lists.filter {
            $0.isOwn && !$0.isTray && !$0.isArchived && $0.id != shown.list.id
        }
        .map { Choice(value: $0.id, label: Text(verbatim: $0.title ?? ""), isChosen: false) }
        talk = nil
        self.comments = comments.flatMap { CommentsView($0, on: shown.list.id, shown.list) }
    }
}
