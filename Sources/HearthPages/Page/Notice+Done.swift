import HearthAPI
import HearthLanguage

extension Notice {
    /// What to say after an operation; nil where the page itself shows enough.
    package static func of(done operation: String, undo deleted: String?) -> Notice? {
        guard let text = text(operation) else { return nil }
        guard let deleted, let field = fieldToUndo(operation) else { return Notice(text) }
        let undo = operation == DeleteList.path ? UndoDeleteList.path : UndoDelete.path
        return Notice(text, undo: Undo(operation: undo, field: field, value: deleted))
    }

    /// The field of an operation that can be undone which says what it was done to.
    package static func fieldToUndo(_ operation: String) -> String? {
        switch operation {
        case DeleteWish.path: "wish"
        case DeleteList.path: "list"
        default: nil
        }
    }

    private static func text(_ operation: String) -> Text? {
        switch operation {
        case "wish": Text("Saved.")
        case ImportWishes.path: Text("The wishes are there.")
        case "settings", EditProfile.path, EditList.path, SetAddressSharing.path,
            SetStrangers.path:
            Text("Saved.")
        case ReserveWish.path: Text("Reserved. It is in your cart.")
        case HoldWish.path: Text("Held for a short while. It is in your cart.")
        case FreeWish.path: Text("It is free again.")
        case MarkBought.path: Text("Marked as bought.")
        case MarkGiven.path: Text("Marked as given.")
        case ChipIn.path: Text("You chip in. It is in your cart.")
        case TakeRoles.path: Text("Everybody who gives with you sees it.")
        case CopyWish.path: Text("It is on your own list now.")
        case MoveWish.path: Text("Moved.")
        case DeleteWish.path: Text("Deleted.")
        case UndoDelete.path, UndoDeleteList.path: Text("It is back.")
        case DeleteList.path:
            Text("The list is deleted. For ten minutes you can have it back.")
        case LeaveList.path: Text("You have left the list.")
        case ShareList.path: Text("Asked. They see the list once they say yes.")
        case UnshareList.path: Text("Not shared any more.")
        case AddFriend.path: Text("Asked. Your friend has to say yes.")
        case RemoveFriend.path: Text("Removed.")
        case AskForWishes.path: Text("Your friend is told that you would like more wishes.")
        case SetPassphrase.path: Text("The passphrase is set.")
        case AnswerInbox.path: Text("Answered.")
        case DeleteWhisper.path, DeleteComment.path, DeleteIdea.path: Text("Taken back.")
        case HideComment.path: Text("Only your own pages changed.")
        case NewList.path: Text("The list is made.")
        default: nil
        }
    }
}
