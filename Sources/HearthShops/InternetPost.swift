package import AsyncHTTPClient
package import HearthWire
import NIOCore
import NIOHTTP1

/// Sends octets to an address in the internet that a browser of the household named, and to no machine at
/// home.
///
/// The address that was checked is the one that is dialled, as with `ShopFetcher`.
package struct InternetPost: Sendable {
    private let lookUp: @Sendable (String) async throws(ShopFailure) -> [InternetAddress]
    private let isForeign: @Sendable (InternetAddress) -> Bool
    /// Of a service in a test; nil: the usual one.
    private let port: Int?
    /// Whom a test trusts besides.
    private let change: @Sendable (inout HTTPClient.Configuration) -> Void
    /// For all of it: the name, the connection and the answer.
    private let deadline: Duration

    package init(internet: InternetUse = .direct) {
        self.init(port: nil, lookUp: internet.addresses, change: { _ in }) {
            $0.isPublic && !OwnNetworks.have($0)
        }
    }

    package init(
        port: Int?, deadline: Duration = .seconds(20),
        lookUp: @escaping @Sendable (String) async throws(ShopFailure) -> [InternetAddress],
        change: @escaping @Sendable (inout HTTPClient.Configuration) -> Void,
        isForeign: @escaping @Sendable (InternetAddress) -> Bool
    ) {
        (self.port, self.deadline, self.lookUp, self.change) = (port, deadline, lookUp, change)
        self.isForeign = isForeign
    }

    /// - Returns: The status.
    /// - Throws: `ShopFailure`.
    package func send(
        _ body: [UInt8], to link: String, headers: [(String, String)]
    ) async throws(ShopFailure) -> Int {
        guard let address = ShopAddress(link), address.url.hasPrefix("https://") else {
            throw .notALink
        }
        return try await inTime(deadline) { () async throws(ShopFailure) in
            let found = try await lookUp(address.name)
            guard found.allSatisfy(isForeign), let place = found.first else { throw .atHome }
            guard let status = await status(of: body, to: address, at: place, headers) else {
                throw .noAnswer
            }
            return status
        }
    }

    private func status(
        of body: [UInt8], to address: ShopAddress, at place: InternetAddress,
        _ headers: [(String, String)]
    ) async -> Int? {
        var settings = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(deadline), read: TimeAmount(deadline)))
        settings.dnsOverride = [address.host: place.description]
        change(&settings)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
        defer { client.leave() }
        var request = HTTPClientRequest(url: address.url(at: port))
        request.method = .POST
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        request.body = .bytes(ByteBuffer(bytes: body))
        guard let answer = try? await client.execute(request, timeout: TimeAmount(deadline)) else {
            return nil
        }
        _ = try? await answer.body.collect(upTo: 1 << 16)
        return Int(answer.status.code)
    }
}
