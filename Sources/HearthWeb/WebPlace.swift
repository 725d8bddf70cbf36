import HearthAPI

/// Where the pages, and the API for programs, are served beside the Unix socket.
package enum WebPlace: Sendable, Hashable {
    case nowhere
    /// There or not at all: a taken port is an error.
    case at(LoopbackAddress)
    /// At `LoopbackAddress.usual`, or at another port where that is taken: several nodes can run on
    /// one machine. The file keeps the port, so that a home is found where it was last and
    /// bookmarks go on leading to it.
    case usual(portFile: String)

    /// In the order in which they are tried.
    var candidates: [LoopbackAddress] {
        switch self {
        case .nowhere: []
        case .at(let address): [address]
        case .usual(let file):
            [RememberedPort(path: file).value].compactMap { $0.map { LoopbackAddress(port: $0) } }
                + LoopbackAddress.usual
        }
    }

    /// `http://host:port`; nil when nothing is served, or not yet.
    func url(port: Int) -> String? {
        guard port > 0 else { return nil }
        switch self {
        case .nowhere: return nil
        case .at(let address): return "http://" + address.authority(port: port)
        case .usual: return "http://" + LoopbackAddress(port: port).authority(port: port)
        }
    }

    func remember(_ port: Int) {
        if case .usual(let file) = self { RememberedPort(path: file).remember(port) }
    }
}

extension LoopbackAddress {
    /// Twenty ports, and any free one when all of them are taken.
    static let usual = (Array(4380..<4400) + [0]).map { LoopbackAddress(port: $0) }
}
