import FoundationEssentials
import NIOCore
import NIOHTTP1

/// What a command asks a node for, in HTTP/1.1 (RFC 9112).
struct NodeRequest: Sendable {
    /// The path, and a query if there is one.
    let target: String
    var method: HTTPMethod = .GET
    /// The node has no name on its socket, but HTTP wants one (RFC 9112, section 3.2).
    var headers: HTTPHeaders = ["Host": "localhost"]
    private(set) var body: ByteBuffer?
    /// Told how many octets of the body are about to have been sent.
    private(set) var report: @Sendable (Int) -> Void = { _ in }

    init(target: String) { self.target = target }

    /// Posts octets; `report` is told how many of them are sent, piece by piece.
    mutating func post(
        _ octets: some Sequence<UInt8>, as type: String,
        report: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        let octets = ByteBuffer(bytes: octets)
        method = .POST
        headers.add(name: "Content-Type", value: type)
        headers.add(name: "Content-Length", value: String(octets.readableBytes))
        body = octets
        self.report = report
    }
}
