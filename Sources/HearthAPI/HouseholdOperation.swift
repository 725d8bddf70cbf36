/// Every operation that a household carries out: the one list from which routes, the description in
/// protocol-spec/api.json and the household's use cases follow. One that stands here and has no type
/// or no use case does not compile.
package enum HouseholdOperation: CaseIterable, Sendable {
    case showStatus, showAlarms, clearAlarms
    case showAddressSharing, setAddressSharing, showStrangers, setStrangers, showShops, setShops
    case setUpHousehold, renameHousehold, addMember, listMembers, unlock, lock, signIn,
        showSignIn, signOutElsewhere, confirmCaller, setPassphrase, deleteMember, showKey,
        showRecoveryCode
    case addFriend, listFriends, showFriend, removeFriend, showSafetyNumber, verifyFriend,
        nameFriend, showInbox, answerInbox, newInvitation, listInvitations, revokeInvitation
    case newList, listLists, showList, editList, orderList, showUsualCurrency, importWishes,
        exportLists, deleteList, undoDeleteList, whoCanSee, shareList, unshareList, leaveList
    case addWish, editWish, showWish, moveWish, copyWish, orderWishes, findWishes, deleteWish,
        undoDelete, saveWishWithPhotos
    case attachPhoto, showPhoto, removePhoto, movePhoto, captionPhoto
    case addWhisper, showWhispers, deleteWhisper, addIdea, listIdeas, deleteIdea
    case showComments, addComment, deleteComment, hideComment
    case showProfile, showProfilePicture, listBirthdays, listPictures, editProfile
    case askForWishes, withdrawAsk, listAsks
    case proposeThanks, tellOwner, withdrawThanks, showThanks, markThanked, markGiven
    case showAudience, reserveWish, holdWish, chipIn, takeRoles, freeWish, markBought, showCart,
        orderCart, showReminders, acknowledgeChanges
    case showNews, readNews, showReminderDays, setReminderDays, showHook, setHook, removeHook,
        testHook

    package var type: any Operation.Type {
        switch self {
        case .showStatus: ShowStatus.self
        case .showAlarms: ShowAlarms.self
        case .clearAlarms: ClearAlarms.self
        case .showAddressSharing: ShowAddressSharing.self
        case .setAddressSharing: SetAddressSharing.self
        case .showStrangers: ShowStrangers.self
        case .setStrangers: SetStrangers.self
        case .showShops: ShowShops.self
        case .setShops: SetShops.self
        case .setUpHousehold: SetUpHousehold.self
        case .renameHousehold: RenameHousehold.self
        case .addMember: AddMember.self
        case .listMembers: ListMembers.self
        case .unlock: Unlock.self
        case .lock: Lock.self
        case .signIn: SignIn.self
        case .showSignIn: ShowSignIn.self
        case .signOutElsewhere: SignOutElsewhere.self
        case .confirmCaller: ConfirmCaller.self
        case .setPassphrase: SetPassphrase.self
        case .deleteMember: DeleteMember.self
        case .showKey: ShowKey.self
        case .showRecoveryCode: ShowRecoveryCode.self
        case .addFriend: AddFriend.self
        case .listFriends: ListFriends.self
        case .showFriend: ShowFriend.self
        case .removeFriend: RemoveFriend.self
        case .showSafetyNumber: ShowSafetyNumber.self
        case .verifyFriend: VerifyFriend.self
        case .nameFriend: NameFriend.self
        case .showInbox: ShowInbox.self
        case .answerInbox: AnswerInbox.self
        case .newInvitation: NewInvitation.self
        case .listInvitations: ListInvitations.self
        case .revokeInvitation: RevokeInvitation.self
        case .newList: NewList.self
        case .listLists: ListLists.self
        case .showList: ShowList.self
        case .editList: EditList.self
        case .orderList: OrderList.self
        case .showUsualCurrency: ShowUsualCurrency.self
        case .importWishes: ImportWishes.self
        case .exportLists: ExportLists.self
        case .deleteList: DeleteList.self
        case .undoDeleteList: UndoDeleteList.self
        case .whoCanSee: WhoCanSee.self
        case .shareList: ShareList.self
        case .unshareList: UnshareList.self
        case .leaveList: LeaveList.self
        case .addWish: AddWish.self
        case .editWish: EditWish.self
        case .showWish: ShowWish.self
        case .moveWish: MoveWish.self
        case .copyWish: CopyWish.self
        case .orderWishes: OrderWishes.self
        case .findWishes: FindWishes.self
        case .deleteWish: DeleteWish.self
        case .undoDelete: UndoDelete.self
        case .saveWishWithPhotos: SaveWishWithPhotos.self
        case .attachPhoto: AttachPhoto.self
        case .showPhoto: ShowPhoto.self
        case .removePhoto: RemovePhoto.self
        case .movePhoto: MovePhoto.self
        case .captionPhoto: CaptionPhoto.self
        case .addWhisper: AddWhisper.self
        case .showWhispers: ShowWhispers.self
        case .deleteWhisper: DeleteWhisper.self
        case .addIdea: AddIdea.self
        case .listIdeas: ListIdeas.self
        case .deleteIdea: DeleteIdea.self
        case .showComments: ShowComments.self
        case .addComment: AddComment.self
        case .deleteComment: DeleteComment.self
        case .hideComment: HideComment.self
        case .showProfile: ShowProfile.self
        case .showProfilePicture: ShowProfilePicture.self
        case .listBirthdays: ListBirthdays.self
        case .listPictures: ListPictures.self
        case .editProfile: EditProfile.self
        case .askForWishes: AskForWishes.self
        case .withdrawAsk: WithdrawAsk.self
        case .listAsks: ListAsks.self
        case .proposeThanks: ProposeThanks.self
        case .tellOwner: TellOwner.self
        case .withdrawThanks: WithdrawThanks.self
        case .showThanks: ShowThanks.self
        case .markThanked: MarkThanked.self
        case .markGiven: MarkGiven.self
        case .showAudience: ShowAudience.self
        case .reserveWish: ReserveWish.self
        case .holdWish: HoldWish.self
        case .chipIn: ChipIn.self
        case .takeRoles: TakeRoles.self
        case .freeWish: FreeWish.self
        case .markBought: MarkBought.self
        case .showCart: ShowCart.self
        case .orderCart: OrderCart.self
        case .showReminders: ShowReminders.self
        case .acknowledgeChanges: AcknowledgeChanges.self
        case .showNews: ShowNews.self
        case .readNews: ReadNews.self
        case .showReminderDays: ShowReminderDays.self
        case .setReminderDays: SetReminderDays.self
        case .showHook: ShowHook.self
        case .setHook: SetHook.self
        case .removeHook: RemoveHook.self
        case .testHook: TestHook.self
        }
    }

    /// The operation of this type; nil for one that the household does not carry out itself.
    package static func of(_ type: any Operation.Type) -> HouseholdOperation? {
        byType[ObjectIdentifier(type)]
    }

    private static let byType = Dictionary(
        uniqueKeysWithValues: allCases.map { (ObjectIdentifier($0.type), $0) })
}
