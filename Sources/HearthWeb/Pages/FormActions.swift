import FoundationEssentials
import HearthAPI
import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import HearthWire
import Hummingbird

/// The operations that pages offer as forms, by their paths.
///
/// A form's fields are the operation's, in the notation of `URLEncodedFormDecoder`: `fields[notes]`,
/// `with[]`. A field whose name begins with `?` is left out when it is empty: not said, rather than
/// taken away.
struct FormActions: Sendable {
    /// Says where to go next, and what the page there says.
    typealias Action = @Sendable (Visit, Form) async throws -> Finished

    /// A form, and who may send it.
    struct Offer: Sendable {
        let askers: Askers
        /// Its action says what came of it; otherwise the next page says the same each time
        /// (`Notice.of(done:)`).
        let saysItself: Bool
        let action: Action
    }

    private(set) var offers: [String: Offer] = [:]

    subscript(_ path: String) -> Offer? { offers[path] }

    /// Offers what no operation of the node's is, or more than one.
    mutating func set(
        _ path: String, for askers: Askers, saysItself: Bool = false, _ action: @escaping Action
    ) {
        offers[path] = Offer(askers: askers, saysItself: saysItself, action: action)
    }

    /// The field that says which operation a form is for.
    static let field = "do"

    /// The field of a form that leads on to what was moved.
    static let follow = "follow"

    /// The field that says what somebody was on a list.
    private static let role = "role"

    /// What stands in forms for the pages' own use.
    private static let own: Set<String> = [
        "form-token", Form.memberField, Form.numberField, Form.idField, "page", "next", field,
        follow, role, PageSite.childField,
    ]

    /// `then`: what of the answer changes where to go next.
    mutating func offer<Offered: Operation>(
        _ operation: Offered.Type,
        then: @escaping @Sendable (Offered.Answer, Form, inout Finished) -> Void = { _, _, _ in }
    ) {
        offer(operation, says: nil, then: then)
    }

    /// `says`: what came of it, which the next page says.
    mutating func offer<Offered: Operation>(
        _ operation: Offered.Type, says: (@Sendable (Offered.Answer, Form) -> Text)?,
        then: @escaping @Sendable (Offered.Answer, Form, inout Finished) -> Void = { _, _, _ in }
    ) {
        set(Offered.path, for: Offered.askers, saysItself: says != nil) { visit, form in
            let asked: Offered = try Self.read(form, visit)
            let answer = try await visit.ask(asked)
            var finished = Finished(next: form.next, done: Offered.path)
            finished.said = says?(answer, form)
            then(answer, form, &finished)
            return finished
        }
    }

    /// The same of an operation on devices. `says`: what the next page says.
    mutating func offerDesk<Offered: DeskOperation>(
        _ operation: Offered.Type, says: @escaping @Sendable (Offered) -> Text
    ) {
        set(Offered.path, for: Offered.askers, saysItself: true) { visit, form in
            let asked: Offered = try Self.read(form, visit)
            _ = try await visit.ask(asked)
            return Finished(next: form.next, said: says(asked))
        }
    }

    /// The operation that a form asks for.
    private static func read<Offered: Operation>(
        _ form: Form, _ visit: Visit
    ) throws -> Offered {
        // No form says how what it creates is named.
        let id = Offered.self is any Creating.Type ? "&id=\(visit.newID.text)" : ""
        do {
            return try URLEncodedFormDecoder().decode(Offered.self, from: encoded(form) + id)
        } catch is DecodingError {
            throw unreadable
        } catch is URLEncodedFormError {
            throw unreadable
        }
    }

    /// Offers what claims something, and says what came of it.
    private mutating func offerClaim<Offered: Operation>(_ operation: Offered.Type)
    where Offered.Answer == ClaimInfo {
        offer(operation, says: { claim, _ in ClaimNotice.text(claim) })
    }

    private static var unreadable: HearthError {
        HearthError(
            .usage,
            [
                "problem":
                    Text("Something in this form cannot be read: look at its numbers.").string
            ])
    }

    private static func encoded(_ form: Form) -> String {
        form.fields.compactMap { name, value -> String? in
            if own.contains(name) { return nil }
            let isOptional = name.hasPrefix("?")
            if isOptional, value.allSatisfy(\.isWhitespace) { return nil }
            let name = isOptional ? String(name.dropFirst()) : name
            return "\(PercentCoding.encode(name))=\(PercentCoding.encode(value))"
        }
        .joined(separator: "&")
    }

    static func all() -> FormActions {
        var forms = FormActions()
        forms.offerPeople()
        forms.offerLists()
        forms.offerItems()
        for kind in KindPages.table.all { kind.offer(&forms) }
        forms.offerGiving()
        forms.offerTalk()
        forms.offerNews()
        forms.offerDevices()
        return forms
    }

    private mutating func offerPeople() {
        set(AnswerInbox.path, for: AnswerInbox.askers, saysItself: true) { visit, form in
            guard let answer = form["answer"].flatMap(InboxAnswer.init) else {
                throw HearthError(.internalError)
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
        let title = list.title ?? "…"
        return Finished(
            next: "/lists/\(list.id)",
            said: entry.isReader == true
                ? Text("You said yes. In a moment you can change “\(title)”.")
                : Text("You see “\(title)” now."))
    }

    /// What came of another role for the one who read a list already; nil: they were asked to read one.
    private static func role(of people: [String], among readers: [ReaderInfo]) -> Text? {
        guard people.count == 1, let reader = readers.first(where: { $0.name == people[0] })
        else { return nil }
        let host = readers.first { $0.isHost && !$0.isCaller }?.name
        return RoleText.chosen(reader, host: host ?? "")
    }

    private mutating func offerLists() {
        offer(NewList.self) { list, _, finished in finished.next = "/lists/\(list.id)" }
        offer(EditList.self)
        offer(DeleteList.self) { _, form, finished in
            finished.undo = Notice.Undo(
                operation: UndoDeleteList.path, ["list": form["list"] ?? ""],
                for: form[PageSite.childField])
            // The page was that of the list.
            if form[PageSite.childField] != nil { finished.next = "/lists" }
        }
        offer(UndoDeleteList.self)
        set(ShareList.path, for: ShareList.askers) { visit, form in
            let (lists, people) = (form.all("list") + form.all("lists[]"), form.all("with[]"))
            guard !lists.isEmpty, !people.isEmpty else {
                throw HearthError(.usage, ["problem": Text("Tick at least one of them.").string])
            }
            var readers: [ReaderInfo] = []
            for list in lists {
                readers = try await visit.ask(
                    ShareList(
                        list: list, with: people, keeper: form["keeper"].map { $0 == "true" }))
            }
            return Finished(
                next: form.next, done: ShareList.path,
                said: Self.role(of: people, among: readers))
        }
        offer(
            UnshareList.self,
            says: { _, form in Text("Not shared with \(form["with[]"] ?? "") any more.") }
        ) { _, form, finished in
            // Whom another owner invited, only they can ask again.
            guard let was = form[Self.role] else { return }
            finished.undo = Notice.Undo(
                operation: ShareList.path,
                [
                    "list": form["list"] ?? "", "with[]": form["with[]"] ?? "",
                    "keeper": "\(ListRole(rawValue: was) == .keeper)",
                ])
        }
        offer(LeaveList.self)
        offer(OrderList.self)
        offer(
            SetKind.self,
            says: { _, form in
                form["isOn"] == "true"
                    ? Text("The menu at the top of the page leads to your other rooms.")
                    : Text("Put away. It is in the settings when you want it.")
            })
    }

    private mutating func offerGiving() {
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

    private mutating func offerTalk() {
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

    private mutating func offerNews() {
        offer(ReadNews.self)
        offerZones()
        offer(AcknowledgeReplacements.self)
        set(SetReminderDays.path, for: SetReminderDays.askers) { visit, form in
            // None that is ticked stands in no form.
            let days = form.all("days[]").compactMap { Int($0) }
            _ = try await visit.ask(SetReminderDays(days: days))
            return Finished(next: form.next, done: SetReminderDays.path)
        }
        set(Self.recoveryForm, for: SetReminderDays.askers) { visit, form in
            let days = try await visit.ask(ShowReminderDays()).days
            _ = try await visit.ask(SetReminderDays(days: days, remindsOfRecovery: false))
            return Finished(next: form.next, done: Self.recoveryForm)
        }
    }

    /// The name of the form by which somebody says that they have the recovery code on paper.
    static let recoveryForm = "recovery/kept"
}
