import Glibc
import HTTPTypes
import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthLists
import HearthPages
import HearthWire
import HearthZones
import Hummingbird

/// One request of somebody's, and what is needed to answer it.
struct Visit: Sendable {
    let site: PageSite
    let request: Request
    /// Nil before anybody is signed in.
    var member: String?
    /// Of their sign-in.
    var token: String?
    /// Whether they give to somebody who may sit at this very screen.
    var isShort = false
    /// Whether they may decide for the household.
    var isHouseholder = false
    /// From when on what they are shown may have changed (`SignInInfo`).
    var moment: String?
    /// Since when they use Hearth on another computer (ISO 8601); nil: they do not.
    var elsewhereSince: String?
    /// Since when they are moving out (ISO 8601); nil: they are not.
    var movingSince: String?
    /// Of when this is an old copy of what is theirs (ISO 8601); nil: it is none.
    var copyOf: String?
    /// By which their days begin, and their reminders come; nil: the computer's.
    var zone: Zone?
    /// Under what their own device may keep pages; nil: nothing may be kept.
    var keep: String?
    /// What was sent.
    var form: Form?
    /// The child for whom the visitor asks; nil: for themselves.
    var acting: ActingFor?
    /// The news that count as read since the visitor opened this page.
    var justRead: [NewsInfo] = []
    /// Why a form was refused: the page that it stood on is shown again with it.
    var problem: Problem?

    init(site: PageSite, request: Request) {
        self.site = site
        self.request = request
    }

    /// The same visitor with another request.
    func with(_ request: Request) -> Visit {
        var other = Visit(site: site, request: request)
        other.member = member
        other.token = token
        other.isShort = isShort
        other.isHouseholder = isHouseholder
        other.moment = moment
        other.elsewhereSince = elsewhereSince
        other.movingSince = movingSince
        other.copyOf = copyOf
        other.zone = zone
        other.keep = keep
        other.problem = problem
        return other
    }

    var caller: Caller {
        Caller(
            member: member, session: token, isByItself: isByItself, at: place,
            language: Language.current.code, acting: acting)
    }

    /// The household's device from which the request comes; nil: a browser on the node's machine.
    var device: Device? {
        site.address.isOutside(request) ? site.desk.device(of: request) : nil
    }

    /// Whether something that is no operation of the node's is for whoever asks: a page or a form.
    ///
    /// - Throws: `HearthError`.
    func check(_ askers: Askers) async throws {
        // Nobody comes here who is not signed in.
        guard askers != .anyone, askers != .everybody else { return }
        _ = try await ask(ConfirmAskers(askers))
    }

    /// How pages have the visitor's passphrase given once more.
    func confirmation() async throws -> Confirmation {
        let own = try await ask(ListMembers()).first { $0.name == member }
        return Confirmation(
            hasPassphrase: own?.hasPassphrase ?? false, isOnFamilyDevice: place == .familyDevice)
    }

    var place: AskingPlace {
        guard site.address.isOutside(request) else { return .machine }
        return device?.member == nil ? .familyDevice : .ownDevice
    }

    func ask<Asked: DeskOperation>(_ operation: Asked) async throws -> Asked.Answer {
        try await site.desk.perform(operation, as: caller, from: device)
    }

    /// How what is created by the form is named.
    var newID: NewID { form?.newID ?? .random() }

    func ask<Asked: Operation>(_ operation: Asked) async throws -> Asked.Answer {
        try await site.performer.perform(operation, as: caller)
    }

    /// A value of the address's query, which browsers write as they write forms: with + for a space.
    func query(_ name: String) -> String? {
        Form(encoded: request.uri.query ?? "")?[name]
    }

    /// The address of the page.
    var address: String {
        let path = request.uri.path
        return PageRefresh.without(request.uri.query).map { "\(path)?\($0)" } ?? path
    }

    /// Which of many things the page is to show.
    func part(first: Int = PagePart.most, mark: String = "from") -> PagePart {
        PagePart(address, first: first, mark: mark)
    }

    /// Whether an open page looks again by itself, with nobody's doing.
    var isByItself: Bool {
        request.uri.path == PageSite.livePath || isPicture || Opening.isByItself(request)
    }

    /// Whether a picture is asked for, and no page.
    var isPicture: Bool {
        let path = request.uri.path
        return path == "/face" || path.hasPrefix("/photo/")
    }

    /// The system's clock, which is the node's.
    var now: WallTime { WallTime(seconds: Int64(time(nil))) }

    /// Today where the visitor lives.
    var today: Day {
        guard
            let day = LocalTime.today.flatMap({ Day($0) }) ?? Day(utc: now)
                ?? Day(daysSinceEpoch: 0)
        else {
            preconditionFailure("1970-01-01 is a day")
        }
        return day
    }

    // MARK: Answering

    /// The page with all that stands around it.
    ///
    /// `of`: the list that it is about. `under`: what the page may do.
    func page<Content: PageContent>(
        _ title: Text, at place: MainPlace? = nil, whose: Whose = .neutral,
        of list: ListInfo? = nil, under policy: PagePolicy = .usual, _ content: Content
    ) async throws -> Response {
        var frame = PageFrame()
        frame.place = place
        frame.list = list.flatMap {
            $0.isOfWishes && ($0.isOwn || $0.role == .keeper) && !$0.isTray && !$0.isArchived
                ? $0.id : nil
        }
        frame.address = address
        frame.moment = moment
        frame.problem = problem
        frame.notice = site.notice(for: self)
        let term = KindPages.term(of: list, at: request.uri.path)
        frame.isOfLists = term == .lists
        if let member {
            let around = try await ask(ShowFrame())
            setRooms(of: &frame, list, around.kinds)
            frame.running = await running(of: around.kinds)
            frame.badges.inbox = around.inbox
            frame.badges.news = around.news
            frame.badges.cart = around.cart
            frame.trouble = around.diskProblem?.text
            frame.lists = around.lists
            frame.visitor = visitor(
                member, unreadNews: frame.badges.news,
                isShared: isShared(among: { around.members }))
        }
        let status: HTTPResponse.Status = problem == nil ? .ok : .unprocessableContent
        return term.marking(response(title, frame, whose, content, status, under: policy))
    }

    /// A page that asks the node nothing. `refused`: its form, which is given back.
    func response<Content: PageContent>(
        _ title: Text, _ content: Content, status: HTTPResponse.Status = .ok,
        refused: Problem? = nil
    ) -> Response {
        var frame = PageFrame()
        frame.address = address
        frame.problem = refused
        if let member {
            frame.visitor = visitor(member, unreadNews: 0, isShared: place == .familyDevice)
        }
        return response(title, frame, .neutral, content, status)
    }

    /// Whether others sign in at this screen: at the family's device, and at a machine on which several live.
    var isShared: Bool {
        get async {
            let members = (try? await ask(ListMembers()))?.count
            return isShared { members }
        }
    }

    private func isShared(among members: () -> Int?) -> Bool {
        switch place {
        case .ownDevice: false
        case .familyDevice: true
        default: members() != 1
        }
    }

    private func visitor(_ member: String, unreadNews: Int, isShared: Bool) -> Visitor {
        Visitor(
            name: member, formToken: FormToken.masked(of: token ?? ""),
            formNumber: NewID.random().text, unreadNews: unreadNews, isShort: isShort,
            isShared: isShared)
    }

    private func response<Content: PageContent>(
        _ title: Text, _ frame: PageFrame, _ whose: Whose, _ content: Content,
        _ status: HTTPResponse.Status, under policy: PagePolicy = .usual
    ) -> Response {
        let choices = BrowserChoices(of: request)
        var frame = frame
        frame.isApp = site.address.isOutside(request)
        frame.elsewhereSince = elsewhereSince
        frame.movingSince = movingSince
        frame.copyOf = copyOf
        if movingSince != nil { frame.stopped = site.stoppedForms }
        frame.keep = keep
        frame.clock = pageClock
        if keep != nil, device?.push != nil { frame.pushKey = site.desk.pusher.publicKey }
        return PageResponse.html(
            site.renderer.html(
                Page(title, frame, whose: whose, look: choices.look, content)),
            status: status, under: policy)
    }
}
