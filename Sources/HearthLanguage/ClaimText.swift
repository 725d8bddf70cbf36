package import HearthAPI

/// What came of reserving, holding, chipping in, buying and freeing, for a person.
package enum ClaimText {
    /// With how soon the others learn of it.
    package static func lines(_ claim: ClaimInfo) -> [Text] {
        let reach = claim.wish.standing?.reach
        return outcome(of: claim)
            + (reach.map { ReachText.lines($0, owner: claim.wish.owner) } ?? [])
    }

    /// Somebody claims more pieces than are wished for now.
    package static func tooMany(_ units: Int, of wanted: Int) -> Text {
        Text(
            count: wanted, one: "\(units) are yours, \(wanted) is wanted now.",
            other: "\(units) are yours, \(wanted) are wanted now.")
    }

    /// What holds now, a sentence or two a line.
    package static func outcome(of claim: ClaimInfo) -> [Text] {
        let wish = claim.wish.name
        let people = People(claim.ahead)
        let ahead = people.description
        let own = claim.wish.standing?.queue.first(where: \.isCaller)
        let amount = said(own?.amount)
        switch claim.state {
        case nil:
            return [Text("“\(wish)” is not reserved for you any more.")]
        case .reserved:
            return [Text("“\(wish)”\(pieces(own)) is reserved for you.")] + partly(own, ahead)
        case .held:
            let until = own?.until.map(LocalTime.near) ?? Text("its time is over").string
            return [
                Text(
                    "“\(wish)”\(pieces(own)) is held for you until \(until). Reserve or buy it by then."
                )
            ] + partly(own, ahead)
        case .lapsed:
            return [Text("Your hold on “\(wish)” has lapsed. Hold or reserve it again.")]
        case .chippedIn:
            return [Text("You put \(amount ?? Text("something").string) towards “\(wish)”.")]
                + (said(own?.counted).map { [Text("Of it \($0) counts.")] } ?? [])
                + together(claim.wish.standing)
        case .bought:
            return [Text("“\(wish)”\(pieces(own)) is marked as bought by you.")]
                + (amount == nil ? [] : together(claim.wish.standing))
        case .waiting: return [waiting(for: wish, own, amount: amount, behind: people)]
        case .boughtTwice:
            return [
                Text(
                    "“\(wish)” is marked as bought by you, but \(ahead) bought it too. Agree on who takes it back."
                )
            ]
        case .otherMode where claim.wish.standing?.isChipIn == true:
            return [
                Text(
                    "\(ahead) put money towards “\(wish)”, so yours does not count. Release it and chip in, or agree with them on something else."
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

    private static func waiting(
        for wish: String, _ own: Holder?, amount: String?, behind people: People
    ) -> Text {
        let ahead = people.description
        if let amount {
            return Text(
                "The price of “\(wish)” is met without your \(amount), by \(ahead). It waits in case somebody withdraws."
            )
        }
        let first = Text(
            count: people.count, one: "\(ahead) was first.", other: "\(ahead) were first.")
        guard let number = own?.position, number > 1 else {
            return Text(
                "\(first) You wait in line for “\(wish)”; it is yours when your turn comes.")
        }
        return Text(
            "\(first) You wait in line for “\(wish)”, as number \(number); it is yours when your turn comes."
        )
    }

    private static func said(_ amount: String?) -> String? {
        amount.map { Language.current.amount($0) }
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
        let sum = said(standing.contributed) ?? Text("something").string
        let isAll = standing.unreadable == 0
        guard let missing = said(standing.missing) else {
            return [
                isAll
                    ? Text("Together that is \(sum).") : Text("Together that is at least \(sum).")
            ]
        }
        return [
            isAll
                ? Text("Together that is \(sum); \(missing) is missing.")
                : Text("Together that is at least \(sum); at most \(missing) is missing.")
        ]
    }
}
