import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

/// The forms with which lists of any kind are made, changed and shared.
extension FormActions {
    /// What came of another role for the one who read a list already; nil: they were asked to read one.
    private static func role(of people: [String], among readers: [ReaderInfo]) -> Text? {
        guard people.count == 1, let reader = readers.first(where: { $0.name == people[0] })
        else { return nil }
        let host = readers.first { $0.isHost && !$0.isCaller }?.name
        return RoleText.chosen(reader, host: host ?? "")
    }

    mutating func offerLists() {
        offer(NewList.self) { list, _, finished in finished.next = "/lists/\(list.id)" }
        offer(EditList.self)
        offer(DeleteList.self) { _, form, finished in
            finished.undo = Notice.Undo(
                operation: UndoDeleteList.path, ["list": form["list"] ?? ""],
                for: form[PageSite.childField])
            // The page was that of the list.
            if form[PageSite.childField] != nil { finished.next = "/lists" }
        }
        offer(UndoDeleteList.self)
        set(ShareList.path, for: ShareList.askers) { visit, form in
            let (lists, people) = (form.all("list") + form.all("lists[]"), form.all("with[]"))
            guard !lists.isEmpty, !people.isEmpty else {
                throw HearthError(.usage, ["problem": Text("Tick at least one of them.").string])
            }
            var readers: [ReaderInfo] = []
            for list in lists {
                readers = try await visit.ask(
                    ShareList(
                        list: list, with: people, keeper: form["keeper"].map { $0 == "true" }))
            }
            return Finished(
                next: form.next, done: ShareList.path,
                said: Self.role(of: people, among: readers))
        }
        offer(
            UnshareList.self,
            says: { _, form in Text("Not shared with \(form["with[]"] ?? "") any more.") }
        ) { _, form, finished in
            // Whom another owner invited, only they can ask again.
            guard let was = form[Self.roleField] else { return }
            finished.undo = Notice.Undo(
                operation: ShareList.path,
                [
                    "list": form["list"] ?? "", "with[]": form["with[]"] ?? "",
                    "keeper": "\(ListRole(rawValue: was) == .keeper)",
                ])
        }
        offer(LeaveList.self)
        offer(OrderList.self)
        offer(
            SetKind.self,
            says: { _, form in
                form["isOn"] == "true"
                    ? Text("The menu at the top of the page leads to your other rooms.")
                    : Text("Put away. It is in the settings when you want it.")
            })
    }
}
