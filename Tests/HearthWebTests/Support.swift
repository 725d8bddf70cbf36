import AsyncHTTPClient
import FoundationEssentials
import Glibc
import HearthAPI
import HearthHome
import HearthPictures
import HearthShops
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import Testing

@testable import HearthWeb

/// Stands in for the node: answers with what a test prepared, and remembers what it was asked.
final class StandIn: OperationPerformer {
    struct Asked: Sendable {
        var operation: any Operation
        var caller: Caller
    }

    var operations: [any Operation.Type] { HouseholdOperations.all }
    private let log = NIOLockedValueBox<[Asked]>([])
    var asked: [Asked] { log.withLockedValue { $0 } }
    private let endings = NIOLockedValueBox<[[String]]>([])
    /// The devices whose sign-ins were ended, each time.
    var ended: [[String]] { endings.withLockedValue { $0 } }
    private let answer: @Sendable (any Operation, Caller) throws -> any Sendable

    init(answer: @escaping @Sendable (any Operation) throws -> any Sendable) {
        self.answer = { operation, _ in try answer(operation) }
    }

    /// The same where it matters who asks.
    init(answer: @escaping @Sendable (any Operation, Caller) throws -> any Sendable) {
        self.answer = answer
    }

    func perform<Requested: Operation>(
        _ operation: Requested, as caller: Caller
    ) async throws -> Requested.Answer {
        // What the server asks by itself: everybody is a householder.
        let own: (any Sendable)? =
            switch operation {
            case is ConfirmAskers: CallerInfo(key: nil, isHouseholder: true)
            case is BindSignIn, is EndDeviceSignIns, is TellOfGuest: Done()
            default: nil
            }
        if let ending = operation as? EndDeviceSignIns {
            endings.withLockedValue { $0.append(ending.devices) }
        }
        if let own = own as? Requested.Answer { return own }
        if let frame = frame(for: caller) as? Requested.Answer, operation is ShowFrame {
            return frame
        }
        log.withLockedValue { $0.append(Asked(operation: operation, caller: caller)) }
        guard let answer = try answer(operation, caller) as? Requested.Answer else {
            throw HearthError(.internalError)
        }
        return answer
    }
}

extension StandIn {
    /// As a home makes it of what it answers to others.
    private func frame(for caller: Caller) -> FrameInfo {
        func ask<Asked: Operation>(_ operation: Asked) -> Asked.Answer? {
            try? answer(operation, caller) as? Asked.Answer
        }
        let inbox = ask(ShowInbox()) ?? []
        let news = ask(ShowNews(which: "unread"))
        let waiting = news?.items.count { $0.waits(in: inbox) } ?? 0
        return FrameInfo(
            kinds: ask(ShowKinds()) ?? [], inbox: inbox.count,
            news: max(0, (news?.unread ?? 0) - waiting),
            cart: ask(ShowCart(sort: nil))?.entries.count { !$0.changes.isEmpty } ?? 0,
            members: ask(ListMembers())?.count ?? 0)
    }
}

/// Makes photos without looking at them: of octets that say `bad` none.
struct FakePictures: PictureMaker {
    func make(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> [EncodedPicture] {
        if file == Array("bad".utf8) { throw .refused(.damaged) }
        if file == Array("heic".utf8) { throw .refused(.notTaken(.heic)) }
        if file == Array("busy".utf8) { throw .busy }
        let mark: [UInt8] = [0xFF, 0xD8, 0xFF]
        return [
            EncodedPicture(format: .jpeg, width: 8, height: 6, octets: mark + file),
            EncodedPicture(format: .jpeg, width: 4, height: 3, octets: mark),
        ]
    }

    func code(in file: [UInt8]) async throws(PictureFailure) -> String? {
        if file == Array("bad".utf8) { throw .refused(.damaged) }
        return file.isEmpty ? nil : String(decoding: file, as: UTF8.self)
    }
}

/// What a server answered.
struct Received {
    var status: Int
    var headers: [String: String]
    var body: String

    /// The code of an error.
    var code: ErrorCode? {
        try? JSONDecoder().decode(ErrorAnswer.self, from: Data(body.utf8)).error.code
    }
}

/// A running server in a folder of its own, and a client for it.
struct Server {
    let folder: String
    let endpoints: WebServer.Endpoints
    let http: HTTPClient

    var socketURL: String { "http+unix://" + PercentCoding.encode(endpoints.socketPath) }

    /// Runs `body` beside a server, then stops it.
    static func run(
        _ performer: StandIn, pictures: any PictureMaker = FakePictures(), web: String? = nil,
        in folder: String? = nil,
        _ body: (Server) async throws -> Void
    ) async throws {
        try await run(performer: performer, pictures: pictures, web: web, in: folder, body)
    }

    /// The same with whoever is to answer.
    static func run(
        performer: some OperationPerformer, pictures: any PictureMaker = FakePictures(),
        shops: any ShopReader = ShopFetcher(), web: String? = nil, place: WebPlace = .nowhere,
        origin: PagesOrigin? = nil, devices: DevicesPlace = .usual,
        certificate: CertificateSource? = nil, in folder: String? = nil,
        _ body: (Server) async throws -> Void
    ) async throws {
        let folder = try folder ?? temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = try WebServer(
            performer: performer, pictures: pictures, shops: shops,
            socketPath: folder + "/hearth.sock",
            web: try web.map { text in .at(try LoopbackAddress(text)) } ?? place, origin: origin,
            devices: devices, certificate: certificate, tokenPath: folder + "/api-token",
            logger: quiet)
        let group = ServiceGroup(services: [server], logger: quiet)
        let http = HTTPClient()
        let running = Task { try await group.run() }
        do {
            // Ends without a value when the server fails.
            for await endpoints in server.started.prefix(1) {
                try await body(Server(folder: folder, endpoints: endpoints, http: http))
            }
        } catch {
            await group.triggerGracefulShutdown()
            try? await http.shutdown()
            throw error
        }
        await group.triggerGracefulShutdown()
        try await http.shutdown()
        try await running.value
    }

    static func temporaryFolder() throws -> String {
        var template = Array("/tmp/hearth-web.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HearthError(.diskFull) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Asks for an operation on the socket.
    func perform<Asked: Operation>(_ operation: Asked) async throws -> Asked.Answer {
        let body = String(decoding: try JSONEncoder().encode(operation), as: UTF8.self)
        let received = try await send(
            Asked.isReading ? "GET" : "POST", LocalAPI.prefix + Asked.path,
            body: Asked.isReading ? nil : body)
        guard received.status == 200 else { throw HearthError(received.code ?? .internalError) }
        return try JSONDecoder().decode(Asked.Answer.self, from: Data(received.body.utf8))
    }

    /// Sends a request to the socket, or to `base`.
    func send(
        _ method: String, _ path: String, body: String? = nil, headers: [String: String] = [:],
        to base: String? = nil
    ) async throws -> Received {
        var request = HTTPClientRequest(url: (base ?? socketURL) + path)
        request.method = .init(rawValue: method)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        let response = try await http.execute(request, timeout: .seconds(240))
        let answer = try await response.body.collect(upTo: 16 << 20)
        return Received(
            status: Int(response.status.code),
            headers: Dictionary(
                response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: +),
            body: String(buffer: answer))
    }
}

/// The permission bits of a file.
func mode(of path: String) -> Int? {
    // By its words: the number comes in another type where all of Foundation is loaded.
    let found = try? FileManager.default.attributesOfItem(atPath: path)
    return found?[.posixPermissions].flatMap { Int("\($0)") }
}
