import HearthAPI
import HearthHousehold
import HearthRouter
import HearthWire
import Logging

/// Asking the household's router to let friends in, while the household wants that.
extension Node {
    /// One run of the program that asks.
    struct RouterRun {
        let request: RouterRequest
        let task: Task<Void, Never>
        /// Ends when the program has ended.
        let end: AsyncStream<Void>
        /// It was asked to end, and takes the port back: another run would have its port taken away.
        var isEnding = false
    }

    /// Until a program that ended by itself is started again.
    private static let restartPause: Duration = .seconds(60)
    /// How long the node waits for the port to be taken back when it stops; the program then goes on alone.
    private static let stopPatience: Duration = .seconds(4)

    /// Between two times that the router is asked, in seconds.
    private var routerInterval: Int { Int(min(300, slots.slotSeconds * 5)) }

    /// Starts or ends asking, as the household wants it and the machine's networks are.
    func lookAtRouter() {
        let isWanted = household.reach.isRouterAsked
        let request = isWanted && !isStopping ? routerRequest : nil
        if let run = routerRun, run.request != request {
            routerRun?.isEnding = true
            run.task.cancel()
            set(isWanted ? .asking : nil, mapping: nil)
        }
        guard isWanted, !isStopping else { return set(nil, mapping: nil) }
        guard let request else { return set(.noNetwork, mapping: nil) }
        guard routerRun == nil, routerRestart.map({ $0 <= .now }) ?? true else { return }
        set(.asking, mapping: nil)
        let (end, ending) = AsyncStream.makeStream(of: Void.self)
        routerRun = RouterRun(
            request: request,
            task: Task {
                await RouterProgram.run(request) { await self.heard($0, of: request) }
                ending.finish()
                self.ended(request)
            }, end: end)
    }

    /// Asked to end while the node stops, and waited for.
    func stopRouter() async {
        guard let run = routerRun else { return }
        routerRun = nil
        run.task.cancel()
        await withTaskGroup { group in
            group.addTask { for await _ in run.end {} }
            group.addTask { try? await Task.sleep(for: Self.stopPatience) }
            await group.next()
            group.cancelAll()
        }
    }

    private var routerRequest: RouterRequest? {
        guard let route = DefaultRoute.current, let port = reachablePort else { return nil }
        return RouterRequest(
            gateway: route.gateway.description, own: route.own.description, port: port,
            interval: routerInterval)
    }

    private func heard(_ report: RouterReport, of request: RouterRequest) {
        guard let run = routerRun, run.request == request, !run.isEnding else { return }
        switch report {
        case .refused: set(.refused, mapping: nil)
        case .silent: set(.silent, mapping: nil)
        case .mapped(let host, let port):
            let isPublic = InternetAddress(host)?.isPublic == true
            set(
                isPublic ? .mapped : .hidden,
                mapping: isPublic ? HostPort(host: host, port: port) : nil)
        }
    }

    private func ended(_ request: RouterRequest) {
        guard let run = routerRun, run.request == request else { return }
        routerRun = nil
        // It may be wanted again by now.
        if run.isEnding { return lookAtRouter() }
        routerRestart = .now + Self.restartPause
        set(.failed, mapping: nil)
    }

    private func set(_ state: RouterState?, mapping: HostPort?) {
        guard household.reach.router != state || household.reach.mapping != mapping else { return }
        // What was found stays on show while it is asked for again.
        if state == .asking, household.reach.router == .failed { return }
        attempt { household, _ in
            household.reach.router = state
            household.reach.mapping = mapping
            household.noteChange()
            return []
        }
        logger.info(
            "router", metadata: ["state": "\(state.map(\.rawValue) ?? "off")"])
        lookAtAddresses()
    }
}
