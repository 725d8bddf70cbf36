import AsyncHTTPClient
import Foundation
import HearthAPI
import HearthAuthority
import HearthDevices
import Logging
import NIOCore
import NIOHTTP1
import NIOSSL
import Testing

@testable import HearthWeb

/// Real TLS on loopback, under the name that the household chose.
@Suite("Pages in the home network")
struct HomeListenerTests {
    private static let name = "hearth-test.local"

    static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ListMembers: [MemberInfo]()
            case is ShowStatus: throw HearthError(.nobodyHere)
            default: throw HearthError(.notFound)
            }
        }
    }

    /// A client that trusts this certificate alone.
    static func withClient(
        trusting pem: String, _ body: (HTTPClient) async throws -> Void
    ) async throws {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8)))
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls, redirectConfiguration: .disallow)
        configuration.dnsOverride = [Self.name: "127.0.0.1"]
        configuration.connectionPool.retryConnectionEstablishment = false
        let http = HTTPClient(configuration: configuration)
        do {
            try await body(http)
        } catch {
            try? await http.shutdown()
            throw error
        }
        try await http.shutdown()
    }

    static func get(_ http: HTTPClient, _ url: String) async throws -> (Int, String?) {
        let answer = try await http.execute(HTTPClientRequest(url: url), timeout: .seconds(240))
        _ = try await answer.body.collect(upTo: 1 << 20)
        return (Int(answer.status.code), answer.headers.first(name: "location"))
    }

    private func run(
        certificate: CertificateSource? = nil, in folder: String? = nil,
        _ body: (Server) async throws -> Void
    ) async throws {
        try await Server.run(
            performer: Self.node(), web: "127.0.0.1:0", devices: try DevicesPlace("127.0.0.1:0"),
            certificate: certificate, in: folder, body)
    }

    /// With a certificate of its own: the library of this client knows no constraints on addresses, and so
    /// refuses what the home's authority signed. Browsers are asked about that (test_devices.py).
    @Test("Switched on, the pages are there over TLS, and the rest leads to them; off, nothing is")
    func switching() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, key) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make(Self.name, key: key, certificate: certificate)
        try await run(certificate: .files(certificate: certificate, key: key)) { server in
            #expect(try await server.perform(ShowDevices()).address == nil)
            let on = try await server.perform(SwitchDevices(areOn: true))
            let address = try #require(on.address)
            #expect(address.hasPrefix("https://\(Self.name):") && on.problem == nil)
            #expect(on.fingerprint == nil)
            let pem = try String(contentsOfFile: certificate, encoding: .utf8)
            try await Self.withClient(trusting: pem) { http in
                let (status, location) = try await Self.get(http, address + "/lists")
                #expect(status == 303 && location == "/pair")
                let (page, _) = try await Self.get(http, address + "/pair")
                #expect(page == 200)
                let off = try await server.perform(SwitchDevices(areOn: false))
                #expect(off.address == nil && !off.areOn)
                await #expect(throws: (any Error).self) {
                    try await Self.get(http, address + "/pair")
                }
            }
        }
    }

    @Test("The home has an authority of its own, whose key nobody else can read")
    func authority() async throws {
        try await run { server in
            _ = try await server.perform(SetDevicesAddress(address: Self.name))
            let on = try await server.perform(SwitchDevices(areOn: true))
            #expect(on.fingerprint?.count == 64)
            #expect(on.address?.hasPrefix("https://\(Self.name):") ?? false)
            #expect(mode(of: server.folder + "/authority-key.pem") == 0o600)
            let pairing = try await server.perform(AddDevice(member: nil))
            let link = try #require(pairing.trustLink)
            let page = try await server.send("GET", "", to: link)
            #expect(page.status == 200 && page.body.contains("hearth.crt"))
            let lists = try await server.send("GET", "lists", to: link)
            #expect(lists.status == 404)
        }
    }

    @Test("It stays on over a restart, at the same address and with the same authority")
    func restart() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var before: DevicesInfo?
        let copy = folder + "-copy"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try await run(in: folder) { server in
            _ = try await server.perform(SetDevicesAddress(address: Self.name))
            before = try await server.perform(SwitchDevices(areOn: true))
            try FileManager.default.createDirectory(
                atPath: copy, withIntermediateDirectories: false)
            for name in ["api-token", "devices.json", "authority-key.pem"]
                + ["authority-certificate.pem"]
            {
                try FileManager.default.copyItem(
                    atPath: folder + "/" + name, toPath: copy + "/" + name)
            }
        }
        try await run(in: copy) { server in
            let info = try await server.perform(ShowDevices())
            #expect(info.address != nil && server.endpoints.origin == info.address)
            #expect(info.areOn && info.fingerprint == before?.fingerprint)
        }
    }

    @Test(
        "A certificate in files is taken, read again when it changes, and kept when the new one is bad"
    )
    func files() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, key) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make(Self.name, key: key, certificate: certificate)
        let source = CertificateSource.files(certificate: certificate, key: key)
        let certificates = HomeCertificates(source)
        let now = Date()
        #expect(certificates.refresh(for: [], now: now) == nil)
        #expect(certificates.firstName?.text == Self.name)
        let later = now + 40 * 86_400
        #expect(certificates.refresh(for: [], now: later) == .certificateExpired)

        // A key that belongs to another certificate: what was there stays.
        try SelfSigned.make("other.local", key: key, certificate: folder + "/other.pem")
        #expect(certificates.refresh(for: [], now: now) == .certificateMismatched)
        #expect(certificates.firstName?.text == Self.name && certificates.current != nil)
        try Data("not a certificate".utf8).write(to: URL(filePath: certificate))
        #expect(certificates.refresh(for: [], now: now) == .certificateUnreadable)
        #expect(certificates.current != nil)
        try SelfSigned.make("new-name.local", key: key, certificate: certificate)
        #expect(certificates.refresh(for: [], now: now) == nil)
        #expect(certificates.firstName?.text == "new-name.local")
    }

    @Test("Another certificate is shown to whom comes next, without a restart")
    func swapped() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (certificate, key) = (folder + "/c.pem", folder + "/k.pem")
        try SelfSigned.make(Self.name, key: key, certificate: certificate)
        let first = try String(contentsOfFile: certificate, encoding: .utf8)
        try await run(certificate: .files(certificate: certificate, key: key)) { server in
            let address = try #require(try await server.perform(SwitchDevices(areOn: true)).address)
            try await Self.withClient(trusting: first) { old in
                let oldStatus = try await Self.get(old, address + "/pair").0
                #expect(oldStatus == 200)
                try SelfSigned.make(Self.name, key: key, certificate: certificate)
                _ = try await server.perform(SetDevicesAddress(address: nil))
                let second = try String(contentsOfFile: certificate, encoding: .utf8)
                try await Self.withClient(trusting: second) { new in
                    let newStatus = try await Self.get(new, address + "/pair").0
                    #expect(newStatus == 200)
                }
                // The connection that was there goes on.
                let lastStatus = try await Self.get(old, address + "/pair").0
                #expect(lastStatus == 200)
                await #expect(throws: (any Error).self) {
                    try await Self.withClient(trusting: first) { late in
                        _ = try await Self.get(late, address + "/pair")
                    }
                }
            }
        }
    }

    @Test("A port that another program has is said, and the rest of the node goes on")
    func taken() async throws {
        try await run { first in
            _ = try await first.perform(SetDevicesAddress(address: Self.name))
            let address = try #require(
                try await first.perform(SwitchDevices(areOn: true)).address)
            let port = String(address.split(separator: ":").last ?? "")
            try await Server.run(
                performer: Self.node(), web: "127.0.0.1:0",
                devices: try DevicesPlace("127.0.0.1:" + port)
            ) { second in
                _ = try await second.perform(SetDevicesAddress(address: Self.name))
                let info = try await second.perform(SwitchDevices(areOn: true))
                #expect(info.problem == .portTaken && info.address == nil && info.areOn)
                #expect(try await second.send("GET", LocalAPI.healthPath).status == 200)
            }
        }
    }

    @Test(
        "The home's own certificate is renewed in time, for new addresses, and after a wrong clock")
    func renewal() throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let certificates = HomeCertificates(.ownAuthority(folder: folder))
        let hosts = ["192.168.1.20", "box.local"].compactMap { PagesHost($0) }
        let now = Date()
        func shown(_ hosts: [PagesHost], _ date: Date) throws -> NIOSSLCertificateSource? {
            #expect(certificates.refresh(for: hosts, now: date) == nil)
            return try #require(certificates.current).certificateChain?.first
        }
        let first = try shown(hosts, now)
        let same = try shown(hosts, now + 86_400)
        #expect(same == first)
        let renewed = try shown(hosts, now + 300 * 86_400)
        #expect(renewed != first)
        // The clock was wrong, and is put right again.
        let back = try shown(hosts, now)
        #expect(back != renewed)
        let more = try #require(PagesHost("10.0.0.7"))
        let other = try shown(hosts + [more], now)
        #expect(other != back)
        #expect(certificates.refresh(for: [], now: now) == .noNetwork)
        #expect(certificates.current != nil)
        try Data("broken".utf8).write(to: URL(filePath: folder + "/authority-key.pem"))
        let broken = HomeCertificates(.ownAuthority(folder: folder))
        #expect(broken.refresh(for: hosts, now: now) == .authorityUnreadable)
    }

    @Test("What cannot be reached, and is switched off then, is not tried again")
    func givenUp() async throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let desk = DeviceDesk(
            performer: Self.node(), book: DeviceBook(file: folder + "/devices.json"),
            certificates: .ownAuthority(folder: folder), proxy: nil,
            key: try AccessToken(file: folder + "/key"), pushKeyFile: folder + "/push.pem",
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        var switched = desk.switched.makeAsyncIterator()
        #expect(await switched.next() == false)
        for areOn in [true, false] {
            async let answer: Void = desk.set(areOn: areOn)
            #expect(await switched.next() == areOn)
            if areOn { await desk.failed(.portTaken) } else { await desk.stopped() }
            try await answer
            let asker = DeskAsker(key: nil, name: nil, isHouseholder: true, device: nil)
            #expect(try await desk.show(to: asker).problem == (areOn ? .portTaken : nil))
        }
    }

    @Test("A certificate that cannot be read is said, and the rest of the node goes on")
    func missing() async throws {
        let nowhere = CertificateSource.files(certificate: "/nowhere/c", key: "/nowhere/k")
        try await run(certificate: nowhere) { server in
            let info = try await server.perform(SwitchDevices(areOn: true))
            #expect(info.problem == .certificateUnreadable && info.address == nil)
            #expect(try await server.send("GET", LocalAPI.healthPath).status == 200)
            await #expect(throws: HearthError(.devicesOff)) {
                try await server.perform(AddDevice(member: nil))
            }
        }
    }

    @Test(
        "Names and addresses that are nobody's at home are refused for the home's own certificate")
    func names() async throws {
        // Nothing listens: they are not on.
        try await Server.run(performer: Self.node(), web: "127.0.0.1:0") { server in
            for name in ["bank.example", "8.8.8.8", "2001:db8::1"] {
                await #expect(throws: HearthError(.deviceAddressNotOfHome)) {
                    try await server.perform(SetDevicesAddress(address: name))
                }
            }
            for name in ["a b", "hearth.local:4381", "https://hearth.local"] {
                await #expect(throws: HearthError(.deviceAddressMalformed)) {
                    try await server.perform(SetDevicesAddress(address: name))
                }
            }
        }
    }
}
