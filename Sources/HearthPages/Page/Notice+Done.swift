import HearthAPI
import HearthLanguage

extension Notice {
    /// What to say after an operation; nil where the page itself shows enough. Of the operations of a kind its own pages
    /// say it, beside their forms.
    ///
    /// `said`: what came of this one.
    package static func of(done operation: String, undo: Undo?, said: String? = nil) -> Notice? {
        (said.map { Text(verbatim: $0) } ?? text(operation)).map { Notice($0, undo: undo) }
    }

    /// Whether a page that is not loaded anew shows it where it was done, and has no need of words.
    package static func isSeen(_ operation: String?) -> Bool {
        operation.map {
            [
                AddComment.path, AddWhisper.path, OrderItems.path, OrderList.path, OrderCart.path,
                MarkThanked.path, ReadNews.path,
            ].contains($0)
        } ?? false
    }

    private static func text(_ operation: String) -> Text? {
        switch operation {
        case ImportWishes.path: Text("The wishes are added.")
        case "settings", EditProfile.path, EditList.path, SetAddressSharing.path,
            SetStrangers.path, SetShops.path, SetReach.path, RenameHousehold.path,
            SetReminderDays.path, NameFriend.path, SetHook.path,
            MarkThanked.path, AcknowledgeChanges.path, SetCurrency.path, SetHouseholdCurrency.path:
            Text("Saved.")
        case FreeWish.path: Text("It is free again.")
        case TellOwner.path: Text("Told.")
        case WithdrawThanks.path: Text("Taken back. Whether it was read, nobody can tell.")
        case TakeRoles.path: Text("Everybody who gives with you sees it.")
        case MoveItems.path, OrderItems.path, OrderList.path, OrderCart.path: Text("Moved.")
        case AddComment.path, AddWhisper.path: Text("Sent.")
        case ReadNews.path: Text("Everything is marked as read.")
        case SignOutElsewhere.path: Text("You are signed out everywhere else.")
        case DeleteItem.path: Text("Deleted.")
        case UndoDelete.path, UndoDeleteList.path: Text("It is back.")
        case DeleteList.path: Text("The list is deleted.")
        case LeaveList.path: Text("You have left the list.")
        case ShareList.path, InviteForChild.path:
            Text("Asked. They see the list once they say yes.")
        case AddFriend.path, AskIntroduced.path: Text("Asked. Your friend has to say yes.")
        case AddIdea.path: Text("Those who can reserve see your idea.")
        case RevokeInvitation.path: Text("The invitation is taken back.")
        case TestHook.path: Text("The program was run.")
        case PutAwayIntroduction.path: Text("Put away.")
        case AcknowledgeReplacements.path:
            Text("It still stands in your settings, where the passphrase is.")
        case "recovery/kept":
            Text("The recovery code is in your settings whenever you need it.")
        case AskFoundFriends.path:
            Text("Their computers are asked, each as soon as it is on.")
        case StayHere.path: Text("You stay here. What was packed up is an old copy now.")
        case TakeOver.path: Text("You use Hearth on this computer again.")
        case RemoveFriend.path, RemoveHook.path: Text("Removed.")
        case AskForWishes.path: Text("Your friend is told that you would like more wishes.")
        case SetPassphrase.path: Text("The passphrase is set.")
        case DeleteWhisper.path, DeleteComment.path, DeleteIdea.path: Text("Taken back.")
        case HideComment.path: Text("Only your own pages changed.")
        case NewList.path: Text("The list is made.")
        default: nil
        }
    }
}
