import HearthAPI
import HearthLanguage

/// What came of reserving, holding, chipping in, buying and freeing, for a person.
enum ClaimText {
    static func lines(_ claim: ClaimInfo) -> [Text] {
        let wish = claim.wish.name
        let people = People(claim.ahead)
        let ahead = people.description
        let own = claim.wish.standing?.queue.first(where: \.isCaller)
        let amount = Words.amount(own?.amount)
        switch claim.state {
        case nil:
            return [Text("“\(wish)” is not reserved for you any more.")]
        case .reserved:
            return [Text("“\(wish)”\(pieces(own)) is reserved for you.")] + partly(own, ahead)
        case .held:
            let until = TimeText.local(own?.until) ?? Text("its time is over").string
            return [
                Text(
                    "“\(wish)”\(pieces(own)) is held for you until \(until). Reserve or buy it by then."
                )
            ] + partly(own, ahead)
        case .lapsed:
            return [Text("Your hold on “\(wish)” has lapsed. Hold or reserve it again.")]
        case .chippedIn:
            return [Text("You put \(amount ?? Text("something").string) towards “\(wish)”.")]
                + (Words.amount(own?.counted).map { [Text("Of it \($0) counts.")] } ?? [])
                + together(claim.wish.standing)
        case .bought:
            return [Text("“\(wish)”\(pieces(own)) is marked as bought by you.")]
                + (amount == nil ? [] : together(claim.wish.standing))
        case .waiting where amount != nil:
            return [
                Text(
                    "The price of “\(wish)” is met without your \(amount ?? ""), by \(ahead). It waits in case somebody withdraws."
                )
            ]
        case .waiting:
            let first = Text(
                count: people.count, one: "\(ahead) was first.", other: "\(ahead) were first.")
            if let number = own?.position, number > 1 {
                return [
                    Text(
                        "\(first) You wait in line for “\(wish)”, as number \(number); it is yours when your turn comes."
                    )
                ]
            }
            return [
                Text(
                    "\(first) You wait in line for “\(wish)”; it is yours when your turn comes.")
            ]
        case .boughtTwice:
            return [
                Text(
                    "“\(wish)” is marked as bought by you, but \(ahead) bought it too. Agree on who takes it back."
                )
            ]
        case .otherMode where claim.wish.standing?.isChipIn == true:
            return [
                Text(
                    "\(ahead) put money towards “\(wish)”, so yours does not count. Free it and chip in, or agree with them on something else."
                )
            ]
        case .otherMode:
            return [
                Text(
                    count: people.count,
                    one:
                        "\(ahead) gives “\(wish)” whole, so your part does not count. Withdraw it with `hearth free`, or agree on something else.",
                    other:
                        "\(ahead) give “\(wish)” whole, so your part does not count. Withdraw it with `hearth free`, or agree on something else."
                )
            ]
        }
    }

    private static func pieces(_ own: Holder?) -> String {
        own.map { $0.units > 1 ? " × \($0.units)" : "" } ?? ""
    }

    private static func partly(_ own: Holder?, _ ahead: String) -> [Text] {
        guard let own, own.waiting > 0 else { return [] }
        return [Text("Of that, \(own.waiting) waits in line behind \(ahead).")]
    }

    private static func together(_ standing: Standing?) -> [Text] {
        guard let standing, standing.isChipIn else { return [] }
        if standing.isComplete { return [Text("The price is met.")] }
        let sum = Words.amount(standing.contributed) ?? Text("something").string
        return [
            Words.amount(standing.missing).map {
                Text("Together that is \(sum); \($0) is missing.")
            } ?? Text("Together that is \(sum).")
        ]
    }

    /// Who sees to what.
    static func roles(_ claim: ClaimInfo) -> [String] {
        guard let standing = claim.wish.standing else { return [] }
        var facts = Facts()
        for (task, name) in GivingText.tasks(standing) {
            facts.add(label(of: task), name ?? Text("nobody yet").string)
        }
        return [Text("Who sees to what for “\(claim.wish.name)”:").string]
            + facts.lines(indent: 2)
    }

    private static func label(of task: String) -> Text {
        switch task {
        case "buys": Text("Buys")
        case "wraps": Text("Wraps")
        case "card": Text("Writes the card")
        default: Text(verbatim: task)
        }
    }
}
