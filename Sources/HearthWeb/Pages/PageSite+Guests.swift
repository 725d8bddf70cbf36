import HTTPTypes
import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// The page that a guest's link leads to.
///
/// The link has its secret behind the #, which no server sees and no log; a script sends it, or the guest pastes
/// the link. To open it changes nothing, for messengers do so in advance: only the press of the button lets the
/// phone in.
extension PageSite {
    func guest(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        if let device = desk.device(of: request) {
            // Guests come back by the link that they were sent.
            return device.byLink == nil ? isADeviceAlready(visit) : PageResponse.see("/")
        }
        guard request.method == .post else {
            return visit.response(
                Text("You are invited"), GuestLinkView.asking(inApp: Self.wayOutside(for: request)))
        }
        guard FormOrigin.isOurs(request, address) else {
            return PageResponse.plain(.forbidden, "")
        }
        let form = try await FormReading.readSmall(request)
        let typed = form["link"] ?? ""
        guard form["use"] != nil else {
            guard let opened = try await desk.open(typed) else { return isNoGoodLink(visit) }
            let household = try await performer.perform(ShowStatus(), as: Caller()).household
            return visit.response(
                Text("You are invited"),
                GuestLinkView(
                    opened.secret, for: opened.guest, from: opened.inviter, household: household,
                    inApp: Self.wayOutside(for: request, link: opened.link)))
        }
        let kind = DeviceKind(userAgent: request.headers[.userAgent] ?? "")
        guard let used = try await desk.use(typed, kind: kind) else { return isNoGoodLink(visit) }
        // Who has a passphrase is asked for it; who has none signs in on their own device by itself.
        var response = PageResponse.see(
            used.link.guest.hasPassphrase ? "/" : BeginView.address)
        isNowADevice(&response, key: used.key)
        return response
    }

    /// How a link is opened outside of the browser inside another app; nil: it is none, as far as it can be told.
    private static func wayOutside(
        for request: Request, link: String? = nil
    ) -> OpeningOutside? {
        InAppBrowser(userAgent: request.headers[.userAgent] ?? "")
            .map { OpeningOutside($0, link: link) }
    }

    /// What is answered where a link is not good, and for nothing else.
    static let statusOfNoGoodLink = HTTPResponse.Status.notFound

    /// Makes a guest's link, which is shown on the answer and never again.
    func inviteGuest(_ form: Form, _ visit: Visit) async throws -> Response {
        try await visit.inviteGuest(
            visit.ask(
                InviteGuest(
                    guest: form["guest"] ?? "",
                    replacing: form["?replacing"].flatMap { $0.isEmpty ? nil : $0 },
                    current: form["?current"].flatMap { $0.isEmpty ? nil : $0 })))
    }

    /// One that was used, has ended or was taken back, and one that never was, are answered alike.
    private func isNoGoodLink(_ visit: Visit) -> Response {
        visit.response(
            Text("This link is not good any more"), GuestLinkView.gone,
            status: Self.statusOfNoGoodLink)
    }

    private func isADeviceAlready(_ visit: Visit) -> Response {
        visit.response(
            Text("You are invited"),
            MessageView(
                heading: Text("This device uses Hearth already"),
                message: Text(
                    "The link is for a guest’s own phone. It was not used up: open it there."
                ).string))
    }
}
