import Foundation
import HearthAPI
import HearthHousehold
import HearthRecovery
import HearthRows
import HearthShell
import HearthWire
import Logging
import NIOConcurrencyHelpers

@testable import HearthNode

/// A home with its node, at whatever time a test says it is. The node listens to nobody.
struct ClockedHome {
    let path: String
    let node: Node
    let log = NIOLockedValueBox<[String]>([])
    private let clock: NIOLockedValueBox<WallTime>

    /// `now` is the same for all that are given it.
    init(_ name: String, in folder: String, clock: NIOLockedValueBox<WallTime>) async throws {
        path = folder + "/" + name
        self.clock = clock
        _ = try await Home.create(at: path, household: name, member: "First", passphrase: nil)
        let log = log
        node = try await Node(
            options: NodeOptions(home: path),
            logger: Logger(label: "node") { _ in KeptLog(lines: log) },
            now: { clock.withLockedValue { $0 } })
        _ = try await ask(ConfirmRecoveryCode(code: ask(ShowRecoveryCode()).code))
    }

    @discardableResult
    func ask<Request: HearthAPI.Operation>(
        _ operation: Request, as member: String? = "First"
    ) async throws -> Request.Answer {
        try await node.perform(operation, as: Caller(member: member, at: .home))
    }

    /// Looks around as the node does each five seconds, and waits for what comes of it.
    func lookAround() async {
        await node.backUpIfDue()
        await node.endBackups()
    }

    func kept() async throws -> KeptBackups { try await node.kept() }

    func keep(_ change: @Sendable (inout KeptBackups) -> Void) async throws {
        try await node.keep(change)
    }
}

extension Node {
    func kept() throws -> KeptBackups { try shell.look { try $0.keptBackups($1) } }

    /// Writes down something else, as a node of another time did.
    func keep(_ change: (inout KeptBackups) -> Void) throws {
        try shell.step(.full) { household, work in
            var kept = try household.keptBackups(work)
            change(&kept)
            return (try household.keep(kept, work), [])
        }
    }

    /// Puts octets into the database.
    func fill(_ count: Int) throws {
        try shell.step(.full) { _, work in
            let octets = [UInt8](repeating: 7, count: count)
            return (try work.store.put(SettingRow(name: "filling", value: octets)), [])
        }
    }
}

/// Keeps the lines of a log that are more than news.
private struct KeptLog: LogHandler {
    let lines: NIOLockedValueBox<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let values = (event.metadata ?? [:]).map { "\($0.value)" }
        lines.withLockedValue { $0.append("\(event.message): " + values.joined(separator: " ")) }
    }
}
