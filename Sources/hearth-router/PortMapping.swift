/// What came of asking a router.
enum Outcome {
    case mapped(address: String, port: Int)
    case refused
    case silent
}

/// The port that the router leads to this machine: asked for, renewed and taken back in the language that
/// the router speaks.
struct PortMapping {
    /// Until a router that hears nothing more forgets it by itself, in seconds.
    private static let lifetime: UInt32 = 3600

    private let route: Route
    private var held: (port: Int, by: Language)?

    private enum Language {
        case natPMP
        case upnp(UPnP)
    }

    init(_ route: Route) { self.route = route }

    /// Asks for the first time, or again.
    mutating func renew() -> Outcome {
        if let held, case .mapped(let address, let port) = ask(in: held.by) {
            self.held = (port, held.by)
            return .mapped(address: address, port: port)
        }
        // The router may be another one by now.
        held = nil
        let route = route
        var wasRefused = false
        for language in [{ Language.natPMP }, { UPnP(route).map(Language.upnp) }] {
            if InputEnd.isReached(within: 0) { break }
            guard let language = language() else { continue }
            let outcome = ask(in: language)
            switch outcome {
            case .mapped(_, let port):
                held = (port, language)
                return outcome
            case .refused: wasRefused = true
            case .silent: break
            }
        }
        return wasRefused ? .refused : .silent
    }

    func remove() {
        switch held?.by {
        case .natPMP: NATPMP.unmap(route)
        case .upnp(let router): router.unmap(outside: held?.port ?? route.port)
        case nil: break
        }
    }

    private func ask(in language: Language) -> Outcome {
        switch language {
        case .natPMP: NATPMP.map(route, lifetime: Self.lifetime)
        case .upnp(let router): router.map(lifetime: Self.lifetime)
        }
    }
}
