import HearthWire
import Testing

@Suite("Addresses")
struct HostPortTests {
    @Test(
        "A name or an address with a port is read and written back",
        arguments: [
            "example.org:4711", "localhost:1", "a-b.c1.example:65535", "192.0.2.1:80",
            "[::1]:4711", "[::]:4711", "[2001:db8::1]:443", "[1:2:3:4:5:6:7:8]:9",
            "[::ffff:192.0.2.1]:80", "[1::]:5", "xn--bcher-kva.example:4711", "node_1:22",
        ])
    func valid(text: String) throws {
        let address = try #require(HostPort(text))
        #expect(address.description == text)
        #expect(HostPort(listening: text) == address)
    }

    @Test("Names and addresses are compared in lower case")
    func lowerCase() throws {
        #expect(try #require(HostPort("Example.ORG:1")).description == "example.org:1")
        #expect(try #require(HostPort("[2001:DB8::A]:1")).host == "2001:db8::a")
    }

    @Test(
        "Anything else is refused",
        arguments: [
            "", ":", "example.org", "example.org:", ":4711", "example.org:65536",
            "example.org:-1", "example.org:+1", "example.org:080", "example.org: 80",
            "example.org:80 ", "example.org:8a", "example.org:100000", "example.org:٣",
            "exa mple:80", "example..org:80", ".example:80", "example.org.:80", "-a.example:80",
            "a-.example:80", "exämple.org:80", "user@example.org:80", "a/b:80", "::1:80",
            "[::1]", "[::1]80", "[::1:80", "::1]:80", "[example.org]:80", "[192.0.2.1]:80",
            "[1::2::3]:80", "[1:2:3:4:5:6:7]:80", "[1:2:3:4:5:6:7:8:9]:80", "[:::]:80",
            "[12345::]:80", "[::g]:80", "[fe80::1%eth0]:80", "[1:2:3:4::5:6:7:8]:80",
            "[::1.2.3]:80", "[1.2.3.4::]:80", "[:1:2:3:4:5:6:7]:80", "192.0.2.256:80",
            "192.0.2:80", "127.1:80", "2130706433:80", "0x7f000001:80", "192.0.02.1:80",
        ])
    func invalid(text: String) {
        #expect(HostPort(text) == nil)
    }

    @Test("Port 0 is for listening only")
    func portZero() throws {
        #expect(HostPort("127.0.0.1:0") == nil)
        #expect(try #require(HostPort(listening: "127.0.0.1:0")).port == 0)
        #expect(HostPort(host: "127.0.0.1", port: -1) == nil)
    }

    @Test("An address has a bounded length")
    func length() {
        let label = String(repeating: "a", count: 63)
        let name = [label, label, label, String(label.prefix(61))].joined(separator: ".")
        #expect(HostPort("\(name):65535") != nil)
        #expect(HostPort("\(name)a:65535") == nil)
        #expect(HostPort(String(repeating: "a", count: 64) + ":1") == nil)
    }
}
