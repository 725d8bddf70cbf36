import HearthAPI
import HearthExchange
import HearthFiles
import HearthForms
import HearthLanguage
import HearthPages

extension PageSite {
    /// Notes the wishes that were pasted into the field for the name of one.
    func paste(_ pasted: PastedWishes, _ form: Form, _ visit: Visit) async throws -> Finished {
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
        return try await take(.wishes(pasted, on: list, from: form), visit)
    }
}

extension Pasted {
    /// Wishes of a list, named by its id; nil: on no list. `form`: the one with the field.
    static func wishes(_ pasted: PastedWishes, on list: String?, from form: Form) -> Pasted {
        let (page, child) = (form.from, form[PageSite.childField])
        return Pasted(
            count: pasted.wishes.count, octetCount: (form["name"] ?? "").utf8.count,
            add: { visit in try await add(pasted, to: list, for: child, visit) },
            ask: { visit, word in
                let title: String? =
                    if let list {
                        try await visit.ask(ListLists()).first { $0.id == list }?.title
                    } else { nil }
                let view = PastedView.wishes(
                    pasted.wishes, remarks: pasted.remarks.map(\.text), word: word, list: title,
                    page: page, child: child)
                return try await visit.page(view.heading, at: .new, whose: .own, view)
            })
    }

    private static func add(
        _ pasted: PastedWishes, to list: String?, for child: String?, _ visit: Visit
    ) async throws -> Finished {
        let operation = ImportWishes(
            lists: [ImportedList(title: list, wishes: pasted.wishes)], target: .present,
            id: visit.newID)
        let done = try await visit.ask(operation).flatMap(\.wishes)
        let listID = done.lazy.compactMap(\.path).first.map { $0.prefix { $0 != "/" } }
        let undo: KeyValuePairs = [
            "list": listID.map(String.init) ?? "", "added": operation.id.text,
            "count": "\(pasted.wishes.count)",
        ]
        let added = done.count { $0.outcome == .added || $0.outcome == .renamed }
        let wasAsked = pasted.wishes.count > PageSite.pastedUnasked
        return Finished(
            next: list.map { "/lists/\($0)" } ?? "/wishes", done: PageSite.pastingForm,
            undo: listID == nil || added == 0
                ? nil : Notice.Undo(operation: TakeBackAdded.path, undo, for: child),
            said: said(
                added, there: done.count - added,
                remarks: wasAsked ? [] : pasted.remarks.map(\.text)),
            list: list == nil ? "" : listID.map(String.init))
    }

    /// `remarks`: what the page that asks would have said.
    private static func said(_ added: Int, there: Int, remarks: [Text]) -> Text {
        var said = [
            Text(count: added, one: "1 wish is added.", other: "\(added) wishes are added.")
        ]
        if there > 0 { said.append(thereAlready(there)) }
        return joined(said + remarks)
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
