import FoundationEssentials

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
            [RememberedPort.read(file)].compactMap { $0 } + LoopbackAddress.usual
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
        if case .usual(let file) = self { RememberedPort.write(port, to: file) }
    }
}

extension LoopbackAddress {
    /// Twenty ports, and any free one when all of them are taken.
    static let usual = (Array(4380..<4400) + [0]).map { LoopbackAddress(port: $0) }
}

/// The port that a home's pages had last. Only a convenience: what cannot be read is not there.
private enum RememberedPort {
    static func read(_ path: String) -> LoopbackAddress? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 8,
            let text = String(validating: data, as: UTF8.self),
            let port = UInt16(text.filter { $0 != "\n" }), port >= 1024
        else { return nil }
        return LoopbackAddress(port: Int(port))
    }

    static func write(_ port: Int, to path: String) {
        try? Data("\(port)\n".utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
