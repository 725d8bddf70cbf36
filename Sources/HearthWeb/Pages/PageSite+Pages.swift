import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    typealias Handler = @Sendable (Visit, PageContext) async throws -> Response

    /// Every page, by its address.
    static func allPages() -> RouterResponder<PageContext> {
        let router = Router(context: PageContext.self)
        for (path, handler) in pages + listPages + peoplePages + settingsPages + files {
            router.get(RouterPath(path)) { _, context in
                guard let visit = context.visit else { throw HTTPError(.notFound) }
                return try await handler(visit, context)
            }
        }
        return router.buildResponder()
    }

    private static var pages: [(String, Handler)] {
        [
            ("/", { visit, _ in try await visit.home() }),
            ("/welcome", { visit, _ in try await visit.welcome() }),
            ("/dates", { visit, _ in try await visit.dates() }),
            ("/news", { visit, _ in try await visit.news() }),
        ]
    }

    private static var listPages: [(String, Handler)] {
        [
            ("/wishes", { visit, _ in try await visit.tray() }),
            ("/new", { visit, _ in try await visit.newWish() }),
            ("/lists", { visit, _ in try await visit.ownLists() }),
            ("/find", { visit, _ in try await visit.find() }),
            ("/lists/new", { visit, _ in try await visit.newList() }),
            ("/lists/arrange", { visit, _ in try await visit.arrangeLists() }),
            ("/wishes/arrange", { visit, _ in try await visit.arrangeWishes(on: "tray") }),
            ("/cart/arrange", { visit, _ in try await visit.arrangeCart() }),
            (
                "/lists/:list/arrange",
                { visit, at in try await visit.arrangeWishes(on: at.piece("list")) }
            ),
            ("/lists/:list/thanks", { visit, at in try await visit.thanks(at.piece("list")) }),
            ("/lists/:list", { visit, at in try await visit.list(at.piece("list")) }),
            ("/lists/:list/edit", { visit, at in try await visit.editList(at.piece("list")) }),
            ("/lists/:list/share", { visit, at in try await visit.share(at.piece("list")) }),
            (
                "/lists/:list/share/stop",
                { visit, at in try await visit.stopSharing(at.piece("list")) }
            ),
            ("/lists/:list/delete", { visit, at in try await visit.deleteList(at.piece("list")) }),
            ("/lists/:list/leave", { visit, at in try await visit.leaveList(at.piece("list")) }),
            (
                "/lists/:list/:wish",
                { visit, at in try await visit.wish(at.piece("wish"), on: at.piece("list")) }
            ),
            (
                "/lists/:list/:wish/edit",
                { visit, at in try await visit.editWish(at.piece("wish"), on: at.piece("list")) }
            ),
            (
                "/lists/:list/:wish/delete",
                { visit, at in try await visit.deleteWish(at.piece("wish"), on: at.piece("list")) }
            ),
            ("/cart", { visit, _ in try await visit.cart() }),
        ]
    }

    private static var peoplePages: [(String, Handler)] {
        [
            ("/friends/invite", { visit, _ in try await visit.invite(nil) }),
            ("/friends", { visit, _ in try await visit.friends() }),
            ("/friends/add", { visit, _ in try await visit.addFriend() }),
            ("/accept/:entry", { visit, at in try await visit.accept(at.piece("entry")) }),
            ("/friends/:friend", { visit, at in try await visit.friend(at.piece("friend")) }),
            (
                "/friends/:friend/remove",
                { visit, at in try await visit.removeFriend(at.piece("friend")) }
            ),
            ("/compare/:friend", { visit, at in try await visit.compare(at.piece("friend")) }),
        ]
    }

    private static var settingsPages: [(String, Handler)] {
        [
            ("/settings", { visit, _ in try await visit.settings() }),
            ("/settings/people", { visit, _ in try await visit.people() }),
            ("/settings/delete", { visit, _ in try await visit.leaveHome() }),
            (DevicesView.address, { visit, _ in try await visit.devices() }),
            (AddDeviceView.address, { visit, _ in try await visit.addDevice() }),
            (
                "/settings/devices/:device/remove",
                { visit, at in try await visit.removeDevice(at.piece("device")) }
            ),
            ("/settings/recovery", { visit, _ in try await visit.recoveryCode(nil) }),
        ]
    }

    private static var files: [(String, Handler)] {
        [
            (
                "/photo/waiting/:word",
                { visit, at in try await visit.waitingPhoto(at.piece("word")) }
            ),
            (
                "/photo/:list/:wish/:photo",
                { visit, at in
                    try await visit.photo(
                        at.piece("photo"), of: "\(at.piece("list"))/\(at.piece("wish"))")
                }
            ),
            ("/face", { visit, _ in try await visit.face() }),
            ("/import", { visit, _ in try await visit.importForm() }),
            ("/export/:file", { visit, at in try await visit.export(at.piece("file")) }),
            (livePath, { visit, _ in try await visit.live() }),
        ]
    }
}
