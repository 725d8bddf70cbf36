import HTTPTypes
import HearthAPI
import HearthFiles
import HearthForms
import HearthLanguage
import HearthPages
import HearthPictures
import HearthQR
import HearthSpeech
import Hummingbird
import Logging

/// The pages that people see in a browser: who may come in, who is there, and what is shown.
///
/// Everything goes through here in one order: the address that was meant, the language, the browser's
/// key, the member's sign-in, and only then pages and forms.
struct PageSite: HTTPResponder {
    typealias Context = BasicRequestContext

    let performer: any OperationPerformer
    let pictures: any PictureMaker
    let speaker: any TextSpeaker
    let shops: AskingShops
    let address: PagesAddress
    let desk: DeviceDesk
    let key: AccessToken
    /// What the first member may be called.
    let proposedName: String?
    let renderer: PageRenderer
    let pages: RouterResponder<PageContext>
    let forms: FormActions
    /// The forms with addresses of their own, by these.
    let ownForms: [String: OwnForm]
    /// The forms that are refused who is moving out: operations, or addresses of their own.
    let stoppedForms: Set<String>
    /// Files that were read and wait for a yes.
    let imports = ShortMemory<FileImport>()
    let importJobs = ImportJobs()
    /// What QR codes said.
    let scanned = ShortMemory<String>()
    /// What was pasted and waits for a yes.
    let pastes = ShortMemory<Pasted>()
    /// Invitations that wait for a word about how soon others may learn what is reserved.
    let invitations = ShortMemory<AddFriend>()
    let unsent = ShortMemory<Unsent>()
    /// What shops said, for forms that wait to be saved.
    let found = ShortMemory<WishFormView.Found>()
    /// Photos of wishes that were refused.
    let waitingPhotos = ShortMemory<AttachPhoto>()

    init(
        performer: any OperationPerformer, pictures: any PictureMaker,
        speaker: any TextSpeaker, shops: AskingShops,
        address: PagesAddress, desk: DeviceDesk, key: AccessToken, proposedName: String?
    ) {
        self.performer = performer
        self.pictures = pictures
        self.speaker = speaker
        self.shops = shops
        self.address = address
        self.desk = desk
        self.key = key
        self.proposedName = proposedName
        renderer = PageRenderer()
        pages = Self.allPages()
        forms = FormActions.all()
        ownForms = OwnForm.all
        stoppedForms = Set(
            performer.operations.filter { !$0.isForMoving }.map { $0.path }
                + ownForms.values.filter { $0.operation?.isForMoving == false }.map(\.address))
    }

    @concurrent func respond(
        to request: Request, context: BasicRequestContext
    ) async throws -> Response {
        guard address.isNamed(by: request) else {
            let own = "http://" + address.loopback.authority(port: address.port.value)
            return PageResponse.misdirected(request) {
                Text(
                    "This home’s pages are not at the address that you opened. On the computer that runs Hearth they are at \(own); a tunnel to it has to begin at the same address."
                )
            }
        }
        let language = BrowserChoices(of: request).language
        let response = await Language.$current.withValue(language) {
            await LocalTime.$zone.withValue(BrowserZone(of: request)?.zone) {
                await answered(request, context)
            }
        }
        return address.secured(response, for: request)
    }

    /// The answer, or a page that says why there is none.
    private func answered(_ request: Request, _ context: BasicRequestContext) async -> Response {
        do {
            return try await PageResponse.packed(
                PageResponse.inPlace(answer(request, context), of: request), for: request)
        } catch let error as HearthError where error.code == .nobodyHere {
            return PageResponse.see(Self.setUpPath)
        } catch let error as HearthError {
            return failure(error, Visit(site: self, request: request))
        } catch let refusal as Refusal {
            return failure(
                refusal.error, Visit(site: self, request: request), status: refusal.status)
        } catch {
            context.logger.error("page failed", metadata: ["error": "\(type(of: error))"])
            return failure(HearthError(.internalError), Visit(site: self, request: request))
        }
    }

    private func answer(
        _ request: Request, _ context: BasicRequestContext
    ) async throws -> Response {
        if request.method == .head {
            // The same without the body (RFC 9110, section 9.3.2).
            var head = request.head
            head.method = .get
            // Nobody sees the page.
            if let name = HTTPField.Name(Opening.byItselfField) { head.headerFields[name] = "yes" }
            return try await answer(Request(head: head, body: request.body), context)
                .createHeadResponse()
        }
        let path = request.uri.path
        if let asset = path.dropping(prefix: "/assets/") { return PageResponse.asset(asset) }
        if let file = try appFile(request) { return file }
        if let name = path.dropping(prefix: Self.calendarPath) {
            return await calendar(name, request)
        }
        if path == Self.standingPath { return try await standing(request) }
        if let answer = try await notLetIn(request) { return answer }
        let isForm = request.method == .post
        guard isForm || request.method == .get else {
            return PageResponse.plain(
                .methodNotAllowed, Text("A page is read or sent, and nothing else.").string)
        }
        if isForm, path == SharedShelf.path { return sharedInVain(request) }
        if isForm, !FormOrigin.isOurs(request, address) {
            return PageResponse.plain(
                .forbidden, Text("This form came from another site.").string)
        }
        if path == Self.setUpPath { return try await setUp(request) }
        if path == Self.recoverPath { return try await recover(request) }
        if path == "/sign-in" { return try await signIn(request) }
        if path == Self.forgottenPath { return try await forgotten(request) }
        guard let visit = try await visit(of: request) else {
            return isForm ? try await keepUnsent(request) : signInFirst(request)
        }
        return try await visit.inZones { try await answer(visit, request, context) }
    }

    /// What somebody is answered who is signed in.
    private func answer(
        _ visit: Visit, _ request: Request, _ context: BasicRequestContext
    ) async throws -> Response {
        guard request.method == .post else {
            var response =
                request.uri.path == Self.unsentPath
                ? try await showUnsent(visit, context)
                : try await show(request, await visit.readingNews(), context)
            shortenCookies(visit, &response)
            renewCookies(visit, &response)
            // What is said once is no use later.
            let isPassing = hasFlash(visit)
            if isPassing { response.setCookie(LastingCookie.ended(flashCookie)) }
            return await keeping(response, visit, isPassing: isPassing)
        }
        let form = try await read(request)
        guard FormToken.isOf(visit.token ?? "", form.token) else {
            return PageResponse.plain(
                .forbidden,
                Text(
                    "This form belongs to a page that has expired. Go back, load the page again, and send it once more."
                ).string)
        }
        var sent = visit
        sent.form = form
        return try await send(sent, context)
    }

    /// What a browser is answered that is not let in; nil: it is.
    private func notLetIn(_ request: Request) async throws -> Response? {
        if address.isOutside(request) { return try await turnedAway(request) }
        if request.uri.path == "/enter" { return enter(request) }
        guard !BrowserKey.isHeld(by: request, key) else { return nil }
        let visit = Visit(site: self, request: request)
        return visit.response(
            Text("Let this browser in"), EnterView(isWrong: false), status: .forbidden)
    }

    /// A page for somebody who is signed in.
    func show(
        _ request: Request, _ visit: Visit, _ context: BasicRequestContext
    ) async throws -> Response {
        do {
            let answer = try await withPictures(of: visit, request) {
                try await pages.respond(
                    to: request,
                    context: PageContext(coreContext: context.coreContext, visit: visit))
            }
            // The router's own answer where there is no such page says nothing and carries none of
            // our headers.
            guard answer.status == .notFound, answer.headers[.contentType] == nil else {
                return answer
            }
            if let page = ownForms[request.uri.path]?.page { return PageResponse.see(page) }
            throw HTTPError(.notFound)
        } catch let error as HearthError {
            if error.code == .locked { return signInFirst(request) }
            return await visit.with(request).gone(error) ?? failure(error, visit)
        } catch let error as any HTTPResponseError where error.status == .notFound {
            return visit.response(
                Text("Not found"),
                MessageView(
                    heading: Text("Not found"),
                    message: Text("There is nothing at this address.").string), status: .notFound)
        }
    }

    /// A page with the faces of those who have one. Without them it is a page all the same.
    private func withPictures(
        of visit: Visit, _ request: Request, _ page: () async throws -> Response
    ) async throws -> Response {
        guard !visit.isPicture, request.uri.path != Self.livePath else { return try await page() }
        let pictures = KnownPictures((try? await visit.ask(ListPictures())) ?? [])
        return try await KnownPictures.$current.withValue(pictures) { try await page() }
    }

    /// A QR code for a friend's camera.
    func drawing(of text: String) throws -> String { try QRCode(text).svg }

    /// A page that says what went wrong.
    func failure(
        _ error: HearthError, _ visit: Visit, status: HTTPResponse.Status? = nil
    ) -> Response {
        visit.response(
            Text("That did not work"),
            MessageView(
                heading: Text("That did not work"), message: PageErrors.text(for: error)),
            status: status ?? .init(code: PageErrors.status(of: error)))
    }
}

extension String {
    /// What stands behind a prefix; nil without it.
    func dropping(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
