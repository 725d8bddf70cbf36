import ArgumentParser
import HearthAPI
import HearthLanguage
import Synchronization
import UnixSignals

/// Shows news as they come.
struct WatchCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "watch", "Show news as they come, until Ctrl-C.", example: "hearth watch --json",
        more: "With --json every piece of news is a line of its own. Nothing counts as read by it.")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        console.explain(Text("Following what happens, until Ctrl-C."))
        // A session that was opened for this command is ended before it goes.
        let stop = StopFlag()
        let signals = Task {
            for await _ in await UnixSignalsSequence(trapping: .sigint, .sigterm) { stop.set() }
        }
        defer { signals.cancel() }
        try await follow(client, console, until: stop)
    }

    private func follow(
        _ client: NodeClient, _ console: Console, until stop: StopFlag
    ) async throws {
        var last: Int?
        var isAway = false
        while !stop.isSet {
            var end: NewsEnd?
            do {
                if last == nil { last = try await client.perform(ShowNews(which: "unread")).newest }
                end = try await client.follow(since: last, until: stop) { news in
                    isAway = false
                    last = news.id
                    console.write(
                        node.json
                            ? try JSONText.line(of: news) + "\n" : NewsLine.of(news) + "\n")
                }
            } catch let error as HearthError
                where last != nil && [.nodeNotRunning, .nodeUnreachable].contains(error.code)
            {
                end = nil
            }
            if stop.isSet { return }
            switch end {
            case .locked:
                console.explain(Text("Your keys were locked, so nothing more is told."))
                throw ExitCode.failure
            case .slow:
                console.explain(
                    Text("News came faster than they were read, so nothing more is told."))
                throw ExitCode.failure
            case .stopping, nil:
                if !isAway {
                    console.explain(Text("The node is away; this goes on when it is back."))
                }
                isAway = true
                await stop.wait(at: .seconds(1))
            }
        }
    }
}

/// Whether the person has had enough.
final class StopFlag: Sendable {
    private let flag = Atomic<Bool>(false)

    var isSet: Bool { flag.load(ordering: .acquiring) }

    func set() { flag.store(true, ordering: .releasing) }

    /// Waits until it is set, or so long.
    func wait(at most: Duration) async {
        let end = ContinuousClock.now + most
        while !isSet, ContinuousClock.now < end {
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return }
        }
    }
}
