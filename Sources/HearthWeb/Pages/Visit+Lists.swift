import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    func home() async throws -> Response {
        let inbox = try await ask(ShowInbox())
        let news = try await ask(ShowNews(which: nil))
        let lists = try await ask(ListLists())
        let birthdays = try await ask(ListBirthdays())
        let friends = try await ask(ListFriends()).count { $0.state == .friends }
        let kinds = try await ask(ShowKinds())
        let view = HomeView(
            name: member ?? "", inbox: inbox, news: news, lists: lists, birthdays: birthdays,
            friends: friends, housemates: try await ask(ListHousemates()),
            addresses: try await ask(ShowAddressSharing()),
            alarms: try await ask(ShowStatus()).alarms,
            remindsOfRecovery: try await remindsOfRecovery(),
            replacements: try await ask(ShowReplacements()),
            recovery: try await ask(ShowRecovery()), kinds: kinds,
            today: today, zone: await zoneProposal, cards: try await homeCards(of: kinds))
        return try await page(Text("Home"), at: .home, view)
    }

    /// Whether the first page leads to the recovery code. A child's is for those who look after them.
    private func remindsOfRecovery() async throws -> Bool {
        guard try await ask(ShowReminderDays()).remindsOfRecovery else { return false }
        let own = try await ask(ListMembers()).first { $0.name == member }
        return own.map { !$0.isChild } ?? false
    }

    func dates() async throws -> Response {
        let view = DatesView(
            try await ask(ListLists()), try await ask(ListBirthdays()), today: today, part: part())
        return try await page(Text("Dates and birthdays"), view)
    }

    func ownLists() async throws -> Response {
        try await page(
            Text("Lists"), at: .lists, whose: .own,
            ListsView(try await lists(in: .gifts), today: today, part: part()))
    }

    func newList() async throws -> Response {
        try await page(
            Text("New list"), at: .lists, whose: .own,
            ListFormView(nil, friends: try await ask(ListFriends()), problem: problem))
    }

    func list(_ id: String) async throws -> Response {
        let search = self.search
        let detail = try await ask(
            ShowList(list: id, sort: search.sort, filter: search.words)
        ).given
        let pages = KindPages.of(detail.list.kind)
        return try await pages.list(self, detail, search)
    }

    /// The page of a list of a kind that has no other page for it.
    func plainList(_ detail: GivenList, _ search: Search) async throws -> Response {
        let list = detail.list
        let view = ItemsView(
            detail,
            comments: list.isTray || list.isBuiltIn == true ? nil : try await comments(on: list.id),
            sort: search.sort, words: search.words, today: today,
            part: part(first: PagePart.firstWishes))
        return try await page(
            Text(verbatim: list.shownTitle ?? "…"),
            at: list.isOwn || list.role == .keeper ? .lists : .friends,
            whose: list.isOwn ? .own : .friend, of: list, view)
    }

    func editList(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        if let settings = KindPages.of(list.kind).settings { return try await settings(self, list) }
        return try await page(
            Text("Edit the list"), at: .lists, whose: .own, ListFormView(list, problem: problem))
    }

    func share(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        // Who looks after a child's list has one page for who sees it.
        if try await childKept(on: list) != nil { return PageResponse.see("/children/\(list.id)") }
        let view = ShareView(
            list, readers: try await ask(WhoCanSee(list: id)),
            friends: try await ask(ListFriends()),
            isChild: try await ask(ListMembers()).first { $0.name == member }?.isChild ?? false,
            problem: problem, part: part())
        return try await page(
            Text("Who sees it"), at: list.isOwn || list.role == .keeper ? .lists : .friends,
            whose: list.isOwn ? .own : .friend, of: list.ofOtherKind, view)
    }

    /// Asks before somebody loses a list; the readers, where they are none.
    func stopSharing(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        let name = query("with")
        guard list.isOwn,
            let reader = try await ask(WhoCanSee(list: id)).first(where: { $0.name == name })
        else { return PageResponse.see("/lists/\(list.id)/share") }
        return try await page(
            Text("Stop sharing"), at: .lists, whose: .own, of: list.ofOtherKind,
            ConfirmView.stoppingShare(
                of: list.shownTitle ?? "…", id: list.id, with: reader.name,
                role: reader.isFriend ? reader.role : nil,
                keepsWords: KindPages.of(list.kind).kept != nil && reader.role != .friend))
    }

    func deleteList(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        return try await page(
            Text("Delete the list"), at: .lists, whose: .own, of: list.ofOtherKind,
            ConfirmView.deletingList(
                list.title ?? "…", id: list.id, of: list.kind,
                next: KindPages.of(list.kind).lists ?? "/lists"))
    }

    func leaveList(_ id: String) async throws -> Response {
        let list = try await ask(ShowList(list: id, count: "1")).list
        let pages = KindPages.of(list.kind)
        return try await page(
            Text("Leave the list"), at: .friends, whose: .friend, of: list.ofOtherKind,
            ConfirmView.leavingList(
                list.shownTitle ?? "…", id: list.id, owner: list.owner, of: list.kind,
                kept: list.role == .friend ? nil : pages.kept?.leaving(list.owner),
                next: pages.lists ?? "/friends"))
    }
}
