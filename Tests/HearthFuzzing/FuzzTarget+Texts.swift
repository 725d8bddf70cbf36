import HearthLists
import HearthSodium
import HearthWire

/// What people paste and type.
extension FuzzTarget {
    /// UTF-8, or what comes nearest: people's programs do the same.
    private static func text(of octets: [UInt8]) -> String {
        String(decoding: octets, as: UTF8.self)
    }

    /// A key as it stands, or the key of 65 octets: a fuzzer does not find checksums.
    static func key(_ octets: [UInt8]) -> Bool {
        let text = text(of: octets)
        var isAccepted = false
        if let key = try? PublicKeyText(text) {
            expectEqual(try? PublicKeyText(key.text), key)
            isAccepted = true
        }
        if let invitation = Invitation(text) {
            expectEqual(Invitation(invitation.text), invitation)
            isAccepted = true
        }
        // Nobody writes longer ones.
        let octets = Array(octets.prefix(80))
        for prefix in [PublicKeyText.prefix, Invitation.prefix, "x"] {
            let written = Bech32m.encode(octets, prefix: prefix)
            expectEqual(
                try? Bech32m.decode(written, prefix: prefix, lengthLimit: written.utf8.count),
                octets)
            isAccepted = (try? PublicKeyText(written)) != nil || isAccepted
        }
        return isAccepted
    }

    /// A link as it stands, and what follows a valid key and a valid invitation in one.
    static func link(_ octets: [UInt8]) -> Bool {
        let text = text(of: octets)
        var candidates = [text]
        if let identity = Fixed.seed?.identity().publicKey, let node = Fixed.node?.publicKey,
            let invitation = Invitation(octets: [UInt8](repeating: 7, count: 16))
        {
            let key = PublicKeyText(identity: identity, node: node).text
            candidates.append(key + text)
            candidates.append("hearth:\(key)@\(text)/\(invitation.text)")
        }
        var isAccepted = false
        for candidate in candidates {
            guard let link = try? Link(candidate) else { continue }
            expectEqual(try? Link(link.text), link)
            isAccepted = true
        }
        return isAccepted
    }

    static func address(_ octets: [UInt8]) -> Bool {
        let text = text(of: octets)
        if let address = HostPort(listening: text) {
            expectEqual(HostPort(listening: address.description), address)
        }
        guard let address = HostPort(text) else { return false }
        expectEqual(HostPort(address.description), address)
        return true
    }

    /// Names and everything else that is written.
    static func text(_ octets: [UInt8]) -> Bool {
        let text = text(of: octets)
        var isAccepted = PersonName.isValid(text)
        for rule in [TextRule.name, .notes, .comment, .link, .tag, .postalAddress] {
            guard let cleaned = try? rule.cleaned(text) else { continue }
            expectEqual(try? rule.cleaned(cleaned), cleaned)
            isAccepted = true
        }
        _ = FoldedText.forSearch(text)
        _ = NameOrder(language: "sv").key(text)
        _ = Item.isFollowable(text)
        return isAccepted
    }

    /// Prices, days, ranks, birthdays, places.
    static func amount(_ octets: [UInt8]) -> Bool {
        let text = text(of: octets)
        var isAccepted = false
        if let price = Price.parse(text) {
            expectEqual(Price.parse(price.description), price)
            isAccepted = true
        }
        if let day = Day(text) {
            expectEqual(Day(day.description), day)
            isAccepted = true
        }
        if let rank = Rank(text) {
            if let before = Rank.between(nil, rank) { precondition(before < rank) }
            if let after = Rank.between(rank, nil) { precondition(rank < after) }
            isAccepted = true
        }
        isAccepted = Birthday(text) != nil || isAccepted
        if let position = Position(text) {
            expectEqual(Position(position.description), position)
            isAccepted = true
        }
        return isAccepted
    }
}
