import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage
import NIOCore
import NIOHTTP1

/// Asks the running node of a home, over its Unix socket.
///
/// A member's keys that are locked are unlocked on the way, for this command only, when there is a
/// passphrase file or somebody to ask.
final class NodeClient {
    /// The language in whose order names come; nil: in that of none, as in answers for programs.
    @TaskLocal static var orderOfNames: String?

    /// No answer came in the time that it was waited for.
    private struct Late: Error {}

    private let home: String
    private let passphrases: PassphraseSource
    private var caller: Caller
    /// The passphrase that was given for this command.
    private var given: String?
    /// Whether the session is ours to end.
    private var hasOpenedSession = false

    private init(
        home: String, caller: Caller, passphrases: PassphraseSource
    ) {
        self.home = home
        self.caller = caller
        self.passphrases = passphrases
    }

    /// Lets `body` ask the node of the home that the options name, as this member.
    ///
    /// - Throws: `HearthError`: what the node refused, or that there is no home or no running node;
    ///   `Declined`.
    static func use(
        _ options: NodeOptionGroup, as member: String?, _ console: Console,
        _ body: (NodeClient) async throws -> Void
    ) async throws {
        try await use(
            home: options.home.folder, member: member,
            passphraseFile: options.passphraseFile, console, body)
    }

    /// The same for who has no options: nil is what was not given.
    static func use(
        home folder: String?, member: String?, passphraseFile: String?, _ console: Console,
        _ body: (NodeClient) async throws -> Void
    ) async throws {
        func variable(_ name: String) -> String? {
            console.environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        let home = try HomeOptions.path(folder, console.environment)
        try checkHome(home)
        let client = NodeClient(
            home: home,
            caller: Caller(
                member: member ?? variable("HEARTH_AS"),
                session: variable("HEARTH_SESSION")),
            passphrases: PassphraseSource(file: passphraseFile, console: console))
        do {
            try await body(client)
        } catch {
            await client.close()
            throw error
        }
        await client.close()
    }

    /// Whether a session of the environment is used.
    var hasSession: Bool { caller.session != nil }

    /// Whether the keys are locked again when the command ends.
    var locksAtItsEnd: Bool { hasOpenedSession }

    /// Carries out one operation.
    ///
    /// - Throws: as `use` does.
    func perform<Requested: Operation>(_ operation: Requested) async throws -> Requested.Answer {
        try await unlocking { try await send(operation) }
    }

    /// Carries out one operation for which the passphrase may be asked again.
    ///
    /// - Throws: as `use` does.
    func perform<Requested: Confirmed>(_ operation: Requested) async throws -> Requested.Answer {
        try await performConfirmed { current in
            var confirmed = operation
            confirmed.current = current
            return confirmed
        }
    }

    /// Carries out what asks for the passphrase although the keys are open; `operation` makes it with
    /// the passphrase, or without one where there may be none.
    ///
    /// - Throws: as `use` does.
    func performConfirmed<Requested: Operation>(
        _ operation: (String?) -> Requested
    ) async throws -> Requested.Answer {
        do {
            return try await perform(operation(given))
        } catch let error as HearthError where error.code == .passphraseAgain {
            let member = error.arguments["member"]
            guard let passphrase = try given ?? passphrases.existing(of: member) else {
                throw error
            }
            given = passphrase
            return try await perform(operation(passphrase))
        }
    }

    /// Asks with this session from now on, which stays when the command ends.
    func goesOn(with session: SessionInfo) { caller.session = session.token }

    /// Asks for something, a second time when keys had to be unlocked for it.
    func unlocking<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
        do {
            return try await body()
        } catch let error as HearthError where error.code == .locked && !hasOpenedSession {
            guard let passphrase = try passphrases.existing(of: error.arguments["member"])
            else { throw error }
            given = passphrase
            caller.session = nil
            caller.session = try await send(Unlock(passphrase: passphrase)).token
            hasOpenedSession = true
            return try await body()
        }
    }

    /// Follows the member's news from the piece with this id on, until the news end or the member
    /// has enough.
    ///
    /// - Returns: Why nothing more is told; nil when the node went away.
    /// - Throws: as `use` does, and what `take` throws.
    func follow(
        since id: Int?, until stop: StopFlag, _ take: (NewsInfo) throws -> Void
    ) async throws -> NewsEnd? {
        // Locked keys are unlocked like for every other operation.
        _ = try await perform(ShowReminderDays())
        var request = request(to: LocalAPI.eventsPath, query: [:])
        if let id { request.headers.add(name: LocalAPI.lastEventHeader, value: String(id)) }
        let connection: NodeConnection
        do {
            connection = try await NodeConnection(to: LocalAPI.socketPath(in: home))
        } catch is IOError {
            return nil
        }
        let (chunks, input) = AsyncThrowingStream.makeStream(of: ByteBuffer.self)
        return try await withThrowingTaskGroup(of: Void.self) { [request] group in
            group.addTask {
                do {
                    try await Self.receive(request, over: connection) { input.yield($0) }
                    input.finish()
                } catch let refusal as HearthError {
                    input.finish(throwing: refusal)
                } catch {
                    // That the node is gone is no error here.
                    input.finish()
                }
            }
            group.addTask {
                while !stop.isSet, !Task.isCancelled { await stop.wait(at: .seconds(60)) }
                input.finish()
            }
            defer { group.cancelAll() }
            var reader = EventReader()
            for try await chunk in chunks {
                for event in try reader.events(in: chunk.readableBytesView) {
                    switch event {
                    case .news(let news), .due(let news): try take(news)
                    case .changed: break
                    case .end(let end): return end
                    }
                }
            }
            return nil
        }
    }

    /// Hands on what is answered, as it comes.
    private static func receive(
        _ request: NodeRequest, over connection: NodeConnection,
        _ take: @Sendable (ByteBuffer) -> Void
    ) async throws {
        let (status, refusal) = try await connection.send(request, into: ByteBuffer()) {
            refusal, status, octets in
            guard status != .ok else { return take(octets) }
            if refusal.readableBytes < 1 << 20 { refusal.writeImmutableBuffer(octets) }
        }
        guard status == .ok else {
            let answer = try JSONDecoder().decode(
                ErrorAnswer.self, from: Data(refusal.readableBytesView)
            ).error
            throw HearthError(answer.code, answer.arguments)
        }
    }

    private func close() async {
        if hasOpenedSession {
            // The node ends forgotten sessions by itself.
            _ = try? await send(Lock())
        }
    }

    private func send<Requested: Operation>(
        _ operation: Requested
    ) async throws -> Requested.Answer {
        // Long lists take their time on a small machine, and all photos of a home even more.
        let timeout: Duration =
            switch Requested.self {
            case is MakeBackup.Type: .seconds(6 * 3600)
            case is ImportWishes.Type, is ExportLists.Type: .seconds(600)
            default: .seconds(60)
            }
        return try await answer(
            Requested.Answer.self, to: try request(for: operation), within: timeout)
    }

    /// What the node answers in JSON.
    func answer<Answer: Decodable>(
        _ type: Answer.Type, to request: NodeRequest, within timeout: Duration
    ) async throws -> Answer {
        let octets = try await octets(to: request, within: timeout)
        do {
            return try JSONDecoder().decode(Answer.self, from: octets)
        } catch is DecodingError {
            // The node is of another version, or no node.
            throw HearthError(.nodeUnreachable, ["home": home])
        }
    }

    /// What the node answers, as it is.
    func octets(
        to request: NodeRequest, within timeout: Duration
    ) async throws -> Data {
        let (status, octets) = try await exchange(request, within: timeout)
        guard status == .ok else {
            guard let answer = try? JSONDecoder().decode(ErrorAnswer.self, from: octets).error
            else { throw HearthError(.nodeUnreachable, ["home": home]) }
            throw HearthError(answer.code, answer.arguments)
        }
        return octets
    }

    /// Sends a request, once more when its answer got lost on the way: whichever of both arrives, or
    /// both, it is done once (`Operation`).
    private func exchange(
        _ request: NodeRequest, within timeout: Duration
    ) async throws -> (HTTPResponseStatus, Data) {
        var hasBroken = false
        // Of its own, since it has to speak while the answer is waited for; gone with the answer.
        let notice = Task { [console = passphrases.console] in
            try await Task.sleep(for: console.patience)
            if console.isInteractive {
                let seconds = Int(console.patience / .seconds(1))
                console.explain(
                    Text("hearth: The node has not answered for \(seconds) s. Waiting for it…"))
            }
        }
        defer { notice.cancel() }
        while true {
            do {
                let (status, body) = try await asked(request, within: timeout)
                if hasBroken, status != .ok {
                    passphrases.console.explain(
                        Text(
                            "hearth: The connection broke, and the node was asked a second time. It may have done it at the first."
                        ))
                }
                return (status, Data(body.readableBytesView))
            } catch let error as IOError where error.errnoCode == EACCES {
                throw HearthError(.nodeOfAnother, ["home": home])
            } catch let error as IOError where [ECONNREFUSED, ENOENT].contains(error.errnoCode) {
                // A node that was there a moment ago may have done it.
                throw HearthError(
                    hasBroken ? .nodeUnreachable : .nodeNotRunning, ["home": home])
            } catch {
                guard !hasBroken, Self.isBroken(error) else {
                    throw HearthError(.nodeUnreachable, ["home": home])
                }
                hasBroken = true
            }
        }
    }

    /// - Throws: `Late`; as `NodeConnection.send` does.
    private func asked(
        _ request: NodeRequest, within timeout: Duration
    ) async throws -> (HTTPResponseStatus, ByteBuffer) {
        let socket = try LocalAPI.socketPath(in: home)
        return try await withThrowingTaskGroup { group in
            group.addTask {
                // Ten thousand wishes with long notes fit.
                try await NodeConnection(to: socket).send(request, upTo: 256 << 20)
            }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw Late()
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    /// Whether a connection broke, rather than that an answer took too long.
    private static func isBroken(_ error: any Error) -> Bool {
        error is NodeConnection.Ended || error is IOError || error is ChannelError
            || error is HTTPParserError
    }

    private func request<Requested: Operation>(
        for operation: Requested
    ) throws -> NodeRequest {
        let octets = try JSONEncoder().encode(operation)
        var fields: [String: String] = [:]
        if Requested.isReading {
            fields = try JSONDecoder().decode([String: String].self, from: octets)
        }
        var request = request(to: Requested.path, query: fields)
        if !Requested.isReading {
            request.post(octets, as: "application/json")
        }
        return request
    }

    /// A request of the caller's.
    func request(to path: String, query: [String: String]) -> NodeRequest {
        var path = LocalAPI.prefix + path
        let query = query.sorted { $0.key < $1.key }.map { name, value in
            PercentCoding.encode(name) + "=" + PercentCoding.encode(value)
        }
        if !query.isEmpty { path += "?" + query.joined(separator: "&") }
        var request = NodeRequest(target: path)
        if let member = caller.member {
            request.headers.add(
                name: LocalAPI.memberHeader, value: PercentCoding.encode(member))
        }
        if let session = caller.session {
            request.headers.add(
                name: LocalAPI.sessionHeader, value: PercentCoding.encode(session))
        }
        if let language = Self.orderOfNames {
            request.headers.add(name: "Accept-Language", value: language)
        }
        return request
    }

    /// Tells a home that is not there from a node that does not run.
    private static func checkHome(_ home: String) throws {
        let socket = try LocalAPI.socketPath(in: home)
        var status = stat()
        guard stat(home, &status) == 0 else {
            try KnownHomes(Console.current.environment).check(home)
            throw HearthError(.homeMissing, ["home": home])
        }
        guard stat(socket, &status) == 0 else {
            throw HearthError(
                errno == EACCES ? .nodeOfAnother : .nodeNotRunning, ["home": home])
        }
    }
}
