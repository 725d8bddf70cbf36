package import HearthAPI
import HearthLanguage

/// What givers told an owner, and whom they have thanked.
package struct ThanksView: PageContent {
    package static let template = "thanks"

    let title: String
    let list: String
    let notes: [Note]
    let isEmpty: Bool
    /// Nil where these are all.
    let ways: PageWays?

    struct Note: Sendable {
        let number: Int
        let face: Face
        let gifts: String
        let text: String?
        let isThanked: Bool
        /// To be sent by whatever they write to each other with: nothing of it goes through Hearth.
        let sentence: Text
    }

    package init(_ list: ListInfo, _ thanks: [ThanksInfo], part: PagePart = PagePart()) {
        title = list.title ?? "…"
        self.list = list.id
        ways = part.ways(of: thanks.count)
        notes = part.range(of: thanks.count).map { index in
            let note = thanks[index]
            return Note(
                number: index + 1, face: Face(note.from), gifts: TellView.names(note.gifts),
                text: note.text, isThanked: note.isThanked,
                sentence: note.gifts.isEmpty
                    ? Text("Thank you so much, \(note.from)!")
                    : Text(
                        "Thank you so much for \(People(note.gifts.map(\.wish)).description), \(note.from)!"
                    ))
        }
        isEmpty = notes.isEmpty
    }
}

/// What a giver could tell the owners that they gave; never asked of them.
package struct TellView: PageContent {
    package static let template = "tell"
    package static let saysProblem = true

    let title: String
    let list: String
    let gifts: [Gift]
    /// What the owner learns, before the gifts.
    let announcement: Text
    let hasGifts: Bool
    let told: String?
    let text: String
    let problem: String?

    struct Gift: Sendable {
        let id: String
        let name: String
    }

    package init(_ proposal: ThanksProposal, problem: Problem?) {
        title = proposal.list
        list = proposal.listID
        announcement = Text(
            "\(proposal.owner) will learn that these gifts on “\(proposal.list)” are yours:")
        gifts = proposal.gifts.map { Gift(id: $0.id, name: Self.names([$0])) }
        hasGifts = !gifts.isEmpty
        told = proposal.told.map { Self.names($0.gifts) }
        text = problem?.typed("text", in: TellOwner.path) ?? proposal.told?.text ?? ""
        self.problem = problem?.message
    }

    static func names(_ gifts: [GiftInfo]) -> String {
        gifts.map { gift in
            gift.isTogether
                ? Text("\(gift.wish) (together)").string : gift.wish
        }
        .joined(separator: ", ")
    }
}
