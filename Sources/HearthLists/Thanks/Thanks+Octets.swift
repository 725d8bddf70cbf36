import HearthSodium
import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Thanks {
    private static let latest: UInt64 = 1 << 48

    /// The octets that are sealed.
    package func encode() -> [UInt8] {
        var message = Hearth_V1_Thanks()
        message.gifts = gifts.map { gift in
            var message = Hearth_V1_Gift()
            message.item = Data(gift.item.octets)
            message.name = gift.name
            message.pieces = UInt32(clamping: gift.pieces)
            message.together = gift.isTogether
            return message
        }
        message.text = text
        message.time = UInt64(clamping: time.milliseconds)
        return message.octets
    }

    /// Reads what a giver wrote, and checks every bound.
    ///
    /// - Throws: `PartError`; nothing of it is taken when it breaks one rule.
    package static func decode(_ octets: [UInt8]) throws(PartError) -> Thanks {
        guard let count = FieldScan.count(of: 1, in: octets) else { throw .malformed }
        guard count <= ListLimits.gifts else { throw .overLimit }
        let message: Hearth_V1_Thanks
        do {
            message = try Hearth_V1_Thanks(serializedBytes: octets)
        } catch {
            throw .malformed
        }
        guard message.time < latest else { throw .malformed }
        var gifts: [Gift] = []
        for gift in message.gifts {
            guard let item = ItemID(octets: [UInt8](gift.item)),
                let pieces = Int(exactly: gift.pieces), pieces <= ListLimits.quantity
            else { throw .malformed }
            gifts.append(
                Gift(item: item, name: gift.name, pieces: pieces, isTogether: gift.together))
        }
        let thanks = Thanks(
            gifts: gifts, text: message.text,
            time: WallTime(milliseconds: Int64(clamping: message.time)))
        try thanks.check()
        return thanks
    }

    /// Refuses what breaks a bound of protocol-spec/limits.md.
    package func check() throws(PartError) {
        guard gifts.count <= ListLimits.gifts else { throw .overLimit }
        guard Set(gifts.map(\.item)).count == gifts.count else { throw .malformed }
        do {
            for gift in gifts { try TextRule.name.check(gift.name) }
            try TextRule.thanks.check(text)
        } catch {
            throw .text(error)
        }
    }
}
