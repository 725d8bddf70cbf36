import AsyncHTTPClient
import FoundationEssentials
import HearthAPI
import HearthShops
import NIOCore
import NIOHTTP1
import Testing

@testable import HearthWeb

/// A browser that was let in and is signed in, and follows no redirect by itself.
struct Browser {
    struct Answer {
        let status: Int
        let headers: HTTPHeaders
        let body: ByteBuffer

        func header(_ name: String) -> String? { headers.first(name: name) }
        var location: String? { header("location") }
        var cookies: [String] { headers["set-cookie"] }
        var text: String { String(buffer: body) }
    }

    let server: Server
    let http: HTTPClient
    let cookie: String
    let suffix: String

    /// Runs `body` with a browser at a server of its own.
    static func run(
        _ performer: StandIn, shops: any ShopReader = ShopFetcher(), origin: PagesOrigin? = nil,
        _ body: (Browser) async throws -> Void
    ) async throws {
        try await Server.run(
            performer: performer, shops: shops, web: "127.0.0.1:0", origin: origin
        ) { server in
            let http = HTTPClient(configuration: .init(redirectConfiguration: .disallow))
            do {
                let entrance = try #require(server.endpoints.entrance)
                let answer = try await http.execute(
                    HTTPClientRequest(url: entrance), timeout: .seconds(240))
                let cookie = try #require(answer.headers.first(name: "set-cookie"))
                    .prefix { $0 != ";" }
                let name = cookie.prefix { $0 != "=" }
                try await body(
                    Browser(
                        server: server, http: http, cookie: String(cookie),
                        suffix: String(name.dropFirst("hearth-key-".count))))
            } catch {
                try? await http.shutdown()
                throw error
            }
            try await http.shutdown()
        }
    }

    func ask(
        _ path: String, form: String? = nil, headers: [String: String] = [:],
        cookies: String? = nil
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: (server.endpoints.url ?? "") + path)
        request.headers.add(
            name: "cookie", value: cookie + "; " + (cookies ?? "hearth-visit-\(suffix)=ab"))
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        if let form {
            request.method = .POST
            if headers["content-type"] == nil {
                request.headers.add(
                    name: "content-type", value: "application/x-www-form-urlencoded")
            }
            request.body = .bytes(ByteBuffer(string: form))
        }
        let response = try await http.execute(request, timeout: .seconds(240))
        return Answer(
            status: Int(response.status.code), headers: response.headers,
            body: try await response.body.collect(upTo: 4 << 20))
    }

    /// The same browser as a device that was let in at this address.
    func paired(at host: String, member: String? = nil) async throws -> Browser {
        let code = try #require(try await server.perform(AddDevice(member: member)).code)
        let answer = try await ask(
            "/pair", form: "code=\(code)", headers: ["host": host], cookies: "none=1")
        try #require(answer.status == 303 && answer.location == "/pair")
        let key = try #require(answer.cookies.first?.prefix { $0 != ";" })
        _ = try await server.perform(AnswerDevice(isLetIn: true, name: nil))
        return Browser(server: server, http: http, cookie: "\(cookie); \(key)", suffix: suffix)
    }

    /// What forms of the one who is signed in carry.
    func formToken(on path: String = "/lists") async throws -> String {
        let page = try await ask(path).text
        let start = try #require(page.firstRange(of: "name=\"form-token\" value=\""))
        return String(page[start.upperBound...].prefix { $0 != "\"" })
    }
}
