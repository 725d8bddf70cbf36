import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

/// The forms with which people give, and talk about it.
extension FormActions {
    mutating func offerGiving() {
        offerClaim(ReserveWish.self)
        set(HoldWish.path, for: HoldWish.askers, saysItself: true) { visit, form in
            let minutes = HoldLength.minutes(chosen: form["length"])
            let claim = try await visit.ask(
                HoldWish(wish: form["wish"] ?? "", minutes: minutes))
            return Finished(
                next: form.next, done: HoldWish.path, said: ClaimNotice.text(claim))
        }
        offerClaim(ChipIn.self)
        offer(TakeRoles.self)
        offer(FreeWish.self)
        offerClaim(MarkBought.self)
        offer(
            MarkGiven.self,
            says: { _, form in
                form["given"] == "false" ? Text("Taken back.") : Text("Marked as given.")
            })
        offer(OrderCart.self)
        offer(AcknowledgeChanges.self)
    }

    mutating func offerTalk() {
        offer(AddWhisper.self)
        offer(DeleteWhisper.self)
        offer(AddIdea.self)
        offer(DeleteIdea.self)
        offer(AddComment.self)
        offer(DeleteComment.self)
        offer(HideComment.self)
        offer(AskForWishes.self)
        set(TellOwner.path, for: TellOwner.askers) { visit, form in
            let gifts = form.all("gift").map { GiftRequest(wish: $0) }
            _ = try await visit.ask(
                TellOwner(
                    list: form["list"] ?? "", gifts: gifts,
                    text: form["text"].flatMap { $0.isEmpty ? nil : $0 },
                    isSure: form["sure"] == "true" ? true : nil))
            return Finished(next: form.next, done: TellOwner.path)
        }
        offer(WithdrawThanks.self)
        offer(MarkThanked.self)
    }

    /// Offers what claims something, and says what came of it.
    private mutating func offerClaim<Offered: Operation>(_ operation: Offered.Type)
    where Offered.Answer == ClaimInfo {
        offer(operation, says: { claim, _ in ClaimNotice.text(claim) })
    }
}
