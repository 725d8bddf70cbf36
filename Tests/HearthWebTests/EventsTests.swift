import HearthAPI
import NIOConcurrencyHelpers
import Testing

@testable import HearthWeb

/// Tells what a test prepared.
private final class Teller: OperationPerformer, NewsSource {
    struct Asked: Sendable, Equatable {
        var caller: Caller
        var id: Int?
        var moment: String?
    }

    let operations: [any Operation.Type] = []
    private let log = NIOLockedValueBox<[Asked]>([])
    var asked: [Asked] { log.withLockedValue { $0 } }
    private let events: [NewsEvent]
    private let refusal: HearthError?

    init(_ events: [NewsEvent], refusal: HearthError? = nil) {
        self.events = events
        self.refusal = refusal
    }

    func perform<Request: Operation>(
        _ operation: Request, as caller: Caller
    ) async throws -> Request.Answer {
        throw HearthError(.notFound)
    }

    func news(as caller: Caller, since id: Int?, moment: String?) async throws -> AsyncStream<
        NewsEvent
    > {
        log.withLockedValue { $0.append(Asked(caller: caller, id: id, moment: moment)) }
        if let refusal { throw refusal }
        return AsyncStream { stream in
            for event in events { stream.yield(event) }
            stream.finish()
        }
    }
}

@Suite("News as server-sent events")
struct EventsTests {
    private static let news = NewsInfo(
        id: 7, kind: .wishAdded, at: "2027-05-31T12:00:00Z", isUnread: true, list: "Birthday",
        owner: "Owner", wish: "Lamp")

    private func follow(
        _ teller: Teller, query: String = "", headers: [String: String] = [:]
    ) async throws -> Received {
        var received: Received?
        try await Server.run(performer: teller) { server in
            received = try await server.send("GET", "/api/v1/events" + query, headers: headers)
        }
        return try #require(received)
    }

    @Test("News come as events with their id, to whoever the headers name, from where she was")
    func events() async throws {
        let teller = Teller([.news(Self.news), .end(.locked)])
        let received = try await follow(
            teller,
            headers: ["Hearth-Member": "Friend", "Hearth-Session": "ab", "Last-Event-ID": "6"])
        #expect(received.status == 200)
        #expect(received.headers["content-type"] == "text/event-stream; charset=utf-8")
        #expect(received.headers["cache-control"] == "no-store")
        #expect(
            received.body == """
                retry: 2000
                : Hearth

                id: 7
                event: news
                data: {"at":"2027-05-31T12:00:00Z","count":1,"id":7,"isUnread":true,\
                "kind":"wish-added","list":"Birthday","owner":"Owner","wish":"Lamp"}

                event: end
                data: "locked"


                """)
        #expect(
            teller.asked == [
                .init(caller: Caller(member: "Friend", session: "ab", at: .home), id: 6)
            ])
    }

    @Test("What a page has seen is passed on, for what came after it was made")
    func seen() async throws {
        let teller = Teller([.end(.stopping)])
        let received = try await follow(teller, query: "?seen=12-3")
        #expect(received.status == 200)
        #expect(teller.asked.map(\.moment) == ["12-3"])
    }

    @Test("Pages that ask for it are told where to look again, between the news and without an id")
    func changes() async throws {
        let events: [NewsEvent] = [
            .changed(ChangeInfo(list: "0a1b")), .news(Self.news), .changed(ChangeInfo()),
            .end(.stopping),
        ]
        let asked = try await follow(Teller(events), query: "?changes=yes")
        let lines = asked.body.split(separator: "\n").filter { !$0.hasPrefix("data: {\"at") }
        #expect(
            lines.dropFirst(2) == [
                "event: change", "data: {\"list\":\"0a1b\"}", "id: 7", "event: news",
                "event: change", "data: {}", "event: end", "data: \"stopping\"",
            ])
        let plain = try await follow(Teller(events))
        #expect(plain.status == 200)
        #expect(plain.body == (try await follow(Teller([.news(Self.news), .end(.stopping)]))).body)
        #expect(try await follow(Teller(events), query: "?changes=no").status == 400)
    }

    @Test("Whoever could not be told everything is told that")
    func slow() async throws {
        let received = try await follow(Teller([.news(Self.news)]))
        #expect(received.body.hasSuffix("event: end\ndata: \"slow\"\n\n"))
    }

    @Test("Many events arrive in order, however fast they come")
    func many() async throws {
        let events = (1...500).map { id in
            var news = Self.news
            news.id = id
            return NewsEvent.news(news)
        }
        let received = try await follow(Teller(events + [.end(.stopping)]))
        let ids = received.body.split(separator: "\n").filter { $0.hasPrefix("id: ") }
            .compactMap { Int($0.dropFirst(4)) }
        #expect(ids == Array(1...500))
    }

    @Test("Nobody follows with locked keys, or with an id that is none")
    func refused() async throws {
        let locked = try await follow(
            Teller([], refusal: HearthError(.locked, ["member": "Friend"])))
        #expect(locked.status == 401)
        #expect(locked.code == .locked)
        for id in ["-1", "x", "99999999999999999999"] {
            let received = try await follow(Teller([]), headers: ["Last-Event-ID": id])
            #expect(received.status == 400)
        }
    }
}
