import HearthRouter
import HearthWire
import Testing

@testable import HearthNode

@Suite("What is heard of the router")
struct RouterTests {
    @Test(
        "A report is a line, and comes out of it again",
        arguments: [
            RouterReport.mapped(address: "203.0.114.7", port: 4327), .refused, .silent,
        ])
    func report(_ report: RouterReport) {
        #expect(RouterReport(line: report.line) == report)
    }

    @Test(
        "What says nothing is nothing",
        arguments: [
            "", "mapped", "mapped 203.0.114.7", "mapped 203.0.114.7 0", "mapped 203.0.114.7 65536",
            "mapped 203.0.114.7 4327 more", "refused again", "mapped  4327",
            "mapped \(String(repeating: "9", count: 200)) 1",
        ])
    func nothing(_ line: String) {
        let report = RouterReport(line: line)
        #expect(report == nil || report == .mapped(address: "", port: 4327))
    }

    @Test("What is asked is the program's arguments, and comes out of them again")
    func request() {
        let request = RouterRequest(
            gateway: "192.168.1.1", own: "192.168.1.7", port: 4327, interval: 300)
        #expect(RouterRequest(arguments: request.arguments) == request)
        for bad in [["192.168.1.1"], ["a", "b", "0", "1"], ["a", "b", "1", "3601"]] {
            #expect(RouterRequest(arguments: bad) == nil)
        }
    }

    @Test("The router is the gateway with the lowest metric that leads everywhere")
    func gateway() throws {
        let table = """
            Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
            wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
            eth0\t00000000\t0100420A\t0003\t0\t0\t100\t00000000\t0\t0\t0
            eth0\t0000420A\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0
            tun0\t00000000\t00000000\t0001\t0\t0\t0\t00000000\t0\t0\t0
            nonsense
            """
        let found = try #require(DefaultRoute.gateway(in: table))
        #expect(found.device == "eth0")
        #expect(found.gateway == InternetAddress("10.66.0.1"))
        #expect(DefaultRoute.gateway(in: "") == nil)
    }
}
