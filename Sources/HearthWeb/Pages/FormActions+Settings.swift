import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

/// The forms of settings, of a member and of the household.
extension FormActions {
    mutating func offerSettings() {
        offer(SetAddressSharing.self)
        offer(SetStrangers.self)
        offer(SetShops.self)
        offer(SetReach.self)
        offer(
            SetHouseholder.self,
            says: { member, _ in
                member.isHouseholder
                    ? Text("\(member.name) may decide for the household now.")
                    : Text("\(member.name) does not decide for the household any more.")
            })
        offer(
            CheckReach.self,
            says: { info, _ in
                info.isAsking
                    ? Text("A friend's home is trying. Look again in a moment.")
                    : Text("No friend is connected whose home is elsewhere and could try.")
            })
        offer(
            ConfirmReaders.self,
            says: { _, _ in Text("Friends get this list again, with all that is new on it.") })
        offer(
            ConfirmRecoveryCode.self,
            says: { _, _ in Text("That is your recovery code: it opens the backups.") })
        offerRecovery()
        offer(TakeOver.self)
        offer(StayHere.self)
        offer(MakeBackup.self, says: { _, _ in Text("The backup is made, and was read back.") })
        offer(RenameHousehold.self)
        offer(SetCurrency.self)
        offer(SetHouseholdCurrency.self)
        offer(SignOutElsewhere.self)
    }
}
