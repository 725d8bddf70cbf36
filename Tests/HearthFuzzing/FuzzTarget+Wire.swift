import HearthCircle
import HearthNoise
import HearthReplication
import HearthSodium
import HearthWire

/// What nodes say to each other.
extension FuzzTarget {
    /// The messages of a handshake, each behind an octet with its length; the first says on which side.
    static func handshake(_ octets: [UInt8]) -> Bool {
        guard let local = Fixed.node, let ephemeral = Fixed.ephemeral else { return false }
        var rest = octets[...]
        let isDialled = (rest.popFirst() ?? 0) & 1 == 0
        var handshake: NoiseHandshake =
            isDialled
            ? .responder(local: local, ephemeral: ephemeral, prologue: [])
            : .initiator(
                local: local, remote: local.publicKey, ephemeral: ephemeral, prologue: [])
        do throws(NoiseError) {
            while !handshake.isComplete, !rest.isEmpty {
                if handshake.nextIsWrite { _ = try handshake.writeMessage() }
                _ = try handshake.readMessage(pieces(&rest))
            }
            return true
        } catch {
            // It is over for good.
            precondition(!handshake.isComplete)
            return false
        }
    }

    /// The plaintexts of transport messages, each behind an octet with its length.
    static func messages(_ octets: [UInt8]) -> Bool {
        var assembler = FrameAssembler()
        var rest = octets[...]
        var count = 0
        do throws(WireError) {
            while !rest.isEmpty {
                if try assembler.take(pieces(&rest)) != nil { count += 1 }
            }
            return count > 0
        } catch {
            return false
        }
    }

    /// As many octets as the first one says.
    private static func pieces(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
        let count = Int(rest.popFirst() ?? 0)
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    /// The octet of a type and a payload.
    static func frame(_ octets: [UInt8]) -> Bool {
        guard let type = octets.first.flatMap(FrameType.init(rawValue:)),
            let frame = try? Frame(type: type, payload: Array(octets.dropFirst()))
        else { return false }
        var assembler = FrameAssembler()
        for message in frame.messages.dropLast() {
            precondition((try? assembler.take(message)) == .some(nil))
        }
        if let last = frame.messages.last {
            expectEqual((try? assembler.take(last)) ?? nil, frame)
        }
        return true
    }

    /// A record; one whose payload has another hash than it says gets the right one.
    static func record(_ octets: [UInt8]) -> Bool {
        var octets = octets
        if octets.count >= Record.prefixByteCount {
            let hash = BLAKE2b.digest(Array(octets[Record.prefixByteCount...]))
            octets.replaceSubrange(84..<116, with: hash.octets)
        }
        guard let record = try? Record(octets: octets) else { return false }
        expectEqual(record.octets, octets)
        _ = record.isSigned(by: record.key.author)
        _ = record.stamp
        return true
    }

    static func cell(_ octets: [UInt8]) -> Bool {
        guard let cell = try? Cell(octets: octets) else { return false }
        expectEqual(cell.octets, octets)
        if let beat = Fixed.beat, let key = Fixed.symmetric {
            _ = cell.isSigned(by: beat.publicKey)
            _ = cell.open(with: key, commitment: BLAKE2b.digest([]))
        }
        return true
    }
}

/// Keys that are the same every time.
enum Fixed {
    static let seed = Seed(octets: [UInt8](repeating: 1, count: Seed.byteCount))
    static let node = NodeSecret(octets: [UInt8](repeating: 2, count: 32))
    static let ephemeral = NodeSecret(octets: [UInt8](repeating: 3, count: 32))
    static let beat = BeatSecret(seed: [UInt8](repeating: 4, count: 32))
    static let symmetricOctets = [UInt8](repeating: 5, count: 32)
    static let symmetric = SymmetricKey(octets: symmetricOctets)
    static let sealing = SealingSecret(seed: [UInt8](repeating: 6, count: 32))
    static let nonce = Nonce(octets: [UInt8](repeating: 7, count: Nonce.byteCount))
}
