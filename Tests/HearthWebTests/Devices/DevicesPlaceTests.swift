import HearthAPI
import HearthAuthority
import Testing

@testable import HearthWeb

@Suite("Where devices find the pages")
struct DevicesPlaceTests {
    private func hosts(_ texts: [String]) -> [PagesHost] { texts.compactMap { PagesHost($0) } }

    @Test(
        "Only addresses at which it listens are told",
        arguments: [
            ("[::]:0", ["box.local", "192.168.1.20", "fd00::2"]),
            ("0.0.0.0:0", ["box.local", "192.168.1.20"]), ("127.0.0.1:0", ["127.0.0.1"]),
            ("192.168.1.20:4381", ["192.168.1.20"]), ("[fd00::2]:0", ["fd00::2"]),
        ])
    func told(_ place: String, _ told: [String]) throws {
        let machine = hosts(["box.local", "192.168.1.20", "fd00::2"])
        #expect(try DevicesPlace(place).reached(of: machine) == hosts(told))
    }

    @Test(
        "An address at which nobody listens is not taken; where a name leads nobody knows",
        arguments: [
            ("[::]:0", "192.168.1.20", true), ("[::]:0", "fd00::2", true),
            ("[::]:0", "127.0.0.1", false), ("0.0.0.0:0", "fd00::2", false),
            ("0.0.0.0:0", "10.0.0.1", true), ("127.0.0.1:0", "127.0.0.1", true),
            ("127.0.0.1:0", "192.168.1.20", false), ("192.168.1.20:0", "10.0.0.1", false),
            ("192.168.1.20:0", "box.local", true),
        ])
    func answers(_ place: String, _ host: String, _ mayAnswer: Bool) throws {
        #expect(try DevicesPlace(place).mayAnswer(at: #require(PagesHost(host))) == mayAnswer)
    }

    @Test("On loopback all of it is on loopback, and the home's own certificate is good for it")
    func loopback() async throws {
        try await Server.run(
            performer: HomeListenerTests.node(), web: "127.0.0.1:0",
            devices: try DevicesPlace("127.0.0.1:0")
        ) { server in
            let on = try await server.perform(SwitchDevices(areOn: true))
            #expect(on.problem == nil && on.address?.hasPrefix("https://127.0.0.1:") ?? false)
            let link = try #require(try await server.perform(AddDevice(member: nil)).trustLink)
            #expect(link.hasPrefix("http://127.0.0.1:"))
            #expect(try await server.send("GET", "", to: link).status == 200)
            for host in ["192.168.1.20", "fd00::2"] {
                await #expect(throws: HearthError(.deviceAddressNotServed)) {
                    try await server.perform(SetDevicesAddress(address: host))
                }
            }
        }
    }
}
