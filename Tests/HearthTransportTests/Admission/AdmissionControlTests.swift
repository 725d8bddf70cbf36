import HearthWire
import NIOCore
import Testing

@testable import HearthTransport

@Suite("Admission of connections")
struct AdmissionControlTests {
    private let start = ContinuousClock.now

    private func group(_ address: String) throws -> AddressGroup {
        AddressGroup(try SocketAddress(ipAddress: address, port: 1))
    }

    @Test("An address may have so many handshakes at once, and another one as many")
    func perAddress() throws {
        var limits = TransportLimits()
        limits.halfOpenPerAddress = 2
        var control = AdmissionControl(limits: limits)
        let (first, second) = (try group("198.51.100.1"), try group("198.51.100.2"))
        #expect(control.admit(first, at: start) == true)
        #expect(control.admit(first, at: start) == true)
        #expect(control.admit(first, at: start) == false)
        #expect(control.admit(second, at: start) == true)
        control.handshakeEnded(first)
        #expect(control.admit(first, at: start) == true)
        #expect(control.halfOpen == 3)
    }

    @Test("All addresses together may have so many handshakes at once")
    func total() throws {
        var limits = TransportLimits()
        limits.halfOpenConnections = 3
        var control = AdmissionControl(limits: limits)
        for number in 1...3 {
            #expect(control.admit(try group("198.51.100.\(number)"), at: start) == true)
        }
        #expect(control.admit(try group("198.51.100.4"), at: start) == false)
        control.handshakeEnded(try group("198.51.100.1"))
        #expect(control.admit(try group("198.51.100.4"), at: start) == true)
    }

    @Test("An address may open so many connections a minute, refilled evenly")
    func rate() throws {
        var limits = TransportLimits()
        limits.newConnectionsPerAddressAndMinute = 6
        var control = AdmissionControl(limits: limits)
        let address = try group("198.51.100.1")
        func admitted(at now: ContinuousClock.Instant) -> Int {
            var count = 0
            while control.admit(address, at: now) {
                control.handshakeEnded(address)
                count += 1
            }
            return count
        }
        #expect(admitted(at: start) == 6)
        #expect(admitted(at: start + .seconds(9)) == 0)
        #expect(admitted(at: start + .seconds(11)) == 1)
        #expect(admitted(at: start + .seconds(3600)) == 6)
        // A clock that stands still or jumps back gives nothing away.
        #expect(admitted(at: start) == 0)
    }

    @Test("Addresses are forgotten once there are too many, but never one with a handshake")
    func memory() throws {
        var limits = TransportLimits()
        limits.rememberedAddresses = 8
        limits.newConnectionsPerAddressAndMinute = 1
        var control = AdmissionControl(limits: limits)
        let busy = try group("192.0.2.1")
        #expect(control.admit(busy, at: start) == true)
        for number in 1...100 {
            let address = try group("198.51.100.\(number)")
            #expect(control.admit(address, at: start + .seconds(number)) == true)
            control.handshakeEnded(address)
            #expect(control.remembered <= 8)
        }
        #expect(control.admit(busy, at: start) == false)
        control.handshakeEnded(busy)
        #expect(control.halfOpen == 0)
    }

    @Test("So many connections may be open")
    func open() {
        var limits = TransportLimits()
        limits.openConnections = 1
        var control = AdmissionControl(limits: limits)
        #expect(control.admitOpen() == true)
        #expect(control.admitOpen() == false)
        control.connectionEnded()
        #expect(control.admitOpen() == true)
    }

    @Test(
        "Whoever's address is private, or near this machine's own, shares its network",
        arguments: [
            ("192.168.1.7", "192.168.1.2", .sameNetwork), ("10.4.0.1", "10.9.0.1", .sameNetwork),
            ("172.16.0.1", "198.51.100.1", .sameNetwork),
            ("172.32.0.1", "198.51.100.1", .elsewhere),
            ("169.254.3.4", "198.51.100.1", .sameNetwork),
            ("198.51.100.9", "198.51.100.1", .sameNetwork),
            ("203.0.113.9", "198.51.100.1", .elsewhere), ("100.64.3.4", "100.99.1.1", .elsewhere),
            ("2001:db8:7:1::1", "2001:db8:7:2::1", .sameNetwork),
            ("2001:db8:8::1", "2001:db8:7::1", .elsewhere),
            ("fd00::1", "2001:db8::1", .sameNetwork), ("fe80::1", "2001:db8::1", .sameNetwork),
            ("127.0.0.1", "127.0.0.1", .sameMachine), ("::1", "::1", .sameMachine),
            ("::ffff:127.0.0.1", "::ffff:127.0.0.1", .sameMachine),
        ] as [(String, String, NetworkPlace.Nearness)])
    func places(remote: String, own: String, nearness: NetworkPlace.Nearness) throws {
        #expect(try group(remote).place(from: group(own)).nearness == nearness)
    }

    @Test("IPv6 addresses of one network of 64 bits count as one, IPv4 addresses each for itself")
    func groups() throws {
        #expect(try group("2001:db8:0:1::1") == group("2001:db8:0:1:ffff:ffff:ffff:ffff"))
        #expect(try group("2001:db8::1") == group("2001:db8::2:0:0:1"))
        #expect(try group("2001:db8:0:1::1") != group("2001:db8:0:2::1"))
        #expect(try group("::1") == group("::2"))
        #expect(try group("198.51.100.1") != group("198.51.100.2"))
        #expect(try group("::ffff:198.51.100.1") == group("198.51.100.1"))
        #expect(try group("::ffff:198.51.100.1") != group("::ffff:198.51.100.2"))
        #expect(AddressGroup(nil) == AddressGroup(nil))
    }
}
