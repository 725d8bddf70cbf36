import HearthAPI
import HearthWeb
import Testing

@Suite("Loopback addresses")
struct LoopbackAddressTests {
    @Test(
        "Addresses of this machine alone are taken",
        arguments: [
            ("127.0.0.1:8080", "127.0.0.1", 8080), ("localhost:0", "127.0.0.1", 0),
            ("[::1]:4378", "::1", 4378), ("127.3.2.1:1", "127.3.2.1", 1),
        ])
    func taken(text: String, host: String, port: Int) throws {
        let address = try LoopbackAddress(text)
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test(
        "Addresses that others can reach are refused",
        arguments: [
            "0.0.0.0:8080", "192.0.2.7:80", "[::]:80", "example.org:80", "127.0.0.1.example.org:80",
            "127.0.0:80", "127.0.0.01:80", ":80", "127.0.0.256:80",
        ])
    func refused(text: String) {
        #expect(throws: HearthError(.webNotLoopback, ["address": text])) {
            try LoopbackAddress(text)
        }
    }

    @Test(
        "What is no address is refused",
        arguments: ["", "8080", "127.0.0.1", "127.0.0.1:65536", "127.0.0.1:-1", "::1:x"])
    func malformed(text: String) {
        #expect(throws: HearthError(.addressMalformed, ["address": text])) {
            try LoopbackAddress(text)
        }
    }

    @Test("Only the address itself and localhost name it")
    func names() throws {
        let address = try LoopbackAddress("127.0.0.1:80")
        #expect(address.isNamed(by: "127.0.0.1:8080", port: 8080))
        #expect(address.isNamed(by: "LOCALHOST:8080", port: 8080))
        #expect(address.isNamed(by: "127.0.0.1", port: 80))
        #expect(!address.isNamed(by: "127.0.0.1", port: 8080))
        #expect(!address.isNamed(by: "127.0.0.1:8081", port: 8080))
        #expect(!address.isNamed(by: "example.org:8080", port: 8080))
        #expect(!address.isNamed(by: nil, port: 8080))
    }
}
