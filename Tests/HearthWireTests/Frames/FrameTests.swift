import HearthSodium
import HearthWire
import Testing

@Suite("Frames")
struct FrameTests {
    /// Puts a frame together from plaintexts.
    private func assemble(_ messages: [[UInt8]]) throws(WireError) -> Frame? {
        var assembler = FrameAssembler()
        var frame: Frame?
        for message in messages { frame = try assembler.take(message) }
        return frame
    }

    @Test("Every frame is read as it was written")
    func roundTrip() throws {
        let frames = try Sample.frames()
        #expect(Set(frames.map(\.type)) == Set(FrameType.allCases))
        for frame in frames {
            #expect(try assemble(frame.messages) == frame)
            #expect(frame.octets[0] == frame.type.rawValue)
            #expect(
                frame.octets.count <= Frame.headerByteCount + Frame.payloadLimit(of: frame.type))
        }
    }

    @Test("Frames that end too early are refused or waited for, and never read as something else")
    func truncated() throws {
        for frame in try Sample.frames() {
            let octets = frame.octets
            for count in 0..<octets.count {
                let cut = Array(octets[..<count])
                let read = try? assemble([cut])
                #expect(read == nil, "\(frame.type) cut at \(count)")
            }
            // With a length that says so itself, the payload is refused or is a shorter one.
            for count in 0..<(octets.count - Frame.headerByteCount) {
                let payload = Array(octets[Frame.headerByteCount...].prefix(count))
                let read = try? Frame(type: frame.type, payload: payload)
                #expect(read != frame)
            }
        }
    }

    @Test("Whatever bit is flipped, what is read is written back the same, or it is refused")
    func bitFlips() throws {
        for frame in try Sample.frames() {
            let octets = frame.octets
            for index in octets.indices where index < 400 {
                for bit in 0..<8 {
                    var flipped = octets
                    flipped[index] ^= 1 << bit
                    guard let read = try? assemble([flipped]) else { continue }
                    #expect(read != frame, "bit \(bit) of octet \(index) of \(frame.type)")
                    switch read {
                    case .versions: break  // Stamps of unknown kinds are left out.
                    default: #expect(read.octets == flipped)
                    }
                }
            }
        }
    }

    @Test("Random payloads are read or refused, of every type and length")
    func noise() {
        var state: UInt64 = 42
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        for type in FrameType.allCases {
            for count in 0..<600 {
                let payload = (0..<count).map { _ in next() }
                if let frame = try? Frame(type: type, payload: payload) {
                    #expect(frame.type == type)
                }
            }
        }
    }

    @Test("A frame of a type that is not known is read over, and the next one is read")
    func unknownType() throws {
        var assembler = FrameAssembler()
        for type in [0, 17, 255] as [UInt8] {
            #expect(try assembler.take([type, 0, 0, 0, 0, 3, 1, 2, 3]) == nil)
        }
        #expect(try assembler.take([200, 0, 0, 0, 0, 4, 1]) == nil)
        #expect(try assembler.take([2, 3, 4]) == nil)
        #expect(try assembler.take(Frame.ping(5).octets) == .ping(5))
        var tooLong = OctetWriter()
        tooLong.write([200, 0])
        tooLong.write(UInt32(Limits.frame + 1))
        let octets = tooLong.octets
        #expect(failure { () throws(WireError) in try assembler.take(octets) } == .overLimit)
    }

    @Test("A record of a kind that is not known is read over, and the next frame is read")
    func unknownRecordKind() throws {
        var octets = Frame.record(try Sample.record()).octets
        octets[Frame.headerByteCount + 1] = 77
        var assembler = FrameAssembler()
        #expect(try assembler.take(octets) == nil)
        #expect(try assembler.take(Frame.ping(6).octets) == .ping(6))
        octets[Frame.headerByteCount] = 2
        let newerFormat = octets
        #expect(failure { () throws(WireError) in try assembler.take(newerFormat) } != nil)
    }

    @Test("A stamp of a kind that is not known is left out, the others are read")
    func unknownKind() throws {
        let record = try Sample.record()
        let frame = Frame.versions(stream: record.key.stream, [record.stamp, record.stamp])
        var octets = frame.octets
        octets[Frame.headerByteCount + StreamID.byteCount] = 77
        #expect(
            try assemble([octets]) == .versions(stream: record.key.stream, [record.stamp]))
    }

    @Test("A length over the limit of its type is refused from the header alone")
    func overLimit() {
        for type in FrameType.allCases {
            var writer = OctetWriter()
            writer.write([type.rawValue, 0])
            writer.write(UInt32(Frame.payloadLimit(of: type) + 1))
            var assembler = FrameAssembler()
            let header = writer.octets
            #expect(failure { () throws(WireError) in try assembler.take(header) } == .overLimit)
        }
    }

    @Test("A large frame goes in several messages and is whole after the last")
    func large() throws {
        let payload = [UInt8](repeating: 0x5A, count: Limits.recordPayload)
        let frame = Frame.record(try Sample.record(.blob, payload: payload))
        let messages = frame.messages
        #expect(messages.count == 17)
        #expect(messages.allSatisfy { $0.count <= Frame.messagePlaintextLimit })
        var assembler = FrameAssembler()
        for message in messages.dropLast() { #expect(try assembler.take(message) == nil) }
        #expect(try assembler.take(#require(messages.last)) == frame)
        #expect(try assembler.take(Frame.ping(1).octets) == .ping(1))
    }

    @Test("Nothing may follow a frame in its last message, and a frame has a whole header")
    func bounds() {
        for octets in [
            Frame.ping(1).octets + [0], Frame.ping(1).octets + Frame.ping(2).octets,
        ] {
            var assembler = FrameAssembler()
            #expect(failure { () throws(WireError) in try assembler.take(octets) } == .trailing)
        }
        for octets in [[], [9], [9, 0, 0, 0, 0]] as [[UInt8]] {
            var assembler = FrameAssembler()
            #expect(failure { () throws(WireError) in try assembler.take(octets) } == .truncated)
        }
        var assembler = FrameAssembler()
        let reserved: [UInt8] = [9, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1]
        #expect(failure { () throws(WireError) in try assembler.take(reserved) } == .malformed)
    }

    @Test("An early cell among those of the beat is refused, and the other way round")
    func lanes() throws {
        let early = try Sample.cell(sub: 3)
        #expect(
            failure { () throws(WireError) in
                try Frame(type: .cells, payload: early.octets)
            } == .malformed)
        #expect(
            failure { () throws(WireError) in
                try Frame(type: .have, payload: [UInt8](repeating: 0xFF, count: 18))
            } == .overLimit)
    }
}
