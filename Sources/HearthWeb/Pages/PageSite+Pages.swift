import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    typealias Handler = @Sendable (Visit, PageContext) async throws -> Response

    /// Every page, by its address.
    static func allPages() -> RouterResponder<PageContext> {
        let router = Router(context: PageContext.self)
        for (path, askers, handler) in all {
            router.get(RouterPath(path)) { _, context in
                guard let visit = context.visit else { throw HTTPError(.notFound) }
                try await visit.check(askers)
                return try await handler(visit, context)
            }
        }
        return router.buildResponder()
    }

    /// Addresses, who may look at them, and what is there.
    static var all: [(path: String, askers: Askers, handler: Handler)] {
        KindPages.table.all.flatMap { $0.pages + $0.settingsPage } + pages + listPages + peoplePages
            + settingsPages
            + files
    }

    private static var pages: [(String, Askers, Handler)] {
        [
            ("/", .everybody, { visit, _ in try await visit.home() }),
            (BeginView.address, .everybody, { visit, _ in try await visit.begin() }),
            ("/welcome", .everybody, { visit, _ in try await visit.welcome() }),
            ("/dates", .everybody, { visit, _ in try await visit.dates() }),
            ("/news", .everybody, { visit, _ in try await visit.news() }),
            (PastedView.address, .everybody, { visit, _ in try await visit.pasted() }),
            (ComingBackView.address, .everybody, { visit, _ in try await visit.comingBack() }),
            (TakeOverView.address, .everybody, { visit, _ in try await visit.takeOver() }),
        ]
    }

    private static var listPages: [(String, Askers, Handler)] {
        [
            ("/lists", .everybody, { visit, _ in try await visit.ownLists() }),
            ("/find", .everybody, { visit, _ in try await visit.find() }),
            ("/lists/new", .everybody, { visit, _ in try await visit.newList() }),
            ("/lists/arrange", .everybody, { visit, _ in try await visit.arrangeLists() }),
            ("/cart/arrange", .everybody, { visit, _ in try await visit.arrangeCart() }),
            (
                "/lists/:list/arrange", .everybody,
                { visit, at in try await visit.arrangeItems(on: at.piece("list")) }
            ),
            (
                "/lists/:list/thanks", .everybody,
                { visit, at in try await visit.thanks(at.piece("list")) }
            ),
            ("/lists/:list", .everybody, { visit, at in try await visit.list(at.piece("list")) }),
            (
                "/lists/:list/edit", .everybody,
                { visit, at in try await visit.editList(at.piece("list")) }
            ),
            (
                "/lists/:list/share", .everybody,
                { visit, at in try await visit.share(at.piece("list")) }
            ),
            (
                "/lists/:list/share/stop", .everybody,
                { visit, at in try await visit.stopSharing(at.piece("list")) }
            ),
            (
                "/lists/:list/delete", .everybody,
                { visit, at in try await visit.deleteList(at.piece("list")) }
            ),
            (
                "/lists/:list/leave", .everybody,
                { visit, at in try await visit.leaveList(at.piece("list")) }
            ),
            (
                "/lists/:list/:item", .everybody,
                { visit, at in try await visit.item(at.piece("item"), on: at.piece("list")) }
            ),
            (
                "/lists/:list/:item/edit", .everybody,
                { visit, at in try await visit.editItem(at.piece("item"), on: at.piece("list")) }
            ),
            (
                "/lists/:list/:item/delete", .everybody,
                { visit, at in try await visit.deleteItem(at.piece("item"), on: at.piece("list")) }
            ),
            ("/cart", .everybody, { visit, _ in try await visit.cart() }),
            (AddChildView.address, .householders, { visit, _ in try await visit.newChild() }),
            (
                "/children/:list", .everybody,
                { visit, at in try await visit.child(at.piece("list")) }
            ),
        ]
    }

    private static var peoplePages: [(String, Askers, Handler)] {
        [
            ("/friends/invite", .everybody, { visit, _ in try await visit.invite(nil) }),
            ("/friends", .everybody, { visit, _ in try await visit.friends() }),
            ("/friends/add", .everybody, { visit, _ in try await visit.addFriend() }),
            (
                "/accept/:entry", .everybody,
                { visit, at in try await visit.accept(at.piece("entry")) }
            ),
            (
                "/friends/:friend", .everybody,
                { visit, at in try await visit.friend(at.piece("friend")) }
            ),
            (
                "/friends/:friend/remove", .everybody,
                { visit, at in try await visit.removeFriend(at.piece("friend")) }
            ),
            (
                "/compare/:friend", .everybody,
                { visit, at in try await visit.compare(at.piece("friend")) }
            ),
        ]
    }

    private static var settingsPages: [(String, Askers, Handler)] {
        [
            (SettingsPage.first, .everybody, { visit, _ in try await visit.settings() }),
            (
                SettingsPage.profile.address, .everybody,
                { visit, _ in try await visit.profile() }
            ),
            (
                SettingsPage.passphrase.address, .everybody,
                { visit, _ in try await visit.passphrase() }
            ),
            (SettingsPage.look.address, .everybody, { visit, _ in try await visit.look() }),
            (
                SettingsPage.notifications.address, .everybody,
                { visit, _ in try await visit.notifications() }
            ),
            (SettingsPage.zone.address, .everybody, { visit, _ in try await visit.zoneSettings() }),
            (SettingsPage.people.address, .everybody, { visit, _ in try await visit.people() }),
            (AddMemberView.address, .householders, { visit, _ in try await visit.newMember() }),
            (
                "/people/:member", .everybody,
                { visit, at in try await visit.member(called: at.piece("member")) }
            ),
            (GuestRoadView.address, .householders, { visit, _ in try await visit.guestRoad() }),
            (RecoverView.address, .householders, { visit, _ in try await visit.recoverMember() }),
            (
                SettingsPage.currency.address, .everybody,
                { visit, _ in try await visit.currency() }
            ),
            (
                SettingsPage.privacy.address, .everybody,
                { visit, _ in try await visit.privacy() }
            ),
            (
                SettingsPage.calendar.address, .everybody,
                { visit, _ in try await visit.calendarSettings() }
            ),
            (SettingsPage.data.address, .everybody, { visit, _ in try await visit.data() }),
            (
                SettingsPage.recovery.address, .everybody,
                { visit, _ in try await visit.recoveryCode(nil) }
            ),
            (
                SettingsPage.computer.address, .householders,
                { visit, _ in try await visit.computer() }
            ),
            ("/settings/delete", .everybody, { visit, _ in try await visit.leaveHome() }),
            (DevicesView.address, .everybody, { visit, _ in try await visit.devices() }),
            (AddDeviceView.address, .householders, { visit, _ in try await visit.addDevice() }),
            (
                InviteGuestView.address, .householders,
                { visit, _ in try await visit.inviteGuest(nil) }
            ),
            (
                "/settings/devices/:device/remove", .everybody,
                { visit, at in try await visit.removeDevice(at.piece("device")) }
            ),
        ]
    }

    private static var files: [(String, Askers, Handler)] {
        [
            (
                "/photo/waiting/:word", .everybody,
                { visit, at in try await visit.waitingPhoto(at.piece("word")) }
            ),
            (
                "/photo/:list/:item/:photo", .everybody,
                { visit, at in
                    try await visit.photo(
                        at.piece("photo"), of: "\(at.piece("list"))/\(at.piece("item"))")
                }
            ),
            ("/face", .everybody, { visit, _ in try await visit.face() }),
            ("/import", .everybody, { visit, _ in try await visit.importForm() }),
            (
                "/export/:file", .everybody,
                { visit, at in try await visit.export(at.piece("file")) }
            ),
            (livePath, .everybody, { visit, _ in try await visit.live() }),
        ]
    }
}
