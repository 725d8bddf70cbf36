import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import HearthWire

/// The forms with which people become friends, and answer what others ask.
extension FormActions {
    mutating func offerPeople() {
        offerInbox()
        offerFriends()
    }

    private mutating func offerInbox() {
        set(AnswerInbox.path, for: AnswerInbox.askers, saysItself: true) { visit, form in
            guard let answer = form["answer"].flatMap(InboxAnswer.init) else {
                throw Self.unreadable
            }
            let isShown = form["showAddresses"].map { $0 == "true" }
            try await Self.keep(isShown, visit)
            let answered = try await visit.ask(
                AnswerInbox(
                    entry: form["entry"] ?? "", answer: answer, showAddresses: isShown,
                    keepers: answer == .accept ? form.all(AcceptView.keepersField) : nil))
            guard answer == .accept else {
                return Finished(next: form.next, said: Self.said(of: answered, answer))
            }
            if answered.kind == .list { return await Self.opened(answered, visit) }
            // What is asked of a new friend stands at the top of their page.
            return Finished(
                next: "/friends/\(PercentCoding.encode(answered.from))",
                done: AnswerInbox.path,
                said: Text("You and \(answered.from) are friends now."))
        }
    }

    private mutating func offerFriends() {
        set(AddFriend.path, for: AddFriend.askers) { visit, form in
            let asked: AddFriend = try Self.read(form, visit)
            if asked.showAddresses == nil, (try? Link(pasted: asked.link))?.invitation != nil,
                try await visit.ask(ShowAddressSharing()).isShown == nil
            {
                // It works once, for the one who is first: it stands in no address.
                let word = await visit.site.invitations.keep(asked, for: visit.member)
                return Finished(next: "\(AddFriendView.address)?how=\(word)")
            }
            try await Self.keep(asked.showAddresses, visit)
            let friend = try await visit.ask(asked)
            return Finished(
                next: form.next, done: AddFriend.path, said: AddressText.noted(friend))
        }
        offer(InviteForChild.self)
        offer(RemoveFriend.self)
        offer(
            VerifyFriend.self,
            says: { friend, _ in ComparedText.line(friend, name: friend.name ?? "") })
        offer(
            AnswerHousemate.self,
            says: { friend, form in
                form["list"] == nil ? HousemateText.answered(friend.name ?? "?") : Text("Saved.")
            })
        offer(NameFriend.self)
        offer(
            IntroduceFriend.self,
            says: { _, form in
                let names = form.all("members[]")
                return names.isEmpty
                    ? Text("Okay.")
                    : Text("\(People(names).description) can ask to be friends too now.")
            })
        offer(AskIntroduced.self)
        offer(PutAwayIntroduction.self)
        offer(RevokeInvitation.self)
    }

    /// What was answered with one list counts for all: nobody is asked twice.
    private static func keep(_ isShown: Bool?, _ visit: Visit) async throws {
        guard let isShown, try await visit.ask(ShowAddressSharing()).isShown != isShown else {
            return
        }
        _ = try await visit.ask(SetAddressSharing(isShown: isShown))
    }

    private static func said(of entry: InboxEntry, _ answer: InboxAnswer) -> Text {
        if entry.kind == .ended || entry.kind == .ask { return Text("Put away.") }
        return answer == .refuse ? Text("You said no.") : Text("Put aside for now.")
    }

    /// The list that somebody said yes to, or where one waits for it.
    static func opened(_ entry: InboxEntry, _ visit: Visit) async -> Finished {
        // Their sign-in may have ended with the answer: it was given all the same.
        guard let list = try? await visit.accepted(entry.id), list.state == .open else {
            return Finished(next: AcceptView.address(of: entry.id))
        }
        let title = list.shownTitle ?? "…"
        return Finished(
            next: "/lists/\(list.id)",
            said: entry.isReader == true
                ? Text("You said yes. In a moment you can change “\(title)”.")
                : Text("You see “\(title)” now."))
    }
}
