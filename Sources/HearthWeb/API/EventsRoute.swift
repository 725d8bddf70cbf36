import FoundationEssentials
import HearthAPI
import Hummingbird
import NIOCore
import ServiceLifecycle

/// A member's news as they come: server-sent events, as the HTML standard has them.
///
/// What is written, and when, depends on their own news and, where they ask for them with
/// `?changes=yes`, on changes of what they can see: besides a comment at fixed times from the
/// beginning on, and nothing else. For a reader that does not read there waits what the source's
/// bounded queue holds, and no more.
struct EventsRoute: Sendable {
    /// Who may follow: every member, their own news.
    static let askers = Askers.everybody
    /// Between two comments, so that anybody who follows notices when the node is gone.
    static let heartbeat: Duration = .seconds(20)

    /// nil: nothing is offered here.
    let source: (any NewsSource)?

    private enum Signal: Sendable {
        case event(NewsEvent)
        case heartbeat
    }

    func respond(to request: Request) async throws -> Response {
        try await respond(
            to: request, as: RequestReading.caller(of: request),
            withChanges: Self.asksForChanges(request))
    }

    /// The same for somebody who was recognised in another way than by the API's headers.
    func respond(
        to request: Request, as caller: Caller, withChanges: Bool
    ) async throws -> Response {
        guard let source else { throw HearthError(.notFound) }
        let id = try Self.lastEvent(of: request)
        let moment = try RequestReading.fields(ofQuery: request.uri.query ?? "")["seen"]
        let events = try await source.news(as: caller, since: id, moment: moment)
        let body = ResponseBody { writer in
            let (signals, input) = AsyncStream.makeStream(
                of: Signal.self, bufferingPolicy: .bufferingOldest(16))
            await withGracefulShutdownHandler {
                await withTaskGroup { group in
                    group.addTask {
                        await Self.pass(events, withChanges: withChanges, to: input)
                    }
                    group.addTask {
                        while (try? await Task.sleep(for: Self.heartbeat)) != nil {
                            input.yield(.heartbeat)
                        }
                    }
                    // A follower who is gone is noticed by writing.
                    try? await Self.write(signals, to: &writer)
                    group.cancelAll()
                }
            } onGracefulShutdown: {
                input.yield(.event(.end(.stopping)))
                input.finish()
            }
            try await writer.finish(nil)
        }
        return Self.stream(body)
    }

    /// A stream that only says why there is none, for an open page that was not listening when its sign-in
    /// ended: a browser does not tell a page why a stream was refused.
    static func ended(_ end: NewsEnd) -> Response {
        stream(ResponseBody(byteBuffer: ByteBuffer(string: "retry: 60000\n\(event(end))")))
    }

    private static func stream(_ body: ResponseBody) -> Response {
        var headers = EveryAnswer.headers
        headers[.contentType] = "text/event-stream; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: .ok, headers: headers, body: body)
    }

    private static func event(_ end: NewsEnd) -> String {
        "event: end\ndata: \"\(end.rawValue)\"\n\n"
    }

    /// Passes on what comes, no faster than it is read: the bounded queue is the source's.
    private static func pass(
        _ events: AsyncStream<NewsEvent>, withChanges: Bool,
        to input: AsyncStream<Signal>.Continuation
    ) async {
        var hasEnded = false
        for await event in events {
            if case .end = event { hasEnded = true }
            if case .changed = event, !withChanges { continue }
            while case .dropped = input.yield(.event(event)) {
                guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return }
            }
        }
        while !hasEnded, case .dropped = input.yield(.event(.end(.slow))) {
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return }
        }
        input.finish()
    }

    @concurrent private static func write(
        _ signals: AsyncStream<Signal>, to writer: inout any ResponseBodyWriter
    ) async throws {
        try await writer.write(ByteBuffer(string: "retry: 2000\n: Hearth\n\n"))
        for await signal in signals {
            switch signal {
            case .heartbeat: try await writer.write(ByteBuffer(string: ": still here\n\n"))
            case .event(.news(let news)), .event(.due(let news)):
                try await writer.write(
                    ByteBuffer(string: "id: \(news.id)\nevent: news\ndata: \(json(news))\n\n"))
            case .event(.changed(let change)):
                // Without an id: a follower who comes back looks again anyway.
                try await writer.write(
                    ByteBuffer(string: "event: change\ndata: \(json(change))\n\n"))
            case .event(.end(let end)):
                try await writer.write(ByteBuffer(string: event(end)))
                return
            }
        }
    }

    /// In one line.
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers always have an encoding.
        return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
    }

    /// Whether pages want to know when to look again: `?changes=yes`.
    private static func asksForChanges(_ request: Request) throws -> Bool {
        let fields = try RequestReading.fields(ofQuery: request.uri.query ?? "")
        guard let asked = fields["changes"] else { return false }
        guard asked == "yes" else {
            throw Refusal(.badRequest, problem: "The field changes can only be yes.")
        }
        return true
    }

    private static func lastEvent(of request: Request) throws -> Int? {
        let name = LocalAPI.lastEventHeader.lowercased()
        guard
            let field = request.headers.first(where: { $0.name.canonicalName == name }),
            !field.value.isEmpty
        else { return nil }
        guard let id = Int(field.value), id >= 0 else {
            throw Refusal(
                .badRequest, problem: "The header \(LocalAPI.lastEventHeader) is not a number.")
        }
        return id
    }
}
