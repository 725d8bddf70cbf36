import FoundationEssentials
import HearthAPI
import Testing

@testable import HearthWeb

@Suite("Where pages are served", .timeLimit(.minutes(5)))
struct WebPlaceTests {
    @Test("Two homes on one machine get ports of their own, and each keeps its own")
    func ports() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = WebPlace.usual(portFile: folder + "/first")
        let second = WebPlace.usual(portFile: folder + "/second")
        var address: String?
        try await Server.run(performer: StandIn { _ in Done() }, place: first) { one in
            try await Server.run(performer: StandIn { _ in Done() }, place: second) { other in
                address = other.endpoints.url
                #expect(one.endpoints.url?.hasPrefix("http://127.0.0.1:") == true)
                #expect(one.endpoints.url != other.endpoints.url)
                let page = try await other.send("GET", "/", to: other.endpoints.url)
                #expect(page.status == 403)
            }
        }
        // Where the first one was is free again; the second one stays where it was found.
        try await Server.run(performer: StandIn { _ in Done() }, place: second) { other in
            #expect(other.endpoints.url == address)
        }
    }

    @Test(
        "A file that holds no port is as none",
        arguments: ["", "x", "80", "70000", "4390 4391", "-1", String(repeating: "4", count: 100)])
    func remembered(_ text: String) throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(text.utf8).write(to: URL(filePath: folder + "/port"))
        #expect(WebPlace.usual(portFile: folder + "/port").candidates == LoopbackAddress.usual)
        #expect(WebPlace.usual(portFile: folder + "/none").candidates == LoopbackAddress.usual)
    }

    @Test("The port of last time is tried before all others")
    func order() throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("4391\n".utf8).write(to: URL(filePath: folder + "/port"))
        let candidates = WebPlace.usual(portFile: folder + "/port").candidates
        #expect(candidates == [LoopbackAddress(port: 4391)] + LoopbackAddress.usual)
        #expect(LoopbackAddress.usual.first?.port == 4380)
        #expect(WebPlace.nowhere.candidates.isEmpty)
    }
}
