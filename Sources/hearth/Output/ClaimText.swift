import HearthAPI

/// What came of reserving, holding, chipping in, buying and freeing, for a person.
enum ClaimText {
    static func lines(_ claim: ClaimInfo) -> [String] {
        let wish = "“\(claim.wish.name)”"
        let ahead = People(claim.ahead)
        let own = claim.wish.standing?.queue.first(where: \.isCaller)
        switch claim.state {
        case nil:
            return ["\(wish) is not reserved for you any more."]
        case .reserved:
            return ["\(wish)\(pieces(own)) is reserved for you."] + partly(own, ahead)
        case .held:
            let until = TimeText.local(own?.until) ?? "its time is over"
            return [
                "\(wish)\(pieces(own)) is held for you until \(until). Reserve or buy it by then."
            ] + partly(own, ahead)
        case .lapsed:
            return ["Your hold on \(wish) has lapsed. Hold or reserve it again."]
        case .chippedIn:
            return ["You put \(own?.amount ?? "something") towards \(wish)."]
                + (own?.counted.map { ["Of it \($0) counts."] } ?? [])
                + together(claim.wish.standing)
        case .bought:
            return ["\(wish)\(pieces(own)) is marked as bought by you."]
                + (own?.amount == nil ? [] : together(claim.wish.standing))
        case .waiting where own?.amount != nil:
            return [
                "The price of \(wish) is met without your \(own?.amount ?? "part"), by \(ahead). It waits in case somebody withdraws."
            ]
        case .waiting:
            let place = own?.position.map { $0 > 1 ? ", as number \($0)" : "" } ?? ""
            return [
                "\(ahead) \(ahead.were) first. You wait in line for \(wish)\(place); it is yours when your turn comes."
            ]
        case .boughtTwice:
            return [
                "\(wish) is marked as bought by you, but \(ahead) bought it too. Agree on who takes it back."
            ]
        case .otherMode:
            return [
                claim.wish.standing?.isChipIn == true
                    ? "\(ahead) put money towards \(wish), so yours does not count. Free it and chip in, or agree with them on something else."
                    : "\(ahead) \(ahead.give) \(wish) whole, so your part does not count. Withdraw it with `hearth free`, or agree on something else."
            ]
        }
    }

    private static func pieces(_ own: Holder?) -> String {
        own.map { $0.units > 1 ? " × \($0.units)" : "" } ?? ""
    }

    private static func partly(_ own: Holder?, _ ahead: People) -> [String] {
        guard let own, own.waiting > 0 else { return [] }
        return ["Of that, \(own.waiting) waits in line behind \(ahead)."]
    }

    private static func together(_ standing: Standing?) -> [String] {
        guard let standing, standing.isChipIn else { return [] }
        if standing.isComplete { return ["The price is met."] }
        let sum = standing.contributed ?? "something"
        return [
            standing.missing.map { "Together that is \(sum); \($0) is missing." }
                ?? "Together that is \(sum)."
        ]
    }

    /// Who sees to what.
    static func roles(_ claim: ClaimInfo) -> [String] {
        guard let standing = claim.wish.standing else { return [] }
        var facts = Facts()
        for (task, name) in GivingText.tasks(standing) {
            let words = ["buys": "Buys", "wraps": "Wraps", "card": "Writes the card"]
            facts.add(words[task] ?? task, name ?? "nobody yet")
        }
        return ["Who sees to what for “\(claim.wish.name)”:"] + facts.lines(indent: 2)
    }
}
