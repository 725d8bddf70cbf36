import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    func friends() async throws -> Response {
        let view = FriendsView(
            try await ask(ListFriends()), lists: try await ask(ListLists()),
            inbox: try await ask(ShowInbox()),
            addresses: try await ask(ShowAddressSharing()), today: today)
        return try await page(Text("Friends"), at: .friends, whose: .friend, view)
    }

    func friend(_ name: String) async throws -> Response {
        guard let friend = try await ask(ListFriends()).first(where: { $0.name == name }) else {
            throw HearthError(.unknownFriend, ["name": name])
        }
        let view = FriendView(
            try await ask(ShowProfile(friend: name)), friend: friend,
            lists: try await ask(ListLists()),
            safety: try await ask(ShowSafetyNumber(friend: name)), problem: problem, today: today)
        return try await page(Text(verbatim: name), at: .friends, whose: .friend, view)
    }

    func removeFriend(_ name: String) async throws -> Response {
        try await page(
            Text("Remove from friends"), at: .friends, whose: .friend,
            ConfirmView.removingFriend(name))
    }

    func addFriend() async throws -> Response {
        let key = try await ask(ShowKey())
        return try await page(
            Text("Add a friend"), at: .friends, whose: .friend,
            AddFriendView(
                key, code: try site.drawing(of: key.link), scanned: query("link"),
                problem: problem))
    }

    func settings() async throws -> Response {
        let choices = BrowserChoices(of: request)
        let view = SettingsView(
            try await ask(ShowProfile()), members: try await ask(ListMembers()),
            household: try await ask(ShowStatus()).household,
            addresses: try await ask(ShowAddressSharing()),
            language: choices.chosenLanguage, textSize: choices.textSize,
            calendar: await calendarAddress(), problem: problem)
        return try await page(Text("Settings"), view)
    }

    func recoveryCode() async throws -> Response {
        try await page(
            Text("Recovery code"), RecoveryView(try await ask(ShowRecoveryCode())))
    }

    /// Tells an open page when to look again.
    func live() async throws -> Response {
        try await EventsRoute(source: site.performer as? any NewsSource)
            .respond(to: request, as: caller, withChanges: true)
    }

    /// `made`: the invitation that was made just now.
    func invite(_ made: InvitationInfo?) async throws -> Response {
        let view = InviteView(
            lists: try await ask(ListLists()), invitations: try await ask(ListInvitations()),
            made: made, from: member ?? "", problem: problem)
        return try await page(Text("Invite somebody"), at: .friends, whose: .friend, view)
    }
}
