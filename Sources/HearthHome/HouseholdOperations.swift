package import HearthAPI
import HearthGiving
import HearthHousehold
import HearthKinds

/// Everything that a household can be asked for: the one list from which its use cases, the routes of the
/// API and protocol-spec/api.json follow.
package enum HouseholdOperations {
    /// Setting up is no use case: nobody lives there yet who could ask.
    package static var all: [any HearthAPI.Operation.Type] {
        [SetUpHousehold.self] + useCases.map { $0 }
    }

    private static var useCases: [any UseCase.Type] {
        ofEverything + HouseholdKind.table.all.flatMap(\.operations)
    }

    private static let ofEverything: [any UseCase.Type] = [
        ShowFrame.self, ShowStatus.self, ShowAlarms.self, ClearAlarms.self, ShowAddressSharing.self,
        SetAddressSharing.self, ShowStrangers.self, SetStrangers.self, ShowShops.self,
        SetShops.self, ShowZone.self, SetZone.self, ShowReach.self, SetReach.self, CheckReach.self,
        RenameHousehold.self,
        AddMember.self, AddChild.self, InviteForChild.self, ListForChild.self,
        SetHouseholder.self, ListMembers.self, Unlock.self,
        Lock.self, SignIn.self, ShowSignIn.self, SignOutElsewhere.self, BindSignIn.self,
        EndDeviceSignIns.self, TellOfGuest.self, ShowKeeping.self, ConfirmCaller.self,
        ConfirmAskers.self,
        SetPassphrase.self, DeleteMember.self, ShowKey.self, ShowRecoveryCode.self,
        ReplacePassphrase.self, ShowReplacements.self, AcknowledgeReplacements.self,
        RecoverMember.self, ShowRecovery.self, AskFoundFriends.self, TakeOver.self, StayHere.self,
        PackMember.self,
        AddFriend.self, ListFriends.self, ShowFriend.self, RemoveFriend.self,
        ShowSafetyNumber.self, VerifyFriend.self, AnswerHousemate.self, ListHousemates.self,
        NameFriend.self,
        IntroduceFriend.self, ListIntroductions.self, AskIntroduced.self,
        PutAwayIntroduction.self,
        ShowInbox.self,
        AnswerInbox.self, NewInvitation.self, ListInvitations.self, RevokeInvitation.self,
        ShowKinds.self, SetKind.self, NewList.self, ListLists.self, ShowList.self, EditList.self,
        OrderList.self,
        ShowUsualCurrency.self, ShowCurrencySettings.self, SetCurrency.self,
        SetHouseholdCurrency.self, ImportWishes.self, ExportLists.self, DeleteList.self,
        UndoDeleteList.self, WhoCanSee.self, ShareList.self, UnshareList.self, ConfirmReaders.self,
        LeaveList.self,
        ShowItem.self, EditItem.self, MoveItems.self, OrderItems.self, FindItems.self,
        ShowKeptNotes.self, SettleKeptNotes.self,
        DeleteItem.self, UndoDelete.self, TakeBackAdded.self, EmptyList.self, UndoMany.self,
        AttachPhoto.self, ShowPhoto.self, RemovePhoto.self,
        MovePhoto.self, CaptionPhoto.self, AddWhisper.self, ShowWhispers.self, DeleteWhisper.self,
        AddIdea.self, ListIdeas.self, DeleteIdea.self, ShowComments.self, AddComment.self,
        DeleteComment.self, HideComment.self, ShowProfile.self, ShowProfilePicture.self,
        ListBirthdays.self, ListPictures.self, EditProfile.self, AskForWishes.self,
        WithdrawAsk.self, ListAsks.self, ProposeThanks.self, TellOwner.self, WithdrawThanks.self,
        ShowThanks.self, MarkThanked.self, MarkGiven.self, ShowAudience.self, ReserveWish.self,
        HoldWish.self, ChipIn.self, TakeRoles.self, FreeWish.self, MarkBought.self, ShowCart.self,
        OrderCart.self, ShowReminders.self, AcknowledgeChanges.self, ShowNews.self, ReadNews.self,
        ShowReminderDays.self, SetReminderDays.self, ShowHook.self, SetHook.self, RemoveHook.self,
        TestHook.self, ShowBackups.self, SetBackups.self, MakeBackup.self,
        ConfirmRecoveryCode.self,
    ]

    /// What carries an operation out; nil for one that is not in the list.
    static func useCase(of operation: any HearthAPI.Operation.Type) -> (any UseCase.Type)? {
        useCases.first { $0 == operation }
    }
}
