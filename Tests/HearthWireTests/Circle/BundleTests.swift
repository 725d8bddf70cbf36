import HearthCircle
import HearthSodium
import HearthWire
import Testing

@Suite("Bundles")
struct BundleTests {
    @Test("A bundle is read as it was written, and has one size")
    func roundTrip() throws {
        let bundle = try Sample.bundle()
        #expect(bundle.octets.count == 1458)
        #expect(try BundleBody(octets: bundle.octets) == bundle)
    }

    @Test("The layout is the one of the specification")
    func layout() throws {
        let bundle = try Sample.bundle()
        let octets = bundle.octets
        #expect(Array(octets[0..<32]) == bundle.certificate.key.octets)
        #expect(Array(octets[32..<96]) == bundle.certificate.signature.octets)
        #expect(Array(octets[96..<102]) == [0, 2, 0, 1, 0, 3])
        #expect(Array(octets[102..<114]) == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 9])
        #expect(Array(octets[114..<146]) == bundle.rosterHash.octets)
        #expect(Array(octets[146..<178]) == bundle.commitment.octets)
        #expect(Array(octets[178..<258]) == bundle.slots[0])
        #expect(Array(octets[1378...]) == bundle.slots[15])
    }

    @Test("Any other length is refused, and numbers that do not fit together")
    func malformed() throws {
        let good = try Sample.bundle().octets
        for count in 0..<good.count {
            #expect(
                failure { () throws(WireError) in try BundleBody(octets: Array(good[..<count])) }
                    == .malformed)
        }
        #expect(
            failure { () throws(WireError) in try BundleBody(octets: good + [0]) } == .malformed)
        for (index, count) in [(0, 0), (1, 1), (3, 3), (0, 17), (16, 17)] as [(UInt8, UInt8)] {
            var octets = good
            octets[99] = index
            octets[101] = count
            #expect(
                failure { () throws(WireError) in try BundleBody(octets: octets) } == .malformed)
        }
    }

    @Test("How many bundles there are tells how large the circle is, not whom they are for")
    func count() {
        let expected: [(people: Int, bundles: UInt16)] = [
            (0, 1), (1, 1), (16, 1), (17, 2), (32, 2), (33, 3), (256, 16),
        ]
        for (people, bundles) in expected {
            #expect(BundleBody.count(forCircleOf: people) == bundles)
        }
    }

    @Test("A commitment is to one key, of one author, on one list, in one generation")
    func commitment() throws {
        func made(
            key: UInt8 = 1, list: UInt8 = 1, author: UInt8 = 1, generation: UInt16 = 1
        ) throws -> Digest {
            BundleBody.commitment(
                to: try Sample.key(key), list: try Sample.fixed(list),
                author: try Sample.seed(author).identity().publicKey, generation: generation)
        }
        let all = [
            try made(), try made(key: 2), try made(list: 2), try made(author: 2),
            try made(generation: 2), try made(generation: 256),
        ]
        #expect(Set(all).count == all.count)
        #expect(try made() == all[0])
    }

    @Test("A beat certificate holds for one list and one identity")
    func certificate() throws {
        let certificate = try Sample.bundle().certificate
        let identity = try Sample.seed().identity().publicKey
        #expect(certificate.isValid(for: try Sample.fixed(3), of: identity))
        #expect(!certificate.isValid(for: try Sample.fixed(4), of: identity))
        #expect(
            !certificate.isValid(
                for: try Sample.fixed(3), of: try Sample.seed(2).identity().publicKey))
    }

    @Test("Slots follow each other without a gap")
    func slots() {
        let clock = SlotClock.standard
        #expect(clock.slot(at: WallTime(seconds: 0)) == 0)
        #expect(clock.slot(at: WallTime(milliseconds: 59_999)) == 0)
        #expect(clock.slot(at: WallTime(seconds: 60)) == 1)
        #expect(clock.slot(at: WallTime(seconds: -5)) == 0)
        #expect(clock.slot(at: WallTime(milliseconds: .max)) == .max)
        for slot in [0, 1, 2_000_000, .max] as [UInt32] {
            #expect(clock.slot(at: clock.start(of: slot)) == slot)
            #expect(clock.end(of: slot) == clock.start(of: slot).adding(.seconds(60)))
        }
        #expect(SlotClock(slotSeconds: 0).slotSeconds == 1)
        #expect(SlotClock(slotSeconds: -3).slotSeconds == 1)
    }
}
