import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    func newWish() async throws -> Response {
        let lists = try await ask(ListLists())
        return try await page(
            Text("New wish"), at: .new, whose: .own,
            WishFormView(
                nil, list: query("list"), usual: site.usualList(of: request), lists: lists,
                shops: try await ask(ShowShops()),
                found: await foundInShop(), shared: query("shared"),
                currencies: try await ask(ShowCurrencySettings()).usual, problem: problem))
    }

    func wish(_ id: String, on list: String) async throws -> Response {
        let detail = try await ask(ShowList(list: list))
        let isOwn = detail.list.isOwn
        let idea = detail.ideas?.first { $0.id == id }
        let path = "\(list)/\(id)"
        let wish = if let idea { idea } else { try await ask(ShowWish(wish: path)).given }
        let gift = NamePath([wish.owner, list, id]).text
        // An owner's page asks for nothing that only the circle knows.
        let whispers = isOwn ? nil : try await whispers(about: gift)
        let audience = isOwn ? nil : try await askInCircle(ShowAudience(list: list))
        let comments = idea == nil ? try await comments(on: path) : nil
        let view = WishView(
            wish, list: detail.list, lists: try await ask(ListLists()), audience: audience,
            whispers: whispers, comments: comments, member: member, today: today)
        return try await page(
            Text(verbatim: wish.name),
            at: isOwn ? .lists : .friends,
            whose: isOwn ? .own : .friend, of: detail.list, view)
    }

    func whispers(about path: String) async throws -> WhispersInfo? {
        try await askInCircle(ShowWhispers(about: path))
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
        try await ask(ShowComments(on: path, hidden: query("hidden")))
    }

    func editWish(_ id: String, on list: String) async throws -> Response {
        let wish = try await ask(ShowWish(wish: "\(list)/\(id)")).given.wish
        let shops = wish.owner == member ? try await ask(ShowShops()) : nil
        return try await page(
            Text("Change the wish"), at: .lists, whose: .own,
            WishFormView(
                wish, list: list, lists: [], shops: shops,
                found: await foundInShop(),
                currencies: try await ask(ShowCurrencySettings()).usual, problem: problem))
    }

    func deleteWish(_ id: String, on list: String) async throws -> Response {
        let detail = try await ask(ShowList(list: list))
        let wish = try await ask(ShowWish(wish: "\(list)/\(id)"))
        return try await page(
            Text("Delete the wish"), at: .lists, whose: .own,
            ConfirmView.deletingWish(
                wish.name, path: "\(list)/\(id)", page: "/lists/\(list)/\(id)",
                list: detail.list.isTray ? "/wishes" : "/lists/\(list)"))
    }

    func cart() async throws -> Response {
        let sort = query("sort")
        return try await page(
            Text("Cart"), at: .cart, whose: .friend,
            CartView(try await ask(ShowCart(sort: sort)), sort: sort))
    }

    // MARK: Pictures

    /// By its hash, under which a browser may keep it.
    func photo(_ hash: String, of wish: String) async throws -> Response {
        let photo = try await ask(
            ShowPhoto(wish: wish, hash: hash, thumbnail: query("small") == "yes"))
        guard let octets = photo.octets else { throw HearthError(.photoNotHere, ["wish": wish]) }
        return PictureResponse.of(octets, isKept: true)
    }

    /// One that came with a form that was refused, small.
    func waitingPhoto(_ word: String) async throws -> Response {
        guard let photo = await site.waitingPhotos.find(word, for: member) else {
            throw HTTPError(.notFound)
        }
        return PictureResponse.of(photo.thumbnail)
    }

    func face() async throws -> Response {
        let picture: PictureInfo
        do {
            picture = try await ask(ShowProfilePicture(friend: query("friend")))
        } catch let error as HearthError where error.code == .noPicture {
            // Their initial shows through.
            return PageResponse.noPicture()
        }
        guard let data = Data(base64Encoded: picture.base64) else { throw HTTPError(.notFound) }
        return PictureResponse.of(Array(data))
    }
}
