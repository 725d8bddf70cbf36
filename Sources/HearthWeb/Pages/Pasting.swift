import HTTPTypes
import HearthAPI
import HearthExchange
import HearthFiles
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// Many lines that were pasted into the field for one, and wait for a yes.
struct PastedText: Sendable {
    let text: String
    let target: PastedTarget
    /// Where one is when they are added.
    let next: String
    /// The page with the field.
    let page: String
    /// The child for whom it is; nil: for themselves.
    let child: String?
}

/// What pasted lines become.
enum PastedTarget: Sendable {
    /// Lines of a checklist.
    case lines(list: String)
    /// Wishes of a list, named by its id; nil: on no list.
    case wishes(list: String?)
}

extension PageSite {
    /// With more of them somebody is asked first.
    private static let unasked = 3

    /// What the form for the yes is called; it is no operation of the node's.
    static let pastingForm = "paste/add"

    /// Puts a line on a checklist; what was pasted becomes as many as it has lines.
    func addLine(_ form: Form, _ visit: Visit) async throws -> Finished {
        let (list, typed) = (form["list"] ?? "", form["name"] ?? "")
        let pasted = try PastedLines(typed)
        let first = pasted.lines.first
        if pasted.lines.count > 1 || first?.isDone == true {
            return try await paste(
                PastedText(
                    text: typed, target: .lines(list: list), next: form.next, page: form.from,
                    child: form[Self.childField]), of: pasted.lines.count, visit)
        }
        // One that is too long is refused, and stands in its field again.
        let line = try await visit.ask(
            AddLine(list: list, name: first?.text ?? first?.name ?? typed, id: visit.newID))
        return Finished(next: form.next, done: AddLine.path, made: line.id)
    }

    /// Notes the wishes that were pasted into the field for the name of one; nil: it is one.
    func pastedWishes(_ form: Form, _ visit: Visit) async throws -> Finished? {
        let typed = form["name"] ?? ""
        guard let pasted = try PastedWishes(typed) else { return nil }
        guard form.saysNothingElse else {
            throw HearthError(
                .usage,
                [
                    "problem":
                        Text(
                            "These are \(pasted.wishes.count) wishes, and what else is filled in is about one. Empty it, or write one wish."
                        ).string
                ])
        }
        let list = form["list"].flatMap { $0.isEmpty ? nil : $0 }
        return try await paste(
            PastedText(
                text: typed, target: .wishes(list: list),
                next: list.map { "/lists/\($0)" } ?? "/wishes", page: form.from,
                child: form[Self.childField]), of: pasted.wishes.count, visit)
    }

    /// Adds a few at once, and asks before many; what waited on a phone is not there to be asked.
    private func paste(_ pasted: PastedText, of count: Int, _ visit: Visit) async throws -> Finished
    {
        guard count > Self.unasked, !visit.hasWaited else { return try await add(pasted, visit) }
        let word = await pastes.keep(pasted, for: visit.member, octets: pasted.text.utf8.count)
        return Finished(next: "\(PastedView.address)?of=\(word)")
    }

    /// Adds what somebody said yes to.
    func addPasted(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let pasted = await pastes.find(form["of"] ?? "", for: visit.member) else {
            throw HearthError(
                .usage,
                ["problem": Text("This was pasted too long ago. Paste it again.").string])
        }
        return try await add(pasted, visit)
    }

    private func add(_ pasted: PastedText, _ visit: Visit) async throws -> Finished {
        switch pasted.target {
        case .lines(let list): try await addLines(pasted, to: list, visit)
        case .wishes(let list): try await addWishes(pasted, to: list, visit)
        }
    }

    private func addLines(
        _ pasted: PastedText, to list: String, _ visit: Visit
    ) async throws -> Finished {
        let lines = try PastedLines(pasted.text)
        let operation = AddLines(list: list, lines: lines.lines, id: visit.newID)
        let done = try await visit.ask(operation)
        let undo: KeyValuePairs = [
            "list": done.listID, "added": operation.id.text, "count": "\(lines.lines.count)",
            "at": "\(done.at)",
        ]
        return Finished(
            next: pasted.next, done: AddLines.path,
            undo: Notice.Undo(operation: TakeBackAdded.path, undo, for: pasted.child),
            said: PastedText.said(of: done, longCount: lines.longCount))
    }

    private func addWishes(
        _ pasted: PastedText, to list: String?, _ visit: Visit
    ) async throws -> Finished {
        guard let wishes = try PastedWishes(pasted.text) else { throw HearthError(.internalError) }
        let operation = ImportWishes(
            lists: [ImportedList(title: list, wishes: wishes.wishes)], target: .present,
            id: visit.newID)
        let done = try await visit.ask(operation).flatMap(\.wishes)
        let listID = done.lazy.compactMap(\.path).first.map { $0.prefix { $0 != "/" } }
        let undo: KeyValuePairs = [
            "list": listID.map(String.init) ?? "", "added": operation.id.text,
            "count": "\(wishes.wishes.count)",
        ]
        let added = done.count { $0.outcome == .added || $0.outcome == .renamed }
        let remarks = wishes.wishes.count > Self.unasked ? [] : wishes.notes.map(\.text)
        let said = PastedText.said(ofWishes: added, there: done.count - added, remarks)
        return Finished(
            next: pasted.next, done: Self.pastingForm,
            undo: listID == nil || added == 0
                ? nil : Notice.Undo(operation: TakeBackAdded.path, undo, for: pasted.child),
            said: said, list: list == nil ? "" : listID.map(String.init))
    }
}

extension Form {
    /// Whether a form for a new wish holds a name alone.
    fileprivate var saysNothingElse: Bool {
        let filled = fields.filter { !$0.value.allSatisfy(\.isWhitespace) }.map(\.name)
        let about = Set(WishField.allCases.map(\.rawValue) + ["tags", "waiting"])
        return files.allSatisfy(\.octets.isEmpty) && about.isDisjoint(with: filled)
    }
}

extension PastedText {
    static func said(of done: AddedLines, longCount: Int) -> Text {
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

    /// `remarks`: what the page that asks would have said.
    static func said(ofWishes added: Int, there: Int, _ remarks: [Text]) -> Text {
        var said = [
            Text(count: added, one: "1 wish is added.", other: "\(added) wishes are added.")
        ]
        if there > 0 { said.append(thereAlready(there)) }
        return joined(said + remarks)
    }

    private static func thereAlready(_ count: Int) -> Text {
        Text(count: count, one: "1 was there already.", other: "\(count) were there already.")
    }

    private static func joined(_ said: [Text]) -> Text {
        Text(verbatim: said.map(\.string).joined(separator: " "))
    }
}

extension Visit {
    /// Whether what is sent waited on a phone for a connection (outbox.js): nobody looks at the answer.
    fileprivate var hasWaited: Bool {
        HTTPField.Name("hearth-waited").map { request.headers[$0] != nil } ?? false
    }

    /// Asks whether all that was pasted is to be added.
    func pasted() async throws -> Response {
        guard let word = query("of"), let pasted = await site.pastes.find(word, for: member) else {
            return response(
                Text("Not found"),
                MessageView(
                    heading: Text("This is not here any more"),
                    message: Text("This was pasted too long ago. Paste it again.").string,
                    href: "/", linkText: nil), status: .notFound)
        }
        switch pasted.target {
        case .lines(let list):
            let list = try await ask(ShowChecklist(list: list)).list
            let view = try lines(pasted, on: list, word)
            return try await page(
                view.heading, whose: list.isOwn ? .own : .friend, of: list, view)
        case .wishes(let list):
            let view = try await wishes(pasted, on: list, word)
            return try await page(view.heading, at: .new, whose: .own, view)
        }
    }

    private func lines(
        _ pasted: PastedText, on list: ListInfo, _ word: String
    ) throws -> PastedView {
        let lines = try PastedLines(pasted.text)
        return PastedView(
            lines.lines, longCount: lines.longCount, word: word, list: list, page: pasted.page,
            child: pasted.child)
    }

    private func wishes(
        _ pasted: PastedText, on list: String?, _ word: String
    ) async throws -> PastedView {
        guard let wishes = try PastedWishes(pasted.text) else { throw HearthError(.internalError) }
        let title: String? =
            if let list { try await ask(ListLists()).first { $0.id == list }?.title } else { nil }
        return PastedView(
            wishes.wishes, remarks: wishes.notes.map(\.text), word: word, list: title,
            page: pasted.page, child: pasted.child)
    }
}
