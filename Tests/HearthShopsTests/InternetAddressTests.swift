import HearthWire
import Testing

@testable import HearthShops

@Suite("Which addresses may be a shop's")
struct InternetAddressTests {
    @Test(
        "Nobody's home, machine or test network is",
        arguments: [
            "0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.1.2.3",
            "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1",
            "192.168.1.1", "198.18.0.1", "198.51.100.7", "203.0.113.7", "224.0.0.251",
            "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:93.184.216.34",
            "::ffff:127.0.0.1", "64:ff9b::7f00:1", "fe80::1", "fc00::1", "fd12:3456::1",
            "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1",
        ])
    func notPublic(_ text: String) throws {
        #expect(try !#require(InternetAddress(text)).isPublic)
    }

    @Test(
        "What anybody may have is",
        arguments: [
            "93.184.216.34", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.32.0.1",
            "192.169.0.1", "223.255.255.255", "2606:2800:220:1::1", "2a00:1450::200e",
            "2001:4860:4860::8888",
        ])
    func anybodys(_ text: String) throws {
        let address = try #require(InternetAddress(text))
        #expect(address.isPublic)
        #expect(InternetAddress(address.description) == address)
    }

    @Test("A machine's own networks are the home's, whatever their numbers")
    func own() throws {
        #expect(try OwnNetworks.have(#require(InternetAddress("127.0.0.1"))))
        #expect(try OwnNetworks.have(#require(InternetAddress("127.200.0.9"))))
        #expect(InternetAddress("no address") == nil)
        #expect(InternetAddress(octets: [1, 2, 3]) == nil)
    }
}

@Suite("Which links are followed")
struct ShopAddressTests {
    @Test(
        "Nothing but the web at its usual ports, without a name and a password",
        arguments: [
            "", "shop", "ftp://shop.example/", "file:///etc/passwd", "gopher://shop.example/",
            "javascript:alert(1)", "http://shop.example:8080/", "https://shop.example:80/",
            "http://a@shop.example/", "http://a:b@shop.example/", "https:///x", "http://",
            "http://sh%6fp.example/", "http://shop.example\\@127.0.0.1/",
            "http://shop example/", "http://" + String(repeating: "a", count: 300) + "/",
            "https://shop.example/" + String(repeating: "a", count: 5000),
            "unix:///run/hearth.sock", "http+unix://%2Frun%2Fhearth.sock/",
        ])
    func refused(_ link: String) { #expect(ShopAddress(link) == nil) }

    @Test("The name that is looked up is the one that is dialled, however it is written")
    func same() throws {
        let address = try #require(ShopAddress("HTTPS://Shop.EXAMPLE:443/a%20b?c=d#e"))
        #expect(address.host == "shop.example")
        #expect(address.name == "shop.example")
        #expect(
            address.url.hasPrefix("HTTPS://shop.example")
                || address.url.hasPrefix("https://shop.example"))
        #expect(address.url.hasSuffix("/a%20b?c=d"))
        #expect(try #require(ShopAddress("http://[::1]/")).name == "::1")
    }

    @Test("It leads on within the web, and never from a safe line to an open one")
    func turns() throws {
        let safe = try #require(ShopAddress("https://shop.example/a/b"))
        #expect(safe.next("c")?.url == "https://shop.example/a/c")
        #expect(safe.next("//other.example/")?.host == "other.example")
        #expect(safe.next("http://shop.example/") == nil)
        #expect(safe.next("file:///etc/passwd") == nil)
        let open = try #require(ShopAddress("http://shop.example/"))
        #expect(open.next("https://shop.example/")?.url == "https://shop.example/")
    }
}
