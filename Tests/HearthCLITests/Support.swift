import FoundationEssentials
import Glibc
import HearthAPI
import HearthHome
import HearthPictures
import HearthProgram
import HearthShops
import HearthWeb
import Logging
import NIOConcurrencyHelpers
import ServiceLifecycle
import Testing

@testable import HearthCommandLine

/// Stands in for the node: answers with what a test prepared, and remembers what it was asked.
final class FakeNode: OperationPerformer {
    struct Asked: Sendable {
        var path: String
        var operation: any Operation
        var caller: Caller
    }

    var operations: [any Operation.Type] { HouseholdOperations.all }
    private let log = NIOLockedValueBox<[Asked]>([])
    private let answer: @Sendable (Asked) throws -> any Sendable
    private let shops: any ShopReader

    init(
        shops: any ShopReader = ShopFetcher(),
        answer: @escaping @Sendable (Asked) throws -> any Sendable
    ) {
        self.shops = shops
        self.answer = answer
    }

    var asked: [Asked] { log.withLockedValue { $0 } }
    var paths: [String] { asked.map(\.path) }

    func perform<Requested: Operation>(
        _ operation: Requested, as caller: Caller
    ) async throws -> Requested.Answer {
        let asked = Asked(path: Requested.path, operation: operation, caller: caller)
        log.withLockedValue { $0.append(asked) }
        guard let answer = try answer(asked) as? Requested.Answer else {
            throw HearthError(.internalError)
        }
        return answer
    }

    /// Runs `body` with a home in which this node runs. `web`: where it serves pages, and so can be asked about
    /// devices.
    func serve(web: WebPlace = .nowhere, _ body: (TestHome) async throws -> Void) async throws {
        let home = try TestHome()
        let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = try WebServer(
            performer: self, pictures: FakePictures(), shops: shops,
            socketPath: home.path + "/hearth.sock", web: web,
            tokenPath: home.path + "/api-token", logger: quiet)
        let group = ServiceGroup(services: [server], logger: quiet)
        let running = Task { try await group.run() }
        do {
            for await _ in server.started.prefix(1) { try await body(home) }
        } catch {
            await group.triggerGracefulShutdown()
            throw error
        }
        await group.triggerGracefulShutdown()
        try await running.value
    }
}

/// Makes photos without looking at them: of octets that say `bad` none.
struct FakePictures: PictureMaker {
    func make(
        _ file: [UInt8], as form: PictureForm
    ) async throws(PictureFailure) -> [EncodedPicture] {
        if file == Array("bad".utf8) { throw .refused(.damaged) }
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

/// What a command line came to.
struct Outcome: Sendable, Equatable {
    var code: Int32
    var output: String
    var explanation: String
}

/// A home's folder, gone with this value, for command lines that are run in this process.
final class TestHome: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/hearth-cli.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HearthError(.diskFull) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Runs `hearth` with the arguments.
    ///
    /// `typed` is what a person at the terminal types, in turn; nil: there is no terminal. `standardInput`: its
    /// descriptor; nil: `/dev/null`.
    func run(
        _ arguments: [String], typed: [String]? = nil, environment: [String: String] = [:],
        isColoured: Bool = false, patience: Duration = .seconds(600),
        explanation: Collected = Collected(), screen: Screen? = nil, pager: Pager? = nil,
        standardInput: Int32? = nil
    ) async -> Outcome {
        // What the tests themselves were started with is none of a command's.
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        let output = Collected()
        let typing = Typing(typed ?? [])
        let console = Console(
            write: { output.append($0) }, writeError: { explanation.append($0) },
            standardInput: standardInput ?? nothing, isInteractive: typed != nil,
            isColoured: isColoured,
            screen: screen, pager: pager, patience: patience,
            environment: environment.merging(["HEARTH_HOME": path]) { $1 },
            now: { 1_811_764_800 },
            readLine: {
                explanation.append($0); return typing.next()
            },
            readSecret: {
                explanation.append($0); return typing.next()
            })
        let code = await Console.$current.withValue(console) {
            await Program.run(arguments, homes: HomesOfThisMachine())
        }
        return Outcome(
            code: code, output: output.text, explanation: explanation.text)
    }

    /// Writes a file into the home and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }
}

final class Collected: Sendable {
    private let storage = NIOLockedValueBox("")
    var text: String { storage.withLockedValue { $0 } }
    func append(_ text: String) { storage.withLockedValue { $0 += text } }
}

final class Typing: Sendable {
    private let lines: NIOLockedValueBox<[String]>
    init(_ lines: [String]) { self.lines = NIOLockedValueBox(lines) }
    func next() -> String? { lines.withLockedValue { $0.isEmpty ? nil : $0.removeFirst() } }
}
