import Glibc
import HearthAPI
import Logging
import Testing

@testable import HearthWeb

@Suite("The API on the Unix socket")
struct ServerTests {
    private static let list = ListInfo(
        id: "1", title: "Birthday", owner: "Owner", isOwn: true, role: .owner, kind: "wishes",
        isTray: false, isArchived: false, items: 0, readers: 0, state: .open)

    @Test("An operation that changes something is posted as JSON and answered in JSON")
    func post() async throws {
        let standIn = StandIn { _ in Self.list }
        try await Server.run(standIn) { server in
            let received = try await server.send(
                "POST", "/api/v1/lists/new",
                body: """
                    {"id": "0123456789ABCDEF0123456789abcdef", "title": "Birthday",
                     "date": "2027-05-31", "added-later": [1]}
                    """,
                headers: ["Hearth-Member": "%C3%85sa", "Hearth-Session": "abc"])
            #expect(received.status == 200)
            #expect(received.body.contains(#""title":"Birthday""#))
            #expect(received.headers["cache-control"] == "no-store")
            #expect(received.headers["content-type"] == "application/json; charset=utf-8")
        }
        let asked = standIn.asked
        #expect(asked.count == 1)
        let operation = try #require(asked.first?.operation as? NewList)
        #expect(operation.title == "Birthday")
        #expect(operation.id.text == "0123456789abcdef0123456789abcdef")
        #expect(operation.date == "2027-05-31")
        #expect(asked.first?.caller == Caller(member: "Åsa", session: "abc", at: .home))
    }

    @Test("An operation that reads takes its fields from the query")
    func get() async throws {
        let standIn = StandIn { _ in ShownList.plain(ListDetail(list: Self.list)) }
        try await Server.run(standIn) { server in
            let received = try await server.send(
                "GET", "/api/v1/lists/show?list=%C3%85sa%2FJul%20%26+1")
            #expect(received.status == 200)
        }
        let asked = standIn.asked
        #expect((asked.first?.operation as? ShowList)?.list == "Åsa/Jul &+1")
        #expect(asked.first?.caller == Caller(at: .home))
    }

    @Test("An operation without fields needs no body")
    func emptyBody() async throws {
        try await Server.run(StandIn { _ in Done() }) { server in
            let received = try await server.send("POST", "/api/v1/members/lock")
            #expect(received.status == 200)
            #expect(received.body == "{}")
        }
    }

    @Test(
        "A refusal comes with its code, its text, its arguments and the status of the code",
        arguments: [
            (ErrorCode.unknownList, 400), (.locked, 401), (.tooManyAttempts, 429),
            (.limitLists, 409), (.storageFailed, 500),
        ])
    func refusals(code: ErrorCode, status: Int) async throws {
        let error = HearthError(code, ["name": "Julie's"])
        try await Server.run(StandIn { _ in throw error }) { server in
            let received = try await server.send("GET", "/api/v1/status")
            #expect(received.status == status)
            #expect(received.code == code)
            #expect(received.body.contains(#""arguments":{"name":"Julie's"}"#))
            #expect(received.headers["cache-control"] == "no-store")
        }
    }

    @Test("What an unforeseen error holds is not told")
    func unforeseen() async throws {
        struct Unforeseen: Error { var secret = "hush" }
        try await Server.run(StandIn { _ in throw Unforeseen() }) { server in
            let received = try await server.send("GET", "/api/v1/status")
            #expect(received.status == 500)
            #expect(received.code == .internalError)
            #expect(!received.body.contains("hush"))
        }
    }

    @Test(
        "A request that is no operation is refused, saying what is wrong without repeating it",
        arguments: [
            ("{", "is not JSON"), ("[1]", "is not a JSON object"), ("{}", "id is missing"),
            (#"{"id": "4711"}"#, "id has a value that it cannot have"),
            (
                #"{"id": "0123456789abcdef0123456789abcdef", "title": 4711}"#,
                "title has a value of the wrong kind"
            ),
        ])
    func malformed(body: String, sentence: String) async throws {
        let standIn = StandIn { _ in Self.list }
        try await Server.run(standIn) { server in
            let received = try await server.send("POST", "/api/v1/lists/new", body: body)
            #expect(received.status == 400)
            #expect(received.code == .usage)
            #expect(received.body.contains(sentence))
            #expect(!received.body.contains("4711"))
        }
        #expect(standIn.asked.isEmpty)
    }

    @Test("A query that is malformed is refused", arguments: ["list", "list=%FF", "list=a&list=b"])
    func malformedQuery(query: String) async throws {
        let standIn = StandIn { _ in ShownList.plain(ListDetail(list: Self.list)) }
        try await Server.run(standIn) { server in
            let received = try await server.send("GET", "/api/v1/lists/show?" + query)
            #expect(received.status == 400)
            #expect(received.code == .usage)
        }
        #expect(standIn.asked.isEmpty)
    }

    @Test("A member's name that is not percent-encoded UTF-8 is refused")
    func malformedMember() async throws {
        try await Server.run(StandIn { _ in [ListInfo]() }) { server in
            let received = try await server.send(
                "GET", "/api/v1/lists", headers: ["Hearth-Member": "%FF"])
            #expect(received.status == 400)
        }
    }

    @Test(
        "The wrong method is told the right one, whatever kind of path it is",
        arguments: [
            ("GET", "lists/new", "POST"), ("POST", "lists", "GET"), ("PATCH", "events", "GET"),
            ("PUT", "items/photos/prepare", "POST"), ("GET", "items/photos/add", "POST"),
            ("DELETE", "wishes/save", "POST"), ("POST", "items/photos/show", "GET, HEAD"),
        ])
    func wrongMethod(method: String, path: String, allowed: String) async throws {
        let standIn = StandIn { _ in Self.list }
        try await Server.run(standIn) { server in
            let received = try await server.send(method, "/api/v1/" + path)
            #expect(received.status == 405)
            #expect(received.headers["allow"] == allowed)
            #expect(received.code == .usage)
            let words = allowed.replacing(", ", with: " or ")
            #expect(received.body.contains("is asked for with \(words)."))
            #expect(try await server.send("DELETE", "/api/v1/cart").status == 404)
            #expect(try await server.send("POST", "/health").headers["allow"] == "GET")
        }
        #expect(standIn.asked.isEmpty)
    }

    @Test("A body of more than a mebibyte is refused, one of almost that is taken")
    func oversize() async throws {
        let standIn = StandIn { _ in Self.list }
        try await Server.run(standIn) { server in
            let long = String(repeating: "x", count: LocalAPI.bodyLimit)
            let refused = try await server.send(
                "POST", "/api/v1/lists/new", body: #"{"title": "\#(long)"}"#)
            #expect(refused.status == 413)
            #expect(standIn.asked.isEmpty)
            let taken = try await server.send(
                "POST", "/api/v1/lists/new",
                body: """
                    {"id": "0123456789abcdef0123456789abcdef", "title": "\(long.dropLast(100))"}
                    """)
            #expect(taken.status == 200)
        }
    }

    @Test("An unknown address is answered with a code")
    func notFound() async throws {
        try await Server.run(StandIn { _ in Done() }) { server in
            let received = try await server.send("GET", "/api/v1/nothing")
            #expect(received.status == 404)
            #expect(received.code == .notFound)
            #expect(try await server.send("GET", "/").status == 404)
        }
    }

    @Test("Health answers without asking the node")
    func health() async throws {
        let standIn = StandIn { _ in Done() }
        try await Server.run(standIn) { server in
            let received = try await server.send("GET", "/health")
            #expect(received.status == 200)
        }
        #expect(standIn.asked.isEmpty)
    }

    @Test("The socket is for its user alone, replaces a dead one, and is gone afterwards")
    func socket() async throws {
        let folder = try Server.temporaryFolder()
        let path = folder + "/hearth.sock"
        // A dead node's: bound by a socket that is closed without removing it.
        let dead = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(dead)
        #expect(bound == 0)
        #expect(mode(of: path) != nil)
        try await Server.run(StandIn { _ in Done() }, in: folder) { server in
            #expect(mode(of: path) == 0o600)
            let received = try await server.send("GET", "/health")
            #expect(received.status == 200)
        }
        #expect(mode(of: path) == nil)
    }

    @Test("A home whose path leaves no room for the socket is refused")
    func longPath() {
        let path = "/tmp/" + String(repeating: "x", count: 91) + "/hearth.sock"
        let refusal = HearthError(
            .textTooLarge, ["field": "path of the home", "octets": "96", "limit": "95"])
        #expect(throws: refusal) {
            try WebServer(
                performer: StandIn { _ in Done() }, pictures: FakePictures(), socketPath: path,
                tokenPath: "/tmp/none",
                logger: .init(label: "test"))
        }
    }
}
