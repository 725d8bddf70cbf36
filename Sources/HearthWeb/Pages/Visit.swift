import Glibc
import HTTPTypes
import HearthAPI
import HearthLanguage
import HearthLists
import HearthPages
import HearthSodium
import HearthWire
import Hummingbird

/// One request of somebody's, and what is needed to answer it.
struct Visit: Sendable {
    let site: PageSite
    let request: Request
    /// Nil before anybody is signed in.
    var member: String?
    /// Of her sign-in.
    var token: String?
    /// What was sent.
    var form: Form?
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
        other.problem = problem
        return other
    }

    var caller: Caller { Caller(member: member, session: token) }

    /// What her forms carry: it follows from her sign-in, which no other site can read.
    var formToken: String {
        let octets = BLAKE2b.digest(Array("hearth/1 form".utf8) + Array((token ?? "").utf8))
        return Hex.encode(octets.octets)
    }

    func ask<Asked: Operation>(_ operation: Asked) async throws -> Asked.Answer {
        try await site.performer.perform(operation, as: caller)
    }

    /// A value of the address's query.
    func query(_ name: String) -> String? {
        request.uri.queryParameters[Substring(name)].map(String.init)
    }

    /// The address of the page, without what was said about a form before.
    var address: String {
        let path = request.uri.path
        let kept = (request.uri.query ?? "").split(separator: "&").filter {
            !$0.hasPrefix("done=") && !$0.hasPrefix("undo=")
        }
        return kept.isEmpty ? path : path + "?" + kept.joined(separator: "&")
    }

    /// The system's clock, which is the node's.
    var now: WallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(seconds: Int64(time.tv_sec))
    }

    /// Today in UTC, as everywhere in the node.
    var today: Day {
        guard let day = Day(utc: now) ?? Day(daysSinceEpoch: 0) else {
            preconditionFailure("1970-01-01 is a day")
        }
        return day
    }

    // MARK: Answering

    /// The page with all that stands around it.
    func page<Content: PageContent>(
        _ title: Text, at place: MainPlace? = nil, whose: Whose = .neutral, _ content: Content
    ) async throws -> Response {
        var frame = PageFrame()
        frame.place = place
        frame.address = address
        frame.problem = problem
        frame.notice = query("done").flatMap { Notice.of(done: $0, undo: query("undo")) }
        if let member {
            let inbox = try await ask(ShowInbox())
            let news = try await ask(ShowNews(which: "unread"))
            let cart = try await ask(ShowCart(sort: nil))
            frame.badges = Badges(
                inbox: inbox.count, news: news.unread,
                cart: cart.entries.count { !$0.changes.isEmpty })
            frame.trouble = news.diskProblem?.text
            frame.visitor = Visitor(
                name: member, formToken: formToken, unreadNews: news.unread)
        }
        return response(title, frame, whose, content, problem == nil ? .ok : .unprocessableContent)
    }

    /// A page that asks the node nothing.
    func response<Content: PageContent>(
        _ title: Text, _ content: Content, status: HTTPResponse.Status = .ok
    ) -> Response {
        var frame = PageFrame()
        frame.address = address
        if let member {
            frame.visitor = Visitor(
                name: member, formToken: formToken, unreadNews: 0)
        }
        return response(title, frame, .neutral, content, status)
    }

    private func response<Content: PageContent>(
        _ title: Text, _ frame: PageFrame, _ whose: Whose, _ content: Content,
        _ status: HTTPResponse.Status
    ) -> Response {
        let choices = BrowserChoices(of: request)
        return PageResponse.html(
            site.renderer.html(
                Page(title, frame, whose: whose, textSize: choices.textSize, content)),
            status: status)
    }
}
