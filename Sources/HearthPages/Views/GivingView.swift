import HearthAPI
import HearthLanguage
import HearthLists

/// What a giver sees of a friend's wish and can do: never made for an owner.
package struct GivingView: Sendable {
    let status: WishStatus
    let queue: [Line]
    let hasQueue: Bool
    let bar: Bar?
    /// Nothing is claimed by the member.
    let canReserve: Bool
    let reserveLabel: Text
    let canChipIn: Bool
    let canHold: Bool
    let holds: [Choice]
    let isMine: Bool
    let canBuy: Bool
    /// What was bought can be taken back.
    let canUnbuy: Bool
    let canFree: Bool
    let freeLabel: Text
    /// As many as are left, where that is more than one; nil: there is nothing to ask.
    let most: Int?
    /// How many pieces the member takes, to be changed in place.
    let pieces: Pieces?
    let chipInMost: String?
    /// What the member puts in, to be changed in place; nil: nothing yet.
    let ownAmount: String?
    let chipInLabel: Text
    let chipInButton: Text
    let roles: [Role]
    let takesRoles: Bool
    /// Who will see it, the first time.
    let audience: Text?
    let leftOut: Text?
    /// What others keep from the member, who lives with the owner.
    let keptBack: Text?
    /// How soon the others learn what the member claims.
    let reach: [Text]

    struct Line: Sendable {
        let number: Int
        let face: Face
        let isCaller: Bool
        let what: Text
    }

    struct Bar: Sendable {
        let percent: Int
        let text: Text

        init(_ standing: Standing) {
            percent = min(100, standing.percent ?? 0)
            let have = standing.contributed.map { Language.current.amount($0) } ?? "0"
            let isAll = standing.unreadable == 0
            guard let missing = standing.missing.map({ Language.current.amount($0) }) else {
                text = isAll ? Text("Together \(have)") : Text("Together at least \(have)")
                return
            }
            text =
                isAll
                ? Text("Together \(have); \(missing) is missing")
                : Text("Together at least \(have); at most \(missing) is missing")
        }
    }

    /// One less and one more; nil where that cannot be.
    struct Pieces: Sendable {
        let text: Text
        let fewer: Int?
        let more: Int?

        /// Nil where one piece is wished for, and where the member has reserved none.
        init?(_ mine: Holder?, _ standing: Standing) {
            guard let mine, mine.amount == nil, standing.wanted != 1 else { return nil }
            let units = mine.units
            fewer = units > 1 ? units - 1 : nil
            guard let wanted = standing.wanted else {
                guard mine.state == .reserved else { return nil }
                text = Text("You take \(units)")
                more = units + 1
                return
            }
            let left = max(0, wanted - standing.held)
            switch mine.state {
            case .reserved:
                text = Text("You take \(units) of \(wanted) · \(left) left")
                more = left > 0 && mine.waiting == 0 ? units + 1 : nil
            case .waiting:
                text = Text("You wait for \(units) of \(wanted)")
                more = units < wanted ? units + 1 : nil
            case .held, .lapsed, .chippedIn, .bought, .boughtTwice, .otherMode: return nil
            }
        }
    }

    struct Role: Sendable {
        let value: String
        let label: Text
        let isMine: Bool
        let others: String?
    }

    init(_ wish: GivenWish, _ standing: Standing, audience: AudienceInfo?) {
        let mine = standing.queue.first { $0.isCaller && $0.state != .lapsed }
        status = WishStatus(standing)
        queue = standing.queue.filter { $0.state != .lapsed }.enumerated().map { index, holder in
            Line(
                number: index + 1, face: Face(holder.name), isCaller: holder.isCaller,
                what: Self.text(of: holder))
        }
        hasQueue = !queue.isEmpty
        bar = standing.isChipIn ? Bar(standing) : nil
        chipInLabel = mine?.amount == nil ? Text("Chip in") : Text("Change your amount")
        chipInButton = mine?.amount == nil ? Text("Chip in") : Text("Change it")
        ownAmount = mine?.amount.map { Language.current.amount($0) }
        isMine = mine != nil
        canReserve = mine == nil && !standing.isChipIn || mine?.state == .held
        canHold = mine == nil && !standing.isChipIn && !standing.isTaken
        holds = HoldLength.choices()
        reserveLabel =
            mine?.state == .held
            ? Text("Reserve it") : standing.isTaken ? Text("Wait in line") : Text("Reserve")
        canChipIn =
            wish.price.flatMap { Price.parse($0) }.map { $0.minorUnits > 0 } ?? false
            && (mine?.amount != nil
                || (standing.isChipIn
                    ? !standing.isComplete
                    : standing.queue.allSatisfy { $0.state == .lapsed }))
        canBuy = mine.map { [.reserved, .held, .chippedIn].contains($0.state) } ?? false
        canUnbuy = mine.map { [.bought, .boughtTwice].contains($0.state) } ?? false
        canFree = mine != nil
        freeLabel = mine?.state == .waiting ? Text("Leave the line") : Text("Release it")
        let left = standing.wanted.map { max(0, $0 - standing.held) } ?? 99
        most = left > 1 && mine == nil && !standing.isChipIn ? min(left, 9_999) : nil
        pieces = Pieces(mine, standing)
        chipInMost = (standing.missing ?? wish.price).map { Language.current.amount($0) }
        takesRoles =
            mine.map { $0.state == .chippedIn || $0.state == .bought } ?? false
            && standing.isChipIn
        roles = GiftTask.allCases.map { task in
            let others = standing.queue.filter { $0.roles.contains(task) && !$0.isCaller }
            return Role(
                value: task.rawValue, label: Self.label(of: task),
                isMine: mine?.roles.contains(task) ?? false,
                others: others.isEmpty
                    ? nil : People(others.map(\.name)).description)
        }
        (self.audience, leftOut) = Self.text(of: audience, for: wish)
        keptBack = KeptBackText.line(standing.keptBack)
        reach = standing.reach.map { ReachText.lines($0, owner: wish.owner) } ?? []
    }

    private static func label(of task: GiftTask) -> Text {
        switch task {
        case .buys: Text("Buys it")
        case .wraps: Text("Wraps it")
        case .card: Text("Writes the card")
        }
    }

    private static func text(of claim: Holder) -> Text {
        let units = claim.units
        switch claim.state {
        case .reserved:
            return units > 1 ? Text("reserved \(units)") : Text("reserved it")
        case .held:
            guard let clock = claim.until.map(LocalTime.near) else {
                return claim.isCaller
                    ? Text("hold it for a short while") : Text("holds it for a short while")
            }
            return claim.isCaller
                ? Text("hold it until \(clock)") : Text("holds it until \(clock)")
        case .lapsed: return Text("held it")
        case .chippedIn:
            return Text("put in \(Language.current.amount(claim.counted ?? claim.amount ?? ""))")
        case .bought: return units > 1 ? Text("bought \(units)") : Text("bought it")
        case .boughtTwice: return Text("bought it too")
        case .waiting: return claim.isCaller ? Text("wait in line") : Text("waits in line")
        case .otherMode:
            return claim.amount == nil
                ? Text("would give it whole, but others chip in")
                : Text("would chip in, but others give it whole")
        }
    }

    /// One line that says what reserving means and who will see it; only before the first time.
    private static func text(
        of audience: AudienceInfo?, for wish: GivenWish
    ) -> (seen: Text?, leftOut: Text?) {
        guard let audience, !audience.alreadyClaimed else { return (nil, nil) }
        let seeing = audience.people.filter { !$0.isLeftOut }.map(\.name)
        let left = audience.people.filter { $0.isLeftOut && $0.changesAt == nil }.map(\.name)
        let seen =
            seeing.isEmpty
            ? Text(
                "Reserving says that you will give this. \(wish.owner) never learns of it, and nobody else reads this list yet."
            )
            : Text(
                "Reserving says that you will give this. \(People(seeing).description) will see it; \(wish.owner) never will."
            )
        return (
            seen,
            left.isEmpty
                ? nil
                : Text(
                    "\(People(left).description) will not see it: they live with the owner."
                )
        )
    }
}
