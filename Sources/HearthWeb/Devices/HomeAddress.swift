import HearthAPI
import HearthAuthority
import HearthWire
import NIOConcurrencyHelpers

/// Where the household's devices find the pages: one address, and the others that lead there.
final class HomeAddress: Sendable {
    private struct State {
        var origin: PagesOrigin?
        var known: Set<String> = []
    }

    private let state: NIOLockedValueBox<State>

    /// `fixed`: the address of a proxy, which is always there.
    init(fixed: PagesOrigin?) {
        state = NIOLockedValueBox(State(origin: fixed))
    }

    /// Nil: nowhere.
    var origin: PagesOrigin? { state.withLockedValue { $0.origin } }

    func set(origin: PagesOrigin?, known: [PagesHost]) {
        state.withLockedValue {
            $0.origin = origin
            $0.known = Set(known.map(\.text))
        }
    }

    /// Whether a Host header (or `:authority`) names this machine in some other way.
    func isKnown(_ authority: String?) -> Bool {
        let text = authority ?? ""
        guard let host = (HostPort(text) ?? HostPort(text + ":443"))?.host else { return false }
        return state.withLockedValue { $0.known.contains(host) }
    }
}
