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
            says: { _, form in
                form["putsBack"] == "true"
                    ? Text("It stands under the notes now.") : Text("What you wrote is gone.")
            })
        offer(DeleteItem.self) { _, form, finished in
            finished.undo = Notice.Undo(operation: UndoDelete.path, ["item": form["item"] ?? ""])
        }
        offer(UndoDelete.self)
    }
}
