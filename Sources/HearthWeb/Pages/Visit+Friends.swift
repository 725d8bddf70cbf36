import HearthAPI
import HearthDevices
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    func friends() async throws -> Response {
        let view = FriendsView(
            try await ask(ListFriends()), lists: try await ask(ListLists()),
            inbox: try await ask(ShowInbox()),
            introductions: try await ask(ListIntroductions()),
            housemates: try await ask(ListHousemates()),
            addresses: try await ask(ShowAddressSharing()), today: today, words: search.words,
            part: part())
        return try await page(Text("Friends"), at: .friends, whose: .friend, view)
    }

    func friend(_ name: String) async throws -> Response {
        let friend = try await known(name)
        let lists = try await ask(ListLists())
        let view = FriendView(
            try await ask(ShowProfile(friend: name)), friend: friend, lists: lists,
            shareable: try await shareable(lists, with: friend.key),
            housemates: try await ask(ListHousemates()),
            safety: try await ask(ShowSafetyNumber(friend: name)),
            dialled: try await ask(ShowFriend(friend: name)).addresses, problem: problem,
            today: today, part: part())
        return try await page(Text(verbatim: name), at: .friends, whose: .friend, view)
    }

    /// Own lists that somebody neither sees nor is asked to see.
    private func shareable(_ lists: [ListInfo], with key: String) async throws -> [ListInfo] {
        var unseen: [ListInfo] = []
        for list in lists where list.isOwn && !list.isTray && !list.isArchived {
            let isSeen = try await ask(WhoCanSee(list: list.id)).contains {
                $0.key == key && $0.state != .left && $0.state != .refused
            }
            if !isSeen { unseen.append(list) }
        }
        return unseen
    }

    /// The number to compare with somebody on a list who is no friend.
    func compare(_ name: String) async throws -> Response {
        let safety = try await ask(ShowSafetyNumber(friend: name))
        return try await page(
            Text(verbatim: safety.name), at: .friends, whose: .friend,
            CompareView(
                safety, housemates: try await ask(ListHousemates()), problem: problem))
    }

    /// What is to be known before a list is taken. After the yes, the list, or where one waits for it; otherwise
    /// the friends.
    func accept(_ entry: String) async throws -> Response {
        let addresses = try await ask(ShowAddressSharing())
        guard
            let offer = try await ask(ShowInbox()).first(where: {
                ShortID.means(entry, $0.id) && AcceptView.isNeeded(for: $0, addresses)
            })
        else { return try await arriving(entry) }
        return try await page(
            Text("Accept a list"), at: .friends, whose: .friend, AcceptView(offer))
    }

    /// An open page looks again when something changes, and is led on.
    private func arriving(_ entry: String) async throws -> Response {
        guard let list = try await accepted(entry) else { return PageResponse.see("/friends") }
        guard list.state == .waiting else { return PageResponse.see("/lists/\(list.id)") }
        let view = ArrivingView(list)
        return try await page(
            view.heading, at: .friends, whose: .friend, of: list.ofOtherKind, view)
    }

    /// The list that an entry of the inbox was about, once the visitor has said yes to it.
    func accepted(_ entry: String) async throws -> ListInfo? {
        let lists = try await ask(ListLists(all: ListLists.yes))
        return lists.first { ShortID.means(entry, InboxEntry.id(ofList: $0.id)) }
    }

    func removeFriend(_ name: String) async throws -> Response {
        _ = try await known(name)
        return try await page(
            Text("Remove from friends"), at: .friends, whose: .friend,
            ConfirmView.removingFriend(name))
    }

    /// - Throws: `HearthError` where the visitor has no friend of this name.
    private func known(_ name: String) async throws -> FriendInfo {
        guard let friend = try await ask(ListFriends()).first(where: { $0.name == name }) else {
            throw HearthError(.unknownFriend, ["name": name])
        }
        return friend
    }

    func addFriend() async throws -> Response {
        if problem == nil,
            let invitation = await site.invitations.find(query("how") ?? "", for: member)
        {
            return try await page(
                Text("Add a friend"), at: .friends, whose: .friend, AcceptView(invitation))
        }
        let key = try await ask(ShowKey())
        let scanned = await site.scanned.find(query("of") ?? "", for: member)
        return try await page(
            Text("Add a friend"), at: .friends, whose: .friend,
            AddFriendView(
                key, code: try site.drawing(of: key.link), scanned: scanned,
                problem: problem))
    }

    /// Tells an open page when to look again.
    /// Where as many follow as may, the page tries again by itself. That is no error, and a browser would tell of
    /// one at each try.
    func live() async throws -> Response {
        do {
            return try await EventsRoute(source: site.performer as? any NewsSource)
                .respond(to: request, as: caller, withChanges: true)
        } catch let error as HearthError where error.code == .limitListeners {
            return Response(status: .noContent, headers: EveryAnswer.headers)
        }
    }

    /// `made`: the invitation that was made just now.
    func invite(_ made: InvitationInfo?) async throws -> Response {
        let view = try InviteView(
            lists: try await ask(ListLists()), invitations: try await ask(ListInvitations()),
            made: made, from: member ?? "", reachesGuests: site.desk.webAddress != nil,
            problem: problem, drawing: site.drawing)
        return try await page(Text("Invite somebody"), at: .friends, whose: .friend, view)
    }
}
