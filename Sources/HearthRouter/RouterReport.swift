/// What `hearth-router` tells the node of the router: one line of text each time that something changes.
package enum RouterReport: Sendable, Hashable {
    /// What comes to this address and port from outside is led to the node.
    case mapped(address: String, port: Int)
    /// The router answers, and does not do it.
    case refused
    /// No router answers.
    case silent

    /// A line is never longer, its end included; in octets.
    package static let longestLine = 80

    /// Without the end of the line.
    package var line: String {
        switch self {
        case .mapped(let address, let port): "mapped \(address) \(port)"
        case .refused: "refused"
        case .silent: "silent"
        }
    }

    /// Nil for a line that says nothing. The address is not looked at: it is what the router said.
    package init?(line: some StringProtocol) {
        guard line.utf8.count < Self.longestLine else { return nil }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        switch words.first {
        case "refused" where words.count == 1: self = .refused
        case "silent" where words.count == 1: self = .silent
        case "mapped" where words.count == 3:
            guard let port = Int(words[2]), (1...65_535).contains(port) else { return nil }
            self = .mapped(address: String(words[1]), port: port)
        default: return nil
        }
    }
}
