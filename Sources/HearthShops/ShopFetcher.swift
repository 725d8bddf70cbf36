import AsyncHTTPClient
import HearthWire
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// Fetches one page or picture because somebody asked for it just now: no cookies, nothing kept, nobody
/// at home, and never on its own.
///
/// The address that was checked is the one that is dialled, whatever the name stands for a moment later.
package struct ShopFetcher: ShopReader {
    /// Of one page or picture.
    package static let mostOctets = 3 << 20
    private static let mostTurns = 5
    private static let mostAtOnce = 2

    /// How names are looked up, and what is somebody else's: tests have their own.
    private let lookUp: @Sendable (String) async throws(ShopFailure) -> [InternetAddress]
    private let isForeign: @Sendable (InternetAddress) -> Bool
    /// Of a server in a test; nil: the usual one.
    private let port: Int?
    /// For all of it: the name, and every turn that the link takes.
    private let deadline: Duration
    private let running = NIOLockedValueBox(0)

    package init(internet: InternetUse = .direct) {
        self.init(port: nil, lookUp: internet.addresses) { $0.isPublic && !OwnNetworks.have($0) }
    }

    init(
        port: Int?, deadline: Duration = .seconds(5),
        lookUp: @escaping @Sendable (String) async throws(ShopFailure) -> [InternetAddress],
        isForeign: @escaping @Sendable (InternetAddress) -> Bool
    ) {
        (self.port, self.lookUp, self.isForeign) = (port, lookUp, isForeign)
        self.deadline = deadline
    }

    package func fetch(
        _ link: String, as kind: FetchedKind
    ) async throws(ShopFailure) -> Fetched {
        guard let address = ShopAddress(link) else { throw .notALink }
        let isFree = running.withLockedValue { running in
            guard running < Self.mostAtOnce else { return false }
            running += 1
            return true
        }
        guard isFree else { throw .busy }
        defer { running.withLockedValue { $0 -= 1 } }
        return try await inTime(deadline) { () async throws(ShopFailure) in
            try await follow(address, as: kind)
        }
    }

    private func follow(
        _ first: ShopAddress, as kind: FetchedKind
    ) async throws(ShopFailure) -> Fetched {
        var address = first
        for _ in 0...Self.mostTurns {
            let found = try await lookUp(address.name)
            // Also where one of several is at home: a name that stands for both is no shop's.
            guard found.allSatisfy(isForeign), let place = found.first else { throw .atHome }
            switch try await ask(address, at: place, kind) {
            case .octets(let octets): return Fetched(octets: octets, link: address.url)
            case .turn(let location):
                guard let next = address.next(location) else { throw .notALink }
                address = next
            }
        }
        throw .tooManyTurns
    }

    private enum Answer: Sendable {
        case octets([UInt8])
        case turn(String)
    }

    private func ask(
        _ address: ShopAddress, at place: InternetAddress, _ kind: FetchedKind
    ) async throws(ShopFailure) -> Answer {
        var settings = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(deadline), read: TimeAmount(deadline)))
        settings.dnsOverride = [address.host: place.description]
        settings.httpVersion = .http1Only
        // No connection outlives its one question.
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
        let answer = await answer(of: client, address, kind)
        client.leave()
        return try answer.get()
    }

    private func answer(
        of client: HTTPClient, _ address: ShopAddress, _ kind: FetchedKind
    ) async -> Result<Answer, ShopFailure> {
        var request = HTTPClientRequest(url: address.url(at: port))
        request.headers.add(name: "Accept", value: kind.accepted)
        // As it is: nothing that unpacks into more than is read.
        request.headers.add(name: "Accept-Encoding", value: "identity")
        // Says what it is, and nothing of who asks.
        request.headers.add(name: "User-Agent", value: "Hearth (somebody asked for this page)")
        do {
            let response = try await client.execute(request, timeout: TimeAmount(deadline))
            if (300..<400).contains(response.status.code),
                let location = response.headers.first(name: "location")
            {
                return .success(.turn(location))
            }
            guard response.status == .ok else {
                return .failure(.refused(status: Int(response.status.code)))
            }
            let body = try await response.body.collect(upTo: Self.mostOctets)
            return .success(.octets([UInt8](body.readableBytesView)))
        } catch is NIOTooManyBytesError {
            return .failure(.tooLarge)
        } catch {
            return .failure(.noAnswer)
        }
    }
}
