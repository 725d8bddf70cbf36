import HearthAPI
import Hummingbird

/// Every operation that the API offers.
struct Routes {
    let performer: any OperationPerformer
    let photos: PhotoRoutes
    let router: Router<BasicRequestContext>

    func registerAll() {
        router.serve(LocalAPI.healthPath, with: .get) { _ in try JSONAnswer.response(Done()) }

        offer(ShowStatus.self)
        offer(ShowAlarms.self)
        offer(ClearAlarms.self)

        offer(AddMember.self)
        offer(ListMembers.self)
        offer(Unlock.self)
        offer(Lock.self)
        offer(SetPassphrase.self)
        offer(ShowKey.self)
        offer(ShowRecoveryCode.self)

        offer(AddFriend.self)
        offer(ListFriends.self)
        offer(RemoveFriend.self)
        offer(ShowSafetyNumber.self)
        offer(VerifyFriend.self)
        offer(ShowInbox.self)
        offer(AnswerInbox.self)
        offer(NewInvitation.self)
        offer(ListInvitations.self)
        offer(RevokeInvitation.self)

        offer(NewList.self)
        offer(ListLists.self)
        offer(ShowList.self)
        offer(EditList.self)
        offer(OrderList.self)
        offer(ImportWishes.self)
        offer(ExportLists.self)
        offer(DeleteList.self)
        offer(WhoCanSee.self)
        offer(ShareList.self)
        offer(UnshareList.self)
        offer(LeaveList.self)

        offer(AddWish.self)
        offer(EditWish.self)
        offer(ShowWish.self)
        offer(MoveWish.self)
        offer(CopyWish.self)
        offer(OrderWishes.self)
        offer(FindWishes.self)
        offer(DeleteWish.self)

        photos.register(on: router)
        offer(RemovePhoto.self)
        offer(MovePhoto.self)
        offer(CaptionPhoto.self)

        offer(AddWhisper.self)
        offer(ShowWhispers.self)
        offer(DeleteWhisper.self)
        offer(AddIdea.self)
        offer(ListIdeas.self)
        offer(DeleteIdea.self)

        offer(ShowComments.self)
        offer(AddComment.self)
        offer(DeleteComment.self)
        offer(HideComment.self)

        offer(ShowProfile.self)
        offer(ShowProfilePicture.self)
        offer(ListBirthdays.self)
        offer(EditProfile.self)

        offer(AskForWishes.self)
        offer(WithdrawAsk.self)
        offer(ListAsks.self)

        offer(ProposeThanks.self)
        offer(TellOwner.self)
        offer(WithdrawThanks.self)
        offer(ShowThanks.self)
        offer(MarkThanked.self)
        offer(MarkGiven.self)

        offer(ShowAudience.self)
        offer(ReserveWish.self)
        offer(HoldWish.self)
        offer(ChipIn.self)
        offer(TakeRoles.self)
        offer(FreeWish.self)
        offer(MarkBought.self)
        offer(ShowCart.self)
        offer(OrderCart.self)
        offer(ShowReminders.self)
        offer(AcknowledgeChanges.self)

        offer(ShowNews.self)
        offer(ReadNews.self)
        offer(ShowReminderDays.self)
        offer(SetReminderDays.self)
        let events = EventsRoute(source: performer as? any NewsSource)
        router.serve(LocalAPI.prefix + LocalAPI.eventsPath, with: .get) { request in
            try await events.respond(to: request)
        }
        offer(ShowHook.self)
        offer(SetHook.self)
        offer(RemoveHook.self)
        offer(TestHook.self)
    }

    private func offer<Offered: Operation>(_ operation: Offered.Type) {
        let route = OperationRoute<Offered>(performer: performer)
        router.serve(
            LocalAPI.prefix + Offered.path, with: Offered.isReading ? .get : .post, route.respond)
    }
}
