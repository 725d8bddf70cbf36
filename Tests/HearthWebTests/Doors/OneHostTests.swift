import Foundation
import HearthAPI
import HearthAuthority
import Testing

@testable import HearthWeb

@Suite("Requests that name their host twice", .timeLimit(.minutes(2)))
struct OneHostTests {
    /// What somebody is answered who sends these lines and reads to the end.
    private func status(_ port: Int, _ lines: [String], body: String = "") async -> String {
        let head = (["GET / HTTP/1.1"] + lines + ["Connection: close", "", ""])
            .joined(separator: "\r\n")
        let octets = Array((head + body).utf8)
        let text = await RawClient.apart { RawClient(port, sending: octets)?.text() ?? "" }
        return String(text.prefix(12))
    }

    private static let hosts: [[String]] = [
        ["Host: {}", "Host: {}"], ["Host: {}", "Host: evil.example"],
        ["Host: evil.example", "Host: {}"], ["Host: {}", "host: {}"],
        ["Host: {}", "Accept: */*", "HOST: evil.example"], ["Host: {}", "Host:"],
        ["Host: {}", "Host: {}", "Host: {}"],
    ]

    private func expectRefused(_ port: Int, _ authority: String) async {
        for lines in Self.hosts {
            let lines = lines.map { $0.replacing("{}", with: authority) }
            #expect(await status(port, lines) == "HTTP/1.1 400", "\(lines)")
        }
        #expect(await status(port, ["Host: \(authority)"]) != "HTTP/1.1 400")
    }

    @Test("They are refused at the pages on this machine, whatever stands in the lines")
    func loopback() async throws {
        let node = StandIn { _ in throw HearthError(.nobodyHere) }
        try await Server.run(node, web: "127.0.0.1:0") { server in
            let url = try #require(server.endpoints.url)
            let port = try #require(url.split(separator: ":").last.flatMap { Int($0) })
            await expectRefused(port, "127.0.0.1:\(port)")
        }
    }

    @Test("They are refused where the certificate is")
    func trust() async throws {
        let trust = TrustServer(try DevicesPlace("127.0.0.1:0"))
        await trust.open(try HouseholdAuthority(now: Date()), at: PagesHost("127.0.0.1"))
        let link = try #require(trust.link)
        let port = try #require(link.split(separator: ":").last.flatMap { Int($0.dropLast()) })
        await expectRefused(port, "127.0.0.1:\(port)")
        await trust.close()
    }
}
