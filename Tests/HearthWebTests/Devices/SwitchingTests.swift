import AsyncHTTPClient
import Foundation
import HearthAPI
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import Testing

@testable import HearthWeb

/// Over real TLS on loopback: what switches the pages off may come by way of the pages.
@Suite("Switching the pages for devices on and off", .timeLimit(.minutes(3)))
struct SwitchingTests {
    private static let name = "hearth-test.local"

    /// Does something once in the middle of a request that asks for the members.
    private final class Interrupted: OperationPerformer {
        typealias Interruption = @Sendable () async throws -> Void

        private let next = NIOLockedValueBox<Interruption?>(nil)
        private let node: StandIn

        init(_ node: StandIn) { self.node = node }

        var operations: [any HearthAPI.Operation.Type] { node.operations }

        func interrupt(_ body: @escaping Interruption) { next.withLockedValue { $0 = body } }

        var isDue: Bool { next.withLockedValue { $0 != nil } }

        func perform<Requested: HearthAPI.Operation>(
            _ operation: Requested, as caller: Caller
        ) async throws -> Requested.Answer {
            if operation is ListMembers {
                let due = next.withLockedValue { next -> Interruption? in
                    defer { next = nil }
                    return next
                }
                try await due?()
            }
            return try await node.perform(operation, as: caller)
        }
    }

    private func ask(
        _ http: HTTPClient, _ url: String, form: String? = nil, cookie: String? = nil
    ) async throws -> (status: Int, cookie: String?) {
        var request = HTTPClientRequest(url: url)
        if let cookie { request.headers.add(name: "cookie", value: cookie) }
        if let form {
            request.method = .POST
            request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
            request.body = .bytes(ByteBuffer(string: form))
        }
        let answer = try await http.execute(request, timeout: .seconds(240))
        _ = try await answer.body.collect(upTo: 1 << 20)
        let set = answer.headers.first(name: "set-cookie")?.prefix { $0 != ";" }
        return (Int(answer.status.code), set.map(String.init))
    }

    private func run(
        _ body: @escaping (Interrupted, Server, HTTPClient) async throws -> Void
    ) async throws {
        let node = Interrupted(HomeListenerTests.node())
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, key) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make(Self.name, key: key, certificate: certificate)
        try await Server.run(
            performer: node, web: "127.0.0.1:0", devices: try DevicesPlace("127.0.0.1:0"),
            certificate: .files(certificate: certificate, key: key)
        ) { server in
            let pem = try String(contentsOfFile: certificate, encoding: .utf8)
            try await HomeListenerTests.withClient(trusting: pem) { http in
                try await body(node, server, http)
            }
        }
    }

    @Test("A device that switches them off, or on, is not waited for, and neither is the node")
    func fromADevice() async throws {
        try await run { node, server, http in
            var address = try #require(
                try await server.perform(SwitchDevices(areOn: true)).address)
            let code = try #require(try await server.perform(AddDevice(member: nil)).code)
            let cookie = try #require(
                try await ask(http, address + "/pair", form: "code=\(code)").cookie)
            _ = try await server.perform(AnswerDevice(isLetIn: true, name: nil))
            for _ in 0..<3 {
                node.interrupt { _ = try await server.perform(SwitchDevices(areOn: false)) }
                // Its answer may come, or be cut off.
                _ = try? await ask(http, address + "/sign-in", cookie: cookie)
                #expect(!node.isDue)
                #expect(try await server.perform(ShowDevices()).address == nil)
                address = try #require(
                    try await server.perform(SwitchDevices(areOn: true)).address)
                #expect(try await ask(http, address + "/pair", cookie: cookie).status == 303)
            }
            // Off and on again in one, while the node stops.
            node.interrupt {
                _ = try? await server.perform(SwitchDevices(areOn: false))
                _ = try? await server.perform(SwitchDevices(areOn: true))
            }
            _ = try? await ask(http, address + "/sign-in", cookie: cookie)
            #expect(!node.isDue)
        }
    }

    @Test("Switched off and on while many connect, it goes on, and ends")
    func underLoad() async throws {
        try await run { _, server, http in
            var address = try #require(
                try await server.perform(SwitchDevices(areOn: true)).address)
            let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
            let isOver = NIOLockedValueBox(false)
            // They block, so not in the pool.
            for number in 0..<3 {
                Thread.detachNewThread {
                    while !isOver.withLockedValue({ $0 }) {
                        // Some begin TLS, some only connect, and some hang up at once.
                        let client = RawClient(port, sending: number == 0 ? [22, 3, 1, 0] : [])
                        if number < 2 { client?.hangUp() }
                        _ = client?.isShownOut()
                    }
                }
            }
            defer { isOver.withLockedValue { $0 = true } }
            for _ in 0..<10 {
                #expect(try await server.perform(SwitchDevices(areOn: false)).address == nil)
                address = try #require(try await server.perform(SwitchDevices(areOn: true)).address)
            }
            isOver.withLockedValue { $0 = true }
            #expect(await OpenSockets.settled(at: port))
            #expect(try await ask(http, address + "/pair").status == 200)
        }
    }
}
