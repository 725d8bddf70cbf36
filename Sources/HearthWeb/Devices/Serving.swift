import Logging
import NIOConcurrencyHelpers
import NIOCore
import ServiceLifecycle

/// A server that is stopped while the node goes on.
///
/// First it listens no more, for which it waits for nobody; then it ends, with its last request. It is asked
/// to end, and its connections are closed; it is never cancelled.
final class Serving: Sendable {
    /// What the server's own loop goes by.
    final class State: Sendable {
        private enum Listening {
            case no, beginning
            case yes(any Channel, ConnectionPlaces)
        }

        private struct Value {
            var isStopped = false
            var group: ServiceGroup?
            var listening = Listening.no
            var pause: Task<Void, any Error>?
        }

        private let value = NIOLockedValueBox(Value())
        /// Each time that `listening` changes; whoever stops it looks again.
        private let changes: AsyncStream<Void>
        private let change: AsyncStream<Void>.Continuation

        fileprivate init() {
            (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        var isStopped: Bool { value.withLockedValue { $0.isStopped } }

        /// Runs a server until it fails or is stopped.
        func run(_ server: some Service) async throws {
            var quiet = Logger(label: "hearth")
            quiet.logLevel = .critical
            let group = ServiceGroup(services: [server], logger: quiet)
            let isStopped = value.withLockedValue { value in
                guard !value.isStopped else { return true }
                value.group = group
                value.listening = .beginning
                return false
            }
            guard !isStopped else { return }
            defer {
                value.withLockedValue {
                    $0.group = nil
                    $0.listening = .no
                }
                change.yield()
            }
            try await group.run()
        }

        /// The server listens, and `places` has its connections; false: it was stopped meanwhile.
        func listens(on channel: any Channel, _ places: ConnectionPlaces) -> Bool {
            defer { change.yield() }
            return value.withLockedValue { value in
                value.listening = .yes(channel, places)
                return !value.isStopped
            }
        }

        /// Waits, and no longer once it was stopped.
        func pause(_ duration: Duration) async {
            let pause = Task { try await Task.sleep(for: duration) }
            let isStopped = value.withLockedValue { value in
                value.pause = pause
                return value.isStopped
            }
            if isStopped { pause.cancel() }
            _ = try? await pause.value
        }

        fileprivate func stopListening() async {
            let group = value.withLockedValue { value in
                value.isStopped = true
                value.pause?.cancel()
                return value.group
            }
            await group?.triggerGracefulShutdown()
            var changes = changes.makeAsyncIterator()
            while true {
                switch value.withLockedValue({ $0.listening }) {
                case .no: return
                case .beginning: await changes.next()
                case .yes(let channel, _):
                    // The future of closing cannot fail.
                    try? await channel.closeFuture.get()
                    return
                }
            }
        }

        fileprivate func closeConnections() {
            if case .yes(_, let places) = value.withLockedValue({ $0.listening }) {
                places.closeAll()
            }
        }
    }

    private let state = State()
    private let task: Task<Void, Never>

    init(_ body: @escaping @Sendable (State) async -> Void) {
        task = Task { [state] in await body(state) }
    }

    /// Nothing listens any more when this returns; what is busy goes on.
    func stopListening() async { await state.stopListening() }

    /// Ends it; connections that are busy then have a moment to finish, and are closed.
    func end() async {
        await state.stopListening()
        let closing = Task { [state] in
            while (try? await Task.sleep(for: .milliseconds(500))) != nil {
                state.closeConnections()
            }
        }
        await task.value
        closing.cancel()
    }
}
