import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// Wishes on no list.
    func tray() async throws -> Response {
        let search = self.search
        let detail = try await ask(
            ShowList(list: "tray", sort: search.sort, filter: search.words)
        ).given
        return try await page(
            Text("Wishes"), at: .lists, whose: .own, try await view(of: detail, search))
    }

    func wishList(_ detail: GivenList, _ search: Search) async throws -> Response {
        let list = detail.list
        return try await page(
            Text(verbatim: list.title ?? "…"),
            at: list.isOwn || list.role == .keeper ? .lists : .friends,
            whose: list.isOwn ? .own : .friend, of: list, try await view(of: detail, search))
    }

    private func view(of detail: GivenList, _ search: Search) async throws -> ListView {
        let list = detail.list
        // An owner's page asks for nothing that only the circle knows.
        let whispers =
            list.isOwn ? nil : try await whispers(about: NamePath([list.owner, list.id]).text)
        let housemates = list.isOwn ? [] : try await ask(ListHousemates())
        let currencies = list.isOwn ? [] : try await ask(ShowCurrencySettings()).usual
        return ListView(
            detail, lists: list.isOwn ? try await ask(ListLists()) : [], whispers: whispers,
            comments: list.isTray ? nil : try await comments(on: list.id),
            housemates: housemates, isForChild: try await childKept(on: list) != nil,
            sort: search.sort,
            words: search.words, today: today, currencies: currencies,
            part: part(first: PagePart.firstWishes))
    }

    func newWish() async throws -> Response {
        if let question = try await askingWhatItIs() { return question }
        let lists = try await ask(ListLists())
        return try await page(
            Text("New wish"), at: .new, whose: .own,
            WishFormView(
                nil, list: query("list"), usual: site.usualList(of: request), lists: lists,
                shops: try await ask(ShowShops()),
                found: await foundInShop(), shared: query("shared"),
                given: sharedWords.asWish, isFromElsewhere: isFromElsewhere,
                currencies: try await ask(ShowCurrencySettings()).usual, problem: problem))
    }

    func wish(_ id: String, of detail: ShownList) async throws -> Response {
        let list = detail.list.id
        let isOwn = detail.list.isOwn
        let idea = detail.ideas?.first { $0.id == id }
        let path = "\(list)/\(id)"
        let wish = if let idea { idea } else { try await ask(ShowItem(item: path)).given }
        let gift = NamePath([wish.owner, list, id]).text
        // An owner's page asks for nothing that only the circle knows.
        let whispers = isOwn ? nil : try await whispers(about: gift)
        let audience = isOwn ? nil : try await askInCircle(ShowAudience(list: list))
        let comments = idea == nil ? try await comments(on: path) : nil
        let mayHaveLost = idea == nil && (isOwn || detail.list.role == .keeper)
        let kept = mayHaveLost ? try await ask(ShowKeptNotes(item: path)).first : nil
        let view = WishView(
            wish, list: detail.list, lists: try await ask(ListLists()), audience: audience,
            whispers: whispers, comments: comments, member: member, keptNotes: kept?.text,
            beside: Neighbours(
                of: id, among: detail.items.map(\.wish), label: detail.list.shownTitle ?? ""),
            today: today)
        return try await page(
            Text(verbatim: wish.name),
            at: isOwn ? .lists : .friends,
            whose: isOwn ? .own : .friend, of: detail.list, view)
    }

    func whispers(about path: String) async throws -> WhispersInfo? {
        try await askInCircle(
            ShowWhispers(
                about: path, from: part(mark: "whispers").from, count: PagePart.most))
    }

    /// What only the circle is told; nil where there is none, or they have no seat in it yet: the
    /// list is theirs to read all the same.
    func askInCircle<Asked: Operation>(
        _ operation: Asked
    ) async throws -> Asked.Answer? {
        do {
            return try await ask(operation)
        } catch let error as HearthError
            where [.circleNeedsPassphrase, .listStillWaiting, .listNotGiving].contains(error.code)
        {
            return nil
        }
    }

    func comments(on path: String) async throws -> CommentsInfo {
        try await ask(
            ShowComments(
                on: path, hidden: query("hidden"), from: part(mark: "comments").from,
                count: PagePart.most))
    }

    func editWish(_ wish: ItemInfo) async throws -> Response {
        let list = wish.listID
        let shops = wish.owner == member ? try await ask(ShowShops()) : nil
        return try await page(
            Text("Edit the wish"), at: .lists, whose: .own,
            WishFormView(
                wish, of: wish.owner == member ? nil : wish.owner, list: list, lists: [],
                shops: shops,
                found: await foundInShop(),
                currencies: try await ask(ShowCurrencySettings()).usual, problem: problem))
    }

    func cart() async throws -> Response {
        let sort = query("sort")
        return try await page(
            Text("Cart"), at: .cart, whose: .friend,
            CartView(try await ask(ShowCart(sort: sort)), sort: sort))
    }
}
