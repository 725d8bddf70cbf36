import HearthAPI
import HearthExchange
import HearthForms
import HearthLanguage
import HearthPages

extension PageSite {
    /// Puts a line on a checklist; what was pasted becomes as many as it has lines.
    func addLine(_ form: Form, _ visit: Visit) async throws -> Finished {
        let (list, typed) = (form["list"] ?? "", form["name"] ?? "")
        let pasted = try PastedLines(typed)
        let first = pasted.lines.first
        if pasted.lines.count > 1 || first?.isDone == true {
            return try await take(.lines(pasted, on: list, from: form), visit)
        }
        // One that is too long is refused, and stands in its field again.
        let line = try await visit.ask(
            AddLine(list: list, name: first?.text ?? first?.name ?? typed, id: visit.newID))
        return Finished(
            next: form.next, done: AddLine.path, said: Text("Saved."), isSeen: true,
            made: line.id)
    }
}

extension Pasted {
    /// Lines of a checklist. `form`: the one with the field.
    static func lines(_ pasted: PastedLines, on list: String, from form: Form) -> Pasted {
        let (next, page, child) = (form.next, form.from, form[PageSite.childField])
        return Pasted(
            count: pasted.lines.count, octetCount: (form["name"] ?? "").utf8.count,
            add: { visit in
                let operation = AddLines(list: list, lines: pasted.lines, id: visit.newID)
                let done = try await visit.ask(operation)
                let undo: KeyValuePairs = [
                    "list": done.listID, "added": operation.id.text,
                    "count": "\(pasted.lines.count)", "at": "\(done.at)",
                ]
                return Finished(
                    next: next, done: AddLines.path,
                    undo: Notice.Undo(operation: TakeBackAdded.path, undo, for: child),
                    said: said(of: done, longCount: pasted.longCount))
            },
            ask: { visit, word in
                let list = try await visit.ask(ShowChecklist(list: list)).list
                let view = PastedView.lines(
                    pasted.lines, longCount: pasted.longCount, word: word, list: list, page: page,
                    child: child)
                return try await visit.page(
                    view.heading, whose: list.isOwn ? .own : .friend, of: list, view)
            })
    }

    private static func said(of done: AddedLines, longCount: Int) -> Text {
        var said: [Text] = []
        if done.added > 0 {
            said.append(
                Text(
                    count: done.added, one: "1 line is added.",
                    other: "\(done.added) lines are added."))
        }
        if done.changed > 0 {
            said.append(
                Text(
                    count: done.changed, one: "1 line was there, and is as it was pasted now.",
                    other: "\(done.changed) lines were there, and are as they were pasted now."))
        }
        if done.there > 0 { said.append(thereAlready(done.there)) }
        if longCount > 0, done.added > 0 { said.append(PastedView.long(longCount)) }
        return joined(said)
    }
}
