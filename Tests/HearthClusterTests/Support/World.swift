import Foundation
import HearthAPI
import Testing

/// A few households with running nodes, which a test has for itself.
final class World {
    let folder: String
    let beat: Int
    private(set) var homes: [TestHome] = []

    fileprivate init(beat: Int) throws {
        self.beat = beat
        // Short, since the path of a Unix socket has room for 107 octets.
        folder = "/tmp/hearth-" + UUID().uuidString.prefix(8).lowercased()
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
    }

    /// A new household whose node runs.
    @discardableResult
    func household(
        _ name: String, logLevel: String = "debug", passphraseFile: String? = nil,
        starting: Bool = true
    ) async throws -> TestHome {
        let home = try await TestHome(
            name, folder: folder, beat: beat, logLevel: logLevel, passphraseFile: passphraseFile)
        homes.append(home)
        if starting { try await home.start() }
        return home
    }

    /// A place for the home of somebody, in which there is nothing yet.
    func vacant(_ name: String, at place: String) -> TestHome {
        let home = TestHome(vacant: name, at: place, folder: folder, beat: beat)
        homes.append(home)
        return home
    }

    /// A file with a line of text.
    func file(_ name: String, _ line: String) throws -> String {
        let path = "\(folder)/\(name)"
        try Data((line + "\n").utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    fileprivate func end() async {
        for home in homes {
            try? await home.stop()
            try? await home.crash()
        }
        // For whoever looks into a failure.
        guard ProcessInfo.processInfo.environment["HEARTH_KEEP_WORLDS"] == nil else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }

    fileprivate func attachLogs() {
        for home in homes where !home.log.isEmpty {
            Attachment.record(home.log, named: "\(home.logName).log")
        }
    }

    fileprivate var logTails: String {
        homes.map { "--- \($0.name):\n\($0.log.suffix(1500))" }.joined(separator: "\n")
    }
}

/// Lets a few worlds run at a time, so that each has enough of the machine.
private actor Gate {
    static let shared = Gate()
    static let places = 3
    private var free = places
    private var waiting: [(places: Int, turn: CheckedContinuation<Void, Never>)] = []

    /// Waits for so many places, first come, first served: who needs all of them is not passed by.
    func enter(_ places: Int) async {
        if waiting.isEmpty, places <= free {
            free -= places
        } else {
            await withCheckedContinuation { waiting.append((places, $0)) }
        }
    }

    func leave(_ places: Int) {
        free += places
        while let next = waiting.first, next.places <= free {
            free -= next.places
            waiting.removeFirst().turn.resume()
        }
    }
}

/// Runs a test in a world of its own and takes the world away afterwards.
///
/// Every node of a world has the same beat, in seconds; a failure comes with the nodes' last words.
/// What is told by the real clock, or has nodes by the dozen, is alone on the machine.
func withWorld(
    beat: Int = 1, alone: Bool = false, _ body: (World) async throws -> Void
) async throws {
    let places = alone ? Gate.places : 1
    await Gate.shared.enter(places)
    let outcome: Result<Void, any Error>
    do {
        let world = try World(beat: beat)
        do {
            try await body(world)
            outcome = .success(())
        } catch {
            world.attachLogs()
            outcome = .failure(Failure("\(error)\nThe nodes' last words:\n\(world.logTails)"))
        }
        await world.end()
    } catch {
        outcome = .failure(error)
    }
    await Gate.shared.leave(places)
    try outcome.get()
}
