import HearthWire
import Testing

@Suite("Padmé")
struct PadmeTests {
    @Test("Sizes are the ones that the paper's formula gives")
    func knownSizes() {
        let known = [
            0: 0, 1: 1, 2: 2, 3: 3, 7: 7, 8: 8, 9: 10, 10: 10, 11: 12, 15: 16, 16: 16, 17: 18,
            100: 104, 129: 144, 1_000: 1_024, 1_025: 1_088, 65_537: 67_584,
            1_000_000: 1_015_808,
        ]
        for (count, padded) in known {
            #expect(Padme.paddedCount(count) == padded, "\(count)")
        }
    }

    @Test("A size never shrinks, grows by less than an eighth, and stays when padded again")
    func properties() {
        var previous = 0
        for count in Array(0...5_000) + Array(stride(from: 5_001, to: 10_000_000, by: 4_999)) {
            let padded = Padme.paddedCount(count)
            #expect(padded >= count)
            #expect(padded >= previous)
            #expect(Double(padded) <= 1.12 * Double(max(count, 1)))
            #expect(Padme.paddedCount(padded) == padded)
            previous = padded
        }
    }

    @Test("Up to a mebibyte there are few sizes to tell apart")
    func fewSizes() {
        let sizes = Set((1...1_048_576).map(Padme.paddedCount))
        #expect(sizes.count <= 300)
    }

    @Test("What was padded comes back", arguments: [0, 1, 3, 4, 5, 250, 1_000, 70_001])
    func roundTrip(count: Int) {
        let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let padded = Padme.pad(octets)
        #expect(padded.count == Padme.paddedCount(count + Padme.headerByteCount))
        #expect(Array(padded.dropFirst(4).prefix(count)) == octets)
        #expect(Padme.unpad(padded) == octets)
    }

    @Test("The true length stands in front, big-endian")
    func header() {
        let padded = Padme.pad([UInt8](repeating: 1, count: 0x01_02_03))
        #expect(padded.prefix(4) == [0, 1, 2, 3])
    }

    @Test("A length beyond the end, padding that is not zero, and another size are refused")
    func refusals() {
        let padded = Padme.pad([UInt8](repeating: 1, count: 100))
        #expect(padded.count == 104)
        let small = Padme.pad([UInt8](repeating: 1, count: 99))
        #expect(small.count == 104)
        var tampered = small
        tampered[103] = 1
        #expect(Padme.unpad(tampered) == nil)
        tampered = padded
        tampered[3] = 101
        #expect(Padme.unpad(tampered) == nil)
        tampered[0] = 255
        #expect(Padme.unpad(tampered) == nil)
        #expect(Padme.unpad(padded + [0]) == nil)
        #expect(Padme.unpad(Array(small.dropLast())) == nil)
        for count in 0..<4 {
            #expect(Padme.unpad([UInt8](repeating: 0, count: count)) == nil)
        }
        #expect(Padme.unpad([0, 0, 0, 0]) == [])
    }
}
