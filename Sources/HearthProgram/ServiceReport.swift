import HearthProcess
import ServiceLifecycle

/// Tells the service manager when the node can be used, that it lives, and that it stops.
struct ServiceReport: Service, CustomStringConvertible {
    /// Nil: none started this process.
    let manager: ServiceManager?
    /// Ends as soon as the node can be used.
    let ready: AsyncStream<Void>
    /// Asks the node something: who cannot answer does not live.
    let ask: @Sendable () async throws -> Void

    /// For logs: the service group names its services by this.
    var description: String { "ServiceReport" }

    func run() async throws {
        await withGracefulShutdownHandler {
            for await _ in ready.cancelOnGracefulShutdown() {}
            if let manager, !Task.isShuttingDownGracefully {
                manager.isReady()
                await live(manager)
            }
            // The group takes a service that ends for one that failed.
            try? await gracefulShutdown()
        } onGracefulShutdown: {
            manager?.isStopping()
        }
    }

    private func live(_ manager: ServiceManager) async {
        guard let interval = manager.interval else { return }
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: interval)) != nil {
                if (try? await ask()) != nil { manager.lives() }
            }
        }
    }
}
