import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

/// The forms with which items of any kind are changed.
extension FormActions {
    mutating func offerItems() {
        offer(MoveItems.self) { moved, form, finished in
            if form[Self.follow] != nil, let wish = moved.first {
                finished.next = "/lists/\(wish.listID)/\(wish.id)"
            }
        }
        offer(OrderItems.self)
        offer(
            SettleKeptNotes.self,
            says: { item, form in
                guard form["putsBack"] == "true" else { return Text("What you wrote is gone.") }
                return KindPages.of(item.kind).kept?.putBack
                    ?? Text("It stands under the notes now.")
            })
        offer(DeleteItem.self) { _, form, finished in
            finished.undo = Notice.Undo(operation: UndoDelete.path, ["item": form["item"] ?? ""])
        }
        offer(UndoDelete.self)
        offerMany()
        set(PageSite.pastingForm, for: ImportWishes.askers, saysItself: true) { visit, form in
            try await visit.site.addPasted(form, visit)
        }
        offer(
            TakeBackAdded.self,
            says: { back, _ in
                back.stayed == 0
                    ? Text("They are taken back.")
                    : Text(
                        count: back.stayed,
                        one: "They are taken back; 1 was changed since, and stays.",
                        other: "They are taken back; \(back.stayed) were changed since, and stay.")
            })
    }
}
