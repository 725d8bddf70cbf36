import Logging
import NIOConcurrencyHelpers
import ServiceLifecycle

/// A server that is stopped while the node goes on.
///
/// It is asked to end, and its connections are closed; it is never cancelled. NIO traps where a connection
/// that has just been taken is dropped by a task that was cancelled.
final class Serving: Sendable {
    /// What the server's own loop goes by.
    final class State: Sendable {
        private struct Value {
            var isStopped = false
            var group: ServiceGroup?
            var pause: Task<Void, any Error>?
        }

        private let value = NIOLockedValueBox(Value())

        var isStopped: Bool { value.withLockedValue { $0.isStopped } }

        /// Runs a server until it fails or is stopped.
        func run(_ server: some Service) async throws {
            var quiet = Logger(label: "hearth")
            quiet.logLevel = .critical
            let group = ServiceGroup(services: [server], logger: quiet)
            let isStopped = value.withLockedValue { value in
                value.group = group
                return value.isStopped
            }
            defer { value.withLockedValue { $0.group = nil } }
            guard !isStopped else { return }
            try await group.run()
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

        fileprivate func stop() async {
            let group = value.withLockedValue { value in
                value.isStopped = true
                value.pause?.cancel()
                return value.group
            }
            await group?.triggerGracefulShutdown()
        }
    }

    private let state = State()
    private let task: Task<Void, Never>

    init(_ body: @escaping @Sendable (State) async -> Void) {
        task = Task { [state] in await body(state) }
    }

    /// Ends it; connections that are busy then have a moment to finish, and are closed.
    func stop(_ places: ConnectionPlaces? = nil) async {
        await state.stop()
        let closing = Task {
            while (try? await Task.sleep(for: .milliseconds(500))) != nil { places?.closeAll() }
        }
        await task.value
        closing.cancel()
    }
}
