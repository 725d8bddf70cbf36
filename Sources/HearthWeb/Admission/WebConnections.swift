import NIOConcurrencyHelpers
import NIOCore

/// All connections to the port for pages: closes one where there are too many of one address
/// without the key, or of one browser with it.
final class WebConnections: Sendable {
    fileprivate struct State {
        /// By address, and by browser.
        var strangers: Crowd<String, ObjectIdentifier>
        var guests: Crowd<String, ObjectIdentifier>
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    fileprivate struct Entry {
        let channel: any Channel
        let address: String
        /// nil: nobody has shown the key on it.
        var browser: String?
    }

    private let state: NIOLockedValueBox<State>

    init(_ limits: WebLimits) {
        state = NIOLockedValueBox(
            State(
                strangers: Crowd(perGroup: limits.strangersPerAddress, limit: limits.strangers),
                guests: Crowd(perGroup: limits.connectionsPerBrowser, limit: limits.connections)))
    }

    /// How many are open.
    var count: Int { state.withLockedValue { $0.entries.count } }

    func opened(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        let address = Self.group(of: channel.remoteAddress)
        close { state in
            state.entries[id] = Entry(channel: channel, address: address, browser: nil)
            return state.strangers.enter(id, of: address)
        }
    }

    /// The request that came shows which browser, or which program, it is.
    func recognised(_ channel: any Channel, as browser: String) {
        let id = ObjectIdentifier(channel)
        close { state in
            guard let entry = state.entries[id], entry.browser != browser else { return nil }
            state.leave(id, entry)
            state.entries[id]?.browser = browser
            return state.guests.enter(id, of: browser)
        }
    }

    func closed(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        state.withLockedValue { state in
            if let entry = state.entries.removeValue(forKey: id) { state.leave(id, entry) }
        }
    }

    /// Closes the connection for which there is no room any more.
    private func close(_ change: (inout State) -> ObjectIdentifier?) {
        let channel = state.withLockedValue { state in
            change(&state).flatMap { state.entries.removeValue(forKey: $0)?.channel }
        }
        channel?.close(promise: nil)
    }

    /// Anybody who is on this machine can come from any address of the loopback network.
    private static func group(of address: SocketAddress?) -> String {
        let text = address?.ipAddress ?? ""
        return text.hasPrefix("127.") || text == "::1" ? "here" : text
    }
}

extension WebConnections.State {
    fileprivate mutating func leave(_ id: ObjectIdentifier, _ entry: WebConnections.Entry) {
        if let browser = entry.browser {
            guests.leave(id, of: browser)
        } else {
            strangers.leave(id, of: entry.address)
        }
    }
}
