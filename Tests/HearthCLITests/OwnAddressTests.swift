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
}
