import HTTPTypes
import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthPages
import HearthSodium
import Hummingbird

/// What stays behind on a device, and for how long: the node says it with its answers, the worker
/// (worker.js) goes by it.
extension PageSite {
    /// Where a page with nobody on it asks how its device stands.
    static let standingPath = "/standing"

    /// Pages that no device keeps: they have secrets, or are of no use later.
    private static let passing = [
        "/find", "/welcome", "/recovery", "/settings", "/export", "/import", "/live",
        "/friends/invite",
        "/sign-in",
        pairPath, unsentPath,
    ]

    /// Under what a device keeps what its member does there; nil: it keeps nothing, for it is the family's.
    func keep(on device: Device) -> String? {
        device.member.map { keptName("hearth/1 kept" + $0) }
    }

    /// Says of a page or a picture that a person's own device may keep it, and with a page for how long it
    /// may show all that it keeps.
    func keeping(_ response: Response, _ visit: Visit, isPassing: Bool) async -> Response {
        let term = KeptTerm(markedOn: response)
        var response = KeptTerm.unmarked(response)
        guard visit.keep != nil, let device = visit.device else { return response }
        let path = visit.request.uri.path
        if response.status == .ok, !isPassing,
            !Self.passing.contains(where: { path == $0 || path.hasPrefix($0 + "/") })
        {
            let itsTerm: KeptTerm
            if visit.isPicture {
                itsTerm = await visit.termOfPicture
            } else {
                itsTerm = term ?? .gifts
            }
            response = itsTerm.marking(response)
        }
        guard !visit.isPicture, path != Self.livePath else { return response }
        return saying(await kept(on: device, visit), with: response)
    }

    /// How a device stands, for its own page that asks: what may not stay there goes then.
    ///
    /// It is not asked where another site leads: an answer to that would be no answer to the device.
    func standing(_ request: Request) async throws -> Response {
        guard address.isOutside(request), request.method == .get else {
            return PageResponse.plain(.notFound, Text("There is nothing at this address.").string)
        }
        let answer = PageResponse.plain(.ok, "")
        guard let device = desk.device(of: request), device.member != nil,
            request.cookies[leftCookie] == nil
        else { return saying(Self.nothing, with: answer) }
        return saying(await kept(on: device, try await visit(of: request)), with: answer)
    }

    private static let nothing = "none"

    /// The name of what is kept, which is another one once the member has ended their other sign-ins, and
    /// to its member for how many seconds lists without giving may be shown from now on, and all else; nil: the node
    /// cannot say.
    private func kept(on device: Device, _ visit: Visit?) async -> String? {
        guard let member = device.member else { return Self.nothing }
        do {
            let info = try await performer.perform(ShowKeeping(member: member), as: Caller())
            let name = keptName("hearth/1 kept \(info.endings) \(member)")
            guard let visit else { return name }
            let time = KeptTime(isShort: visit.isShort, takesCart: device.takesCart)
            return "\(name) \(KeptTime.usual.seconds) \(time.seconds)"
        } catch let error as HearthError where error.code == .unknownMember {
            return Self.nothing
        } catch {
            return nil
        }
    }

    private func saying(_ kept: String?, with response: Response) -> Response {
        guard let kept, let name = HTTPField.Name("hearth-kept") else { return response }
        var response = response
        response.headers[name] = kept
        return response
    }

    private func keptName(_ text: String) -> String {
        Hex.encode(BLAKE2b.hash(Array((text + key.cookieSuffix).utf8), count: 8))
    }

    // MARK: Signing out

    /// Says that somebody signed out at a device, and that their sign-in did not just end.
    var leftCookie: String { "hearth-left-\(key.cookieSuffix)" }

    /// Nobody is signed in at this browser any more, by somebody's will.
    func leave(_ visit: Visit, next: String = "/sign-in") -> Response {
        var response = PageResponse.see(next)
        endSignIn(&response)
        if visit.device != nil { response.setCookie(LastingCookie.make(leftCookie, "yes")) }
        return response
    }
}

/// Which of two terms a device keeps something for.
enum KeptTerm: String, Sendable {
    /// Of lists on which nobody gives anything: for as long as any device keeps anything.
    case lists
    /// All else, by which somebody who gives at home might be known.
    case gifts

    private static var field: HTTPField.Name? { HTTPField.Name("hearth-keep") }

    init?(markedOn response: Response) {
        guard let field = Self.field,
            let term = response.headers[field].flatMap(KeptTerm.init(rawValue:))
        else {
            return nil
        }
        self = term
    }

    func marking(_ response: Response) -> Response {
        guard let field = Self.field else { return response }
        var response = response
        response.headers[field] = rawValue
        return response
    }

    /// No device is to keep it.
    static func unmarked(_ response: Response) -> Response {
        guard let field else { return response }
        var response = response
        response.headers[field] = nil
        return response
    }
}

extension Visit {
    /// That of the list with the item of which a picture or a sound is.
    fileprivate var termOfPicture: KeptTerm {
        get async {
            let pieces = request.uri.path.split(separator: "/")
            guard pieces.first == "photo", pieces.count > 2 else { return .gifts }
            let list = (try? await ask(ListLists(all: ListLists.yes)))?
                .first { $0.id == String(pieces[1]) }
            return KindPages.term(of: list, at: "")
        }
    }
}

/// How long a device may show what it keeps, after the node has answered its member.
enum KeptTime {
    /// Their sign-ins are as short: they give to somebody who lives here.
    case short
    /// The same, where they took the cart along.
    case day
    case usual

    init(isShort: Bool, takesCart: Bool?) {
        self = !isShort ? .usual : takesCart == true ? .day : .short
    }

    var seconds: Int {
        switch self {
        case .short: 1800
        case .day: 86_400
        case .usual: 14 * 86_400
        }
    }
}

extension FormActions {
    /// The name of the form by which somebody who gives at home takes the cart along.
    static let alongForm = "devices/along"

    mutating func offerTakingAlong() {
        set(Self.alongForm, for: .everybody, saysItself: true) { visit, form in
            guard let device = visit.device, device.member != nil else {
                throw HearthError(
                    .usage, ["problem": Text("This is no device of your own.").string])
            }
            let takesCart = form["takesCart"] == "true"
            try visit.site.desk.set(takesCart: takesCart, of: device)
            return Finished(
                next: form.next,
                said: takesCart
                    ? Text("This device keeps pages with gifts for a day now.")
                    : Text("This device keeps pages with gifts for 30 minutes now."))
        }
    }
}
