import HearthAPI
import Hummingbird

/// Everything that the API offers.
struct Routes {
    /// Those with JSON in and out; protocol-spec/api.json is made of this list.
    static let operations: [any HearthAPI.Operation.Type] = [
        ShowStatus.self,
        ShowAlarms.self,
        ClearAlarms.self,

        ShowAddressSharing.self,
        SetAddressSharing.self,
        ShowStrangers.self,
        SetStrangers.self,
        ShowShops.self,
        SetShops.self,

        SetUpHousehold.self,
        RenameHousehold.self,
        AddMember.self,
        ListMembers.self,
        Unlock.self,
        Lock.self,
        SignIn.self,
        ShowSignIn.self,
        SetPassphrase.self,
        DeleteMember.self,
        ShowKey.self,
        ShowRecoveryCode.self,

        AddFriend.self,
        ListFriends.self,
        ShowFriend.self,
        RemoveFriend.self,
        ShowSafetyNumber.self,
        VerifyFriend.self, NameFriend.self,
        ShowInbox.self,
        AnswerInbox.self,
        NewInvitation.self,
        ListInvitations.self,
        RevokeInvitation.self,

        NewList.self,
        ListLists.self,
        ShowList.self,
        EditList.self,
        OrderList.self,
        ShowUsualCurrency.self,
        ImportWishes.self,
        ExportLists.self,
        DeleteList.self,
        UndoDeleteList.self,
        WhoCanSee.self,
        ShareList.self,
        UnshareList.self,
        LeaveList.self,

        AddWish.self,
        EditWish.self,
        ShowWish.self,
        MoveWish.self,
        CopyWish.self,
        OrderWishes.self,
        FindWishes.self,
        DeleteWish.self,
        UndoDelete.self,

        RemovePhoto.self,
        MovePhoto.self,
        CaptionPhoto.self,

        AddWhisper.self,
        ShowWhispers.self,
        DeleteWhisper.self,
        AddIdea.self,
        ListIdeas.self,
        DeleteIdea.self,

        ShowComments.self,
        AddComment.self,
        DeleteComment.self,
        HideComment.self,

        ShowProfile.self,
        ShowProfilePicture.self,
        ListBirthdays.self,
        ListPictures.self,
        EditProfile.self,

        AskForWishes.self,
        WithdrawAsk.self,
        ListAsks.self,

        ProposeThanks.self,
        TellOwner.self,
        WithdrawThanks.self,
        ShowThanks.self,
        MarkThanked.self,
        MarkGiven.self,

        ShowAudience.self,
        ReserveWish.self,
        HoldWish.self,
        ChipIn.self,
        TakeRoles.self,
        FreeWish.self,
        MarkBought.self,
        ShowCart.self,
        OrderCart.self,
        ShowReminders.self,
        AcknowledgeChanges.self,

        ShowNews.self,
        ReadNews.self,
        ShowReminderDays.self,
        SetReminderDays.self,
        ShowHook.self,
        SetHook.self,
        RemoveHook.self,
        TestHook.self,
    ]

    let performer: any OperationPerformer
    let photos: PhotoRoutes
    let shops: ShopRoute
    let bodies: BodyRoom
    let router: Router<BasicRequestContext>

    func registerAll() {
        router.serve(LocalAPI.healthPath, with: .get) { _ in try JSONAnswer.response(Done()) }
        for operation in Self.operations { offer(operation) }
        photos.register(on: router)
        shops.register(on: router)
        let events = EventsRoute(source: performer as? any NewsSource)
        router.serve(LocalAPI.prefix + LocalAPI.eventsPath, with: .get) { request in
            try await events.respond(to: request)
        }
    }

    private func offer<Offered: HearthAPI.Operation>(_ operation: Offered.Type) {
        let route = OperationRoute<Offered>(performer: performer, bodies: bodies)
        router.serve(
            LocalAPI.prefix + Offered.path, with: Offered.isReading ? .get : .post, route.respond)
    }
}
