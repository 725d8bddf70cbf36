import HTTPTypes
import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// Browsers elsewhere than on this machine: only devices of the household are let in.
extension PageSite {
    /// Where a device shows its code, and waits.
    static let pairPath = "/pair"

    /// Where a guest's phone opens its link.
    static let guestPath = "/guest"

    /// What is answered instead of a page; nil: the device is let in.
    ///
    /// Who is not is led to the one page that is for them, wherever they wanted to go, and told nothing.
    func turnedAway(_ request: Request) async throws -> Response? {
        if request.uri.path == Self.pairPath { return try await pair(request) }
        if request.uri.path == Self.guestPath { return try await guest(request) }
        guard desk.device(of: request) == nil else { return nil }
        guard request.method == .get else { return PageResponse.plain(.forbidden, "") }
        return PageResponse.see(Self.pairPath)
    }

    private func pair(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        switch desk.standing(of: request) {
        case .letIn: return PageResponse.see("/")
        case .waits(let waiting): return waits(visit, waiting)
        case .unknown: break
        }
        guard request.method == .post else {
            return visit.response(Text("Connect this device"), PairView(words: nil))
        }
        guard FormOrigin.isOurs(request, address) else {
            return PageResponse.plain(.forbidden, "")
        }
        let form = try await FormReading.readSmall(request)
        let kind = DeviceKind(userAgent: request.headers[.userAgent] ?? "")
        switch desk.take(form["code"] ?? "", kind: kind) {
        case .waits(let waiting):
            var response = PageResponse.see(Self.pairPath)
            isNowADevice(&response, key: waiting.key)
            return response
        case .wrong:
            return refused(visit, Text("This is not the code. Look at it again."))
        case .none:
            return refused(
                visit,
                Text("No code is good at this moment. Have a new one shown on the screen at home."))
        }
    }

    /// Gives a browser the key of a device.
    func isNowADevice(_ response: inout Response, key: String) {
        response.setCookie(desk.cookie(key))
        // Whoever was signed in there was so on another device.
        endSignIn(&response)
        response.setCookie(LastingCookie.ended(leftCookie))
    }

    private func waits(_ visit: Visit, _ waiting: PairingRequest) -> Response {
        var response = visit.response(Text("Almost there"), PairView(words: waiting.words))
        if let refresh = HTTPField.Name("refresh") { response.headers[refresh] = "2" }
        return response
    }

    private func refused(_ visit: Visit, _ problem: Text) -> Response {
        visit.response(
            Text("Connect this device"), PairView(words: nil, problem: problem),
            status: .unprocessableContent)
    }

    /// Whether a member may use a device: it is theirs, or the family's.
    func mayUse(_ device: Device, _ member: String) async throws -> Bool {
        guard let key = device.member else { return true }
        let members = try await performer.perform(ListMembers(), as: Caller())
        return members.contains { $0.name == member && $0.key == key }
    }

    /// Those who may sign in at a browser: on somebody's own device they alone.
    func members(at request: Request) async throws -> [MemberInfo] {
        let members = try await performer.perform(ListMembers(), as: Caller())
        guard address.isOutside(request), let key = desk.device(of: request)?.member else {
            return members
        }
        return members.filter { $0.key == key }
    }
}

extension FormActions {
    mutating func offerDevices() {
        offerPush()
        offerTakingAlong()
        offerDesk(SwitchDevices.self) {
            $0.areOn
                ? Text("Phones and other computers at home can be added now.")
                : Text("Phones and other computers do not reach the pages any more.")
        }
        offerDesk(SetDevicesAddress.self) { _ in
            Text("Devices find the pages at another address now.")
        }
        offerDesk(AddDevice.self) { _ in Text("The code is good for ten minutes, once.") }
        offerDesk(AnswerDevice.self) {
            $0.isLetIn ? Text("The device is let in.") : Text("The device was not let in.")
        }
        offerDesk(RenewAuthority.self) { _ in
            Text("This home has a new certificate now. Each device has to trust it.")
        }
        offerDesk(EndGuestLink.self) { _ in Text("The link is good no more.") }
        offerDesk(RemoveDevice.self) { _ in Text("The device is not let in any more.") }
    }

    /// The name of the form by which a device is told that something is new.
    static let pushForm = "devices/push"

    private mutating func offerPush() {
        set(Self.pushForm, for: .everybody, saysItself: true) { visit, form in
            guard let device = visit.site.desk.device(of: visit.request) else {
                throw HearthError(
                    .usage, ["problem": Text("This is no device of the household’s.").string])
            }
            let endpoint = form["endpoint"] ?? ""
            let push =
                endpoint.isEmpty
                ? nil
                : DevicePush(
                    endpoint: endpoint, key: form["key"] ?? "", secret: form["secret"] ?? "",
                    language: Language.current.code)
            try visit.site.desk.set(push: push, of: device)
            return Finished(
                next: form.next,
                said: form["again"] != nil
                    ? nil
                    : push == nil
                        ? Text("This device is not told any more.")
                        : Text("This device is told when something is new."))
        }
    }
}

extension Visit {
    func devices() async throws -> Response {
        let own = keep == nil || !isShort ? nil : device
        return try await page(
            SettingsPage.devices.title,
            DevicesView(
                try await ask(ShowDevices()), members: try await ask(ListMembers()),
                visitor: member ?? "", along: own.map { AlongForm(isOn: $0.takesCart == true) },
                confirmation: try await confirmation(), problem: problem))
    }

    func addDevice() async throws -> Response {
        let pairing = try await ask(ShowPairing())
        return try await page(
            Text("Add a phone or a computer"),
            try AddDeviceView(
                pairing, confirmation: try await confirmation(), problem: problem,
                drawing: site.drawing))
    }

    /// The page on which a guest's link is made. `made`: the one that was made just now, which is shown this once.
    func inviteGuest(_ made: GuestLinkMade?) async throws -> Response {
        let guest = made?.guest ?? query("guest")
        let known = try await ask(ListMembers()).contains { $0.name == guest && $0.isGuest }
        guard let guest, known else { return PageResponse.see(DevicesView.address) }
        let info = try await ask(ShowDevices())
        let replaced = query(InviteGuestView.replacing).flatMap { id in
            info.devices.first { $0.id == id && $0.member == guest && $0.byLink != nil }
        }
        let view = try InviteGuestView(
            guest, made: made, replacing: replaced, hasAddress: info.address != nil,
            confirmation: try await confirmation(), problem: problem, drawing: site.drawing)
        return try await page(view.heading, view)
    }

    func removeDevice(_ id: String) async throws -> Response {
        guard let device = try await ask(ShowDevices()).devices.first(where: { $0.id == id }) else {
            return PageResponse.see(DevicesView.address)
        }
        return try await page(
            Text("Take away"), ConfirmView.removingDevice(device))
    }
}
