import Foundation
import HearthCircle
import HearthLists
import HearthSodium
import HearthWire
import SwiftProtobuf

/// What stands in records and frames, in the clear or once a key opened it.
extension FuzzTarget {
    /// A record around a payload, signed by nobody; the checks of bodies do not look at signatures.
    private static func record(
        _ kind: RecordKind, _ payload: [UInt8], stream: StreamID, author: IdentityKey
    ) -> Record? {
        guard let signature = Signature(octets: [UInt8](repeating: 0, count: Signature.byteCount))
        else { return nil }
        return Record(
            key: RecordKey(kind: kind, stream: stream, author: author),
            version: Version(incarnation: 1, counter: 1), payload: payload
        ) { _, _ in signature }
    }

    static func card(_ octets: [UInt8]) -> Bool {
        guard let author = Fixed.seed?.identity().publicKey,
            let record = record(.card, octets, stream: .card(of: author), author: author),
            let body = try? CardBody(record: record)
        else { return false }
        let again = Self.record(.card, body.payload, stream: .card(of: author), author: author)
        expectEqual(again.flatMap { try? CardBody(record: $0) }, body)
        return true
    }

    /// A roster, in the stream and by the author that it names itself.
    static func roster(_ octets: [UInt8]) -> Bool {
        let message = try? Hearth_V1_Roster(serializedBytes: octets)
        let owners = (message?.owners ?? []).compactMap { IdentityKey(octets: [UInt8]($0)) }
        guard
            let author = owners.first ?? Fixed.seed?.identity().publicKey,
            let stream = message.map({
                ListID(salt: [UInt8]($0.salt), owners: owners).stream
            }) ?? StreamID(octets: [UInt8](repeating: 0, count: StreamID.byteCount)),
            let record = record(.roster, octets, stream: stream, author: author),
            let body = try? RosterBody(record: record)
        else { return false }
        let again = Self.record(.roster, body.payload, stream: stream, author: author)
        expectEqual((again.flatMap { try? RosterBody(record: $0) })?.payload, body.payload)
        return true
    }

    /// A letter, sealed as its author would.
    static func letter(_ octets: [UInt8]) -> Bool {
        guard let author = Fixed.seed?.identity().publicKey, let secret = Fixed.sealing,
            let key = Fixed.symmetric, let nonce = Fixed.nonce,
            let stream = StreamID(octets: [UInt8](repeating: 9, count: StreamID.byteCount)),
            let box = SealedBoxes.seal(
                Fixed.symmetricOctets, to: secret.publicKey,
                ephemeralSeed: [UInt8](repeating: 8, count: 32))
        else { return false }
        var sealed = Hearth_V1_SealedLetter()
        sealed.boxes = [Data(box), Data(box)]
        sealed.nonce = Data(nonce.octets)
        sealed.ciphertext = Data(
            key.seal(Padme.pad(octets), nonce: nonce, additionalData: stream.octets))
        guard let record = record(.letter, sealed.octets, stream: stream, author: author)
        else { return false }
        return (try? LetterBody(record: record, secret: secret)) != nil
    }

    static func knock(_ octets: [UInt8]) -> Bool {
        let isAnswer = KnockOutcome(octets: octets) != nil
        guard let body = try? KnockBody(octets: octets) else { return isAnswer }
        expectEqual(try? KnockBody(octets: body.octets), body)
        return true
    }

    static func bundle(_ octets: [UInt8]) -> Bool {
        guard let body = try? BundleBody(octets: octets) else { return false }
        expectEqual(body.octets, octets)
        return true
    }

    /// The content of a blob, with its padding.
    static func blob(_ octets: [UInt8]) -> Bool {
        guard let content = Padme.unpad(octets) else { return false }
        expectEqual(Padme.unpad(Padme.pad(content)), content)
        return true
    }

    static func partPayload(_ octets: [UInt8]) -> Bool {
        guard let payload = try? PartPayload(octets: octets) else { return false }
        expectEqual(payload.octets, octets)
        return true
    }

    static func profile(_ octets: [UInt8]) -> Bool {
        guard let profile = try? Profile.decode(octets) else { return false }
        expectEqual(try? Profile.decode(profile.encode()), profile)
        return true
    }

    static func part(_ octets: [UInt8]) -> Bool {
        guard let part = try? Part.decode(octets) else { return false }
        expectEqual((try? Part.decode(part.encode()))?.encode(), part.encode())
        return true
    }

    /// One of as many buckets as the first octet says.
    static func bucket(_ octets: [UInt8]) -> Bool {
        guard let first = octets.first else { return false }
        let count = 2 << Int(first & 7)
        let index = Int(first >> 3) % count
        let body = Array(octets.dropFirst())
        guard let items = try? Bucket.decode(body, index: index, of: count) else { return false }
        let again = Bucket.encode(items)
        expectEqual(
            (try? Bucket.decode(again, index: index, of: count)).map(Bucket.encode), again)
        return true
    }

    static func comments(_ octets: [UInt8]) -> Bool {
        guard let comments = try? Comments.decode(octets) else { return false }
        expectEqual(try? Comments.decode(comments.encode()), comments)
        return true
    }

    static func thanks(_ octets: [UInt8]) -> Bool {
        guard let thanks = try? Thanks.decode(octets) else { return false }
        expectEqual(try? Thanks.decode(thanks.encode()), thanks)
        return true
    }

    static func claims(_ octets: [UInt8]) -> Bool {
        var isRead = false
        for places in [16, 64] {
            let size = ClaimSheet.byteCount(places: places)
            let room = Array(octets.prefix(size))
            let padding = [UInt8](repeating: 0, count: size - room.count)
            guard let sheet = try? ClaimSheet.decode(room + padding) else { continue }
            expectEqual(try? ClaimSheet.decode(sheet.encode(places: places)), sheet)
            expectEqual(sheet.merged(with: sheet), sheet)
            isRead = true
        }
        return isRead
    }

    static func page(_ octets: [UInt8]) -> Bool {
        let room = Array(octets.prefix(TalkSheet.byteCount))
        let padding = [UInt8](repeating: 0, count: TalkSheet.byteCount - room.count)
        guard let sheet = try? TalkSheet.decode(room + padding) else { return false }
        expectEqual(try? TalkSheet.decode(sheet.encode()), sheet)
        return true
    }
}
