import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    typealias Handler = @Sendable (Visit, PageContext) async throws -> Response

    /// Every page, by its address.
    static func allPages() -> RouterResponder<PageContext> {
        let router = Router(context: PageContext.self)
        func page(_ path: String, _ handler: @escaping Handler) {
            router.get(RouterPath(path)) { _, context in
                guard let visit = context.visit else { throw HTTPError(.notFound) }
                return try await handler(visit, context)
            }
        }
        page("/") { visit, _ in try await visit.home() }
        page("/welcome") { visit, _ in try await visit.welcome() }
        page("/dates") { visit, _ in try await visit.dates() }
        page("/news") { visit, _ in try await visit.news() }
        page("/wishes") { visit, _ in try await visit.tray() }
        page("/new") { visit, _ in try await visit.newWish() }
        page("/lists") { visit, _ in try await visit.ownLists() }
        page("/find") { visit, _ in try await visit.find() }
        page("/lists/new") { visit, _ in try await visit.newList() }
        page("/lists/arrange") { visit, _ in try await visit.arrangeLists() }
        page("/wishes/arrange") { visit, _ in try await visit.arrangeWishes(on: "tray") }
        page("/cart/arrange") { visit, _ in try await visit.arrangeCart() }
        page("/lists/:list/arrange") { visit, at in
            try await visit.arrangeWishes(on: at.piece("list"))
        }
        page("/lists/:list/thanks") { visit, at in try await visit.thanks(at.piece("list")) }
        page("/friends/invite") { visit, _ in try await visit.invite(nil) }
        page("/lists/:list") { visit, at in try await visit.list(at.piece("list")) }
        page("/lists/:list/edit") { visit, at in try await visit.editList(at.piece("list")) }
        page("/lists/:list/share") { visit, at in try await visit.share(at.piece("list")) }
        page("/lists/:list/share/stop") { visit, at in
            try await visit.stopSharing(at.piece("list"))
        }
        page("/lists/:list/delete") { visit, at in try await visit.deleteList(at.piece("list")) }
        page("/lists/:list/leave") { visit, at in try await visit.leaveList(at.piece("list")) }
        page("/lists/:list/:wish") { visit, at in
            try await visit.wish(at.piece("wish"), on: at.piece("list"))
        }
        page("/lists/:list/:wish/edit") { visit, at in
            try await visit.editWish(at.piece("wish"), on: at.piece("list"))
        }
        page("/lists/:list/:wish/delete") { visit, at in
            try await visit.deleteWish(at.piece("wish"), on: at.piece("list"))
        }
        page("/friends") { visit, _ in try await visit.friends() }
        page("/friends/add") { visit, _ in try await visit.addFriend() }
        page("/accept/:entry") { visit, at in try await visit.accept(at.piece("entry")) }
        page("/friends/:friend") { visit, at in try await visit.friend(at.piece("friend")) }
        page("/friends/:friend/remove") { visit, at in
            try await visit.removeFriend(at.piece("friend"))
        }
        page("/compare/:friend") { visit, at in try await visit.compare(at.piece("friend")) }
        page("/cart") { visit, _ in try await visit.cart() }
        page("/settings") { visit, _ in try await visit.settings() }
        page("/settings/people") { visit, _ in try await visit.people() }
        page("/settings/delete") { visit, _ in
            try await visit.leaveHome()
        }
        page("/settings/recovery") { visit, _ in try await visit.recoveryCode(nil) }
        page("/photo/waiting/:word") { visit, at in
            try await visit.waitingPhoto(at.piece("word"))
        }
        page("/photo/:list/:wish/:photo") { visit, at in
            try await visit.photo(
                at.piece("photo"), of: "\(at.piece("list"))/\(at.piece("wish"))")
        }
        page("/face") { visit, _ in try await visit.face() }
        page("/import") { visit, _ in try await visit.importForm() }
        page("/export/:file") { visit, at in try await visit.export(at.piece("file")) }
        page(livePath) { visit, _ in try await visit.live() }
        return router.buildResponder()
    }
}
