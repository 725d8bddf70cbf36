import FoundationEssentials
import Glibc
import HearthAPI
import Testing

@testable import HearthWeb

@Suite("The API on a loopback address")
struct WebAccessTests {
    private func token(in folder: String) throws -> String {
        try String(contentsOfFile: folder + "/api-token", encoding: .utf8)
            .split(separator: "\n").joined()
    }

    @Test("A request that carries the token is answered")
    func token() async throws {
        try await Server.run(StandIn { _ in [ListInfo]() }, web: "127.0.0.1:0") { server in
            let token = try token(in: server.folder)
            #expect(token.count == 64)
            #expect(mode(of: server.folder + "/api-token") == 0o600)
            let received = try await server.send(
                "GET", "/api/v1/lists", headers: ["Authorization": "Bearer " + token],
                to: server.endpoints.url)
            #expect(received.status == 200)
        }
    }

    @Test("A request without the token, or with another, is refused")
    func wrongToken() async throws {
        let standIn = StandIn { _ in [ListInfo]() }
        try await Server.run(standIn, web: "127.0.0.1:0") { server in
            let token = try token(in: server.folder)
            let wrong = [
                nil, "", token, "Bearer ", "Bearer " + token.dropLast(), "Bearer " + token + "0",
                "Bearer " + String(token.reversed()), "Basic " + token,
            ]
            for header in wrong {
                let headers = header.map { ["Authorization": $0] } ?? [:]
                for path in ["/api/v1/lists", "/health", "/api/v1/nothing"] {
                    let received = try await server.send(
                        "GET", path, headers: headers, to: server.endpoints.url)
                    #expect(received.status == 401)
                    #expect(received.code == .unauthorized)
                }
                // Pages have their own way in, and the token in this header is not it.
                for path in ["/", "/lists", "/nothing", "/live", "/sign-in"] {
                    let received = try await server.send(
                        "GET", path, headers: headers, to: server.endpoints.url)
                    #expect(received.status == 403)
                }
            }
        }
        #expect(standIn.asked.isEmpty)
    }

    @Test("A request that was meant for another name is refused, though it carries the token")
    func wrongHost() async throws {
        let standIn = StandIn { _ in [ListInfo]() }
        try await Server.run(standIn, web: "127.0.0.1:0") { server in
            let token = try token(in: server.folder)
            let port = try #require(server.endpoints.url?.split(separator: ":").last)
            for host in ["example.org", "example.org:\(port)", "127.0.0.1", "127.0.0.1:1"] {
                let received = try await server.send(
                    "GET", "/api/v1/lists",
                    headers: ["Authorization": "Bearer " + token, "Host": host],
                    to: server.endpoints.url)
                #expect(received.status == 401)
            }
            let received = try await server.send(
                "GET", "/api/v1/lists",
                headers: ["Authorization": "Bearer " + token, "Host": "localhost:\(port)"],
                to: server.endpoints.url)
            #expect(received.status == 200)
        }
        #expect(standIn.asked.count == 1)
    }

    @Test("The token stays from start to start, unless others could read it")
    func tokenFile() throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/api-token"
        _ = try AccessToken(file: path)
        let first = try String(contentsOfFile: path, encoding: .utf8)
        _ = try AccessToken(file: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
        chmod(path, 0o644)
        let renewed = try AccessToken(file: path)
        let second = try String(contentsOfFile: path, encoding: .utf8)
        #expect(second != first)
        #expect(mode(of: path) == 0o600)
        #expect(renewed.isCarried(by: "Bearer " + second.dropLast()))
    }

    @Test("What lets a browser in opens pages and never the API")
    func pagesKey() async throws {
        try await Server.run(StandIn { _ in Done() }, web: "127.0.0.1:0") { server in
            let link = try #require(server.endpoints.entrance)
            let key = String(try #require(link.split(separator: "=").last))
            #expect(mode(of: server.folder + "/pages-key") == 0o600)
            #expect(try key != token(in: server.folder))
            let asked = try await server.send(
                "GET", "/api/v1/lists", headers: ["Authorization": "Bearer " + key],
                to: server.endpoints.url)
            #expect(asked.status == 401)
        }
        // The other way round: a token lets no browser in.
        try await Browser.run(StandIn { _ in throw HearthError(.nobodyHere) }) { browser in
            let token = try token(in: browser.server.folder)
            let answer = try await browser.ask("/enter?key=" + token, cookies: "")
            #expect(answer.status == 403 && answer.cookies.isEmpty)
        }
    }

    @Test("Browsers that a home of before let in stay so, and what they hold is no token any more")
    func earlierKey() throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let earlier = try AccessToken(file: folder + "/api-token")
        let held = try "Bearer " + token(in: folder)
        for _ in 0..<2 {
            let keys = try HomeKeys(tokenPath: folder + "/api-token")
            #expect(keys.pages.isCarried(by: held))
            #expect(keys.pages.cookieSuffix == earlier.cookieSuffix)
            #expect(!keys.api.isCarried(by: held))
        }
        // Stopped between the two steps.
        try FileManager.default.removeItem(atPath: folder + "/api-token")
        let keys = try HomeKeys(tokenPath: folder + "/api-token")
        #expect(keys.pages.isCarried(by: held))
        #expect(!keys.api.isCarried(by: held))
    }

    @Test("An occupied port is named")
    func occupiedPort() async throws {
        try await Server.run(StandIn { _ in Done() }, web: "127.0.0.1:0") { server in
            let url = try #require(server.endpoints.url)
            let address = String(url.dropFirst("http://".count))
            await #expect(throws: HearthError(.addressInUse, ["address": address])) {
                try await Server.run(StandIn { _ in Done() }, web: address) { _ in
                    Issue.record("the second server listens too")
                }
            }
        }
    }
}
