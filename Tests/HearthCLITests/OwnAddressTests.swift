import HearthWire
import Testing

@testable import HearthNode

@Suite("Where friends can dial this machine")
struct OwnAddressTests {
    @Test("The address in the home network comes before nine bridges of containers")
    func bridges() {
        let bridges = (1...9).map { (device: "br-\($0)", host: "172.\(16 + $0).0.1") }
        let hosts = OwnAddresses.ordered(bridges + [("eth0", "192.168.1.7")]) {
            $0.hasPrefix("br-")
        }
        #expect(hosts.first == "192.168.1.7" && hosts.count == 10)
        #expect(hosts.dropFirst() == bridges.map(\.host)[...])
    }

    @Test("Temporary and deprecated addresses of IPv6 are told to nobody, whatever the table says")
    func passing() {
        let table = """
            20010db8000000000000000000000001 02 40 00 80     eth0
            20010db8000000000000000000000002 02 40 00 01     eth0
            20010db8000000000000000000000003 02 40 00 20     eth0
            20010db800000000000000000000000x 02 40 00 01     eth0
            20010 02 40 00 01 eth0
            nonsense
            """
        #expect(
            OwnAddresses.passing(in: table).map(\.description).sorted()
                == ["2001:db8::2", "2001:db8::3"])
    }

    @Test("Where only what was said may be told, the machine's addresses are not")
    func onlySaid() throws {
        let all = try #require(HostPort(listening: "[::]:4327"))
        #expect(
            OwnAddresses(said: [], onlySaid: true).current(
                listening: [all], mapping: nil, before: []
            ).isEmpty)
        #expect(
            OwnAddresses(said: ["a.onion:1"], onlySaid: true).current(
                listening: [all], mapping: nil, before: [])
                == ["a.onion:1"])
    }
}
