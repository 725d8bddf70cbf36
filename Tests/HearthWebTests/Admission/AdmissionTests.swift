import FoundationEssentials
import HearthAPI
import NIOConcurrencyHelpers
import Testing

@testable import HearthWeb

@Suite("Many connections, slow ones and large ones")
struct AdmissionTests {
    private func eventually(_ isTrue: () async throws -> Bool) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < deadline {
            if try await isTrue() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return try await isTrue()
    }

    private func key(of server: Server) throws -> [String: String] {
        let token = try String(contentsOfFile: server.folder + "/api-token", encoding: .utf8)
        return ["Authorization": "Bearer " + token.filter { $0 != "\n" }]
    }

    private func raw(_ server: Server) throws -> RawSocket {
        let port = server.endpoints.url?.split(separator: ":").last.flatMap { UInt16($0) }
        return try RawSocket(port: try #require(port))
    }

    /// The head of a request with the key, whose body has this length.
    private func head(_ path: String, _ length: Int, of server: Server) throws -> String {
        let host = try #require(server.endpoints.url?.dropFirst(7))
        let key = try #require(try key(of: server)["Authorization"])
        return "POST /api/v1/\(path) HTTP/1.1\r\nHost: \(host)\r\nAuthorization: \(key)\r\n"
            + "Content-Length: \(length)\r\n\r\n"
    }

    @Test("A crowd without the key is cut down to its measure, and who has it gets through")
    func strangers() async throws {
        var limits = WebLimits()
        limits.strangersPerAddress = 8
        try await Server.run(
            performer: StandIn { _ in [ListInfo]() }, web: "127.0.0.1:0", limits: limits
        ) { server in
            let crowd = try (0..<40).map { _ in try raw(server) }
            #expect(try await eventually { crowd.count(where: \.isCut) >= 32 })
            let answer = try await server.send(
                "GET", "/api/v1/lists", headers: key(of: server), to: server.endpoints.url)
            #expect(answer.status == 200)
            #expect(crowd.count { !$0.isCut } <= 8)
        }
    }

    @Test("A head, and a body, that do not come in time are waited for no longer")
    func slow() async throws {
        var limits = WebLimits()
        limits.strangersHead = .milliseconds(200)
        limits.body = .milliseconds(200)
        try await Server.run(
            performer: StandIn { _ in Done() }, web: "127.0.0.1:0", limits: limits
        ) { server in
            let silent = try raw(server)
            let half = try raw(server)
            half.send("GET / HT")
            let dripping = try raw(server)
            dripping.send(try head("lists/new", 100, of: server) + "{")
            #expect(try await eventually { silent.isCut && half.isCut && dripping.isCut })
        }
    }

    @Test("Of a long body nothing is read before it is known who sends it")
    func unknown() async throws {
        let standIn = StandIn { _ in throw HearthError(.locked, ["member": "Owner"]) }
        try await Server.run(performer: standIn, web: "127.0.0.1:0") { server in
            let caller = try raw(server)
            caller.send(try head("lists/import", 60 << 20, of: server))
            #expect(try await eventually { caller.received.contains("401 Unauthorized") })
        }
        #expect(standIn.asked.map { "\(type(of: $0.operation))" } == ["ConfirmCaller"])
    }

    @Test("Bodies take no more memory than there is for them, and leave it when they are gone")
    func bodies() async throws {
        var limits = WebLimits()
        limits.bodiesPerMember = 1 << 20
        let standIn = StandIn { operation in
            if operation is ConfirmCaller { return Done() }
            throw HearthError(.nothingToUndo)
        }
        try await Server.run(performer: standIn, web: "127.0.0.1:0", limits: limits) { server in
            func begun() throws -> RawSocket {
                let caller = try raw(server)
                caller.send(try head("lists/import", 900 << 10, of: server) + "{")
                return caller
            }
            var first: RawSocket? = try begun()
            func second() async throws -> Int {
                let body = "{" + String(repeating: " ", count: 900 << 10)
                return try await server.send(
                    "POST", "/api/v1/lists/import", body: body, headers: key(of: server),
                    to: server.endpoints.url
                ).status
            }
            let isFull = try await eventually {
                if try await second() == 503 { return true }
                // The other was there before it.
                if first?.received.isEmpty == false { first = try begun() }
                return false
            }
            #expect(isFull)
            first = nil
            #expect(try await eventually { try await second() == 400 })
        }
    }
}
