import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// How long before a hold lapses its holder is told.
    private static let notice: Duration = .seconds(600)

    /// The same for a member of its circle: what becomes of a wish that they claim is told as theirs.
    package func circleNews(
        _ told: ListNews, on open: OpenList, _ seat: CircleSeat, _ work: Work
    ) throws -> [NewsDraft] {
        let claimed = Set(try ownClaims(seat, work).map(\.item))
        let moved = try movedWishes(from: open.id, of: seat.member, work)
        var drafts = told.first + told.drafts(on: open, except: claimed)
        for (id, name) in told.changed where claimed.contains(id) {
            drafts.append(.secret(.reservedChanged, seat, on: open, item: id, wish: name))
        }
        for (id, name) in told.gone where claimed.contains(id) && !moved.contains(id) {
            drafts.append(.secret(.reservedGone, seat, on: open, item: id, wish: name))
        }
        return drafts + told.rest
    }

    /// What became of a member's own claims on a list.
    mutating func claimNews(
        _ list: CircleList, _ seat: CircleSeat, _ book: NewsBook, _ marks: inout CircleMarks,
        _ work: Work
    ) throws -> [NewsDraft] {
        let open = list.open
        let key = MembershipKey(list: open.id, member: seat.member)
        news.ends[key] = nil
        let claims = try ownClaims(seat, work)
        guard !claims.isEmpty, let (ledger, readable) = try settled(open, work) else {
            marks.claims[open.id] = nil
            return []
        }
        let earlier = Dictionary(
            (marks.claims[open.id] ?? []).map { ($0.item, $0) }, uniquingKeysWith: { $1 })
        let mornings = mornings(of: seat.member, book, work.now)
        var look = ClaimLook(
            list: list, seat: seat, readable: readable, now: work.now, notice: Self.notice,
            mornings: mornings, tellsOfPassed: follows(mornings, book),
            calendarDay: calendarDay(work.now, of: seat.member),
            reminderDays: book.settings.reminderDays)
        for claim in claims {
            if list.isUnderWay(claim.item) {
                look.keep(earlier[claim.item])
            } else {
                look.look(at: claim, ledger[claim.item], since: earlier[claim.item])
            }
        }
        marks.claims[open.id] = look.marks
        let ends = look.ends + (look.isWaiting ? [ledger.nextLapse].compactMap { $0 } : [])
        news.ends[key] = ends.filter { $0 > work.now }.min()
        return look.allDrafts
    }
}

/// One look at what a member claims on one list.
private struct ClaimLook {
    let list: CircleList
    let seat: CircleSeat
    /// Whose cells could be read.
    let readable: Set<IdentityKey>
    let now: WallTime
    let notice: Duration
    /// The days that the member is told of, to the one whose morning came last.
    let mornings: [Day]
    /// Also of one of these that is over by the calendar.
    let tellsOfPassed: Bool
    /// The day that it is: by it days are counted that are left.
    let calendarDay: Day?
    let reminderDays: [Int]
    private(set) var marks: [ToldClaim] = []
    /// When something is to be told although nothing comes.
    private(set) var ends: [WallTime] = []
    private(set) var isWaiting = false
    private var drafts: [NewsDraft] = []
    /// What the member is reminded of, by days that are left.
    private var due: [Int: [(ItemID, String)]] = [:]

    init(
        list: CircleList, seat: CircleSeat, readable: Set<IdentityKey>, now: WallTime,
        notice: Duration, mornings: [Day], tellsOfPassed: Bool, calendarDay: Day?,
        reminderDays: [Int]
    ) {
        self.list = list
        self.seat = seat
        self.readable = readable
        self.now = now
        self.notice = notice
        self.mornings = mornings
        self.tellsOfPassed = tellsOfPassed
        self.calendarDay = calendarDay
        self.reminderDays = reminderDays
    }

    /// What happened; reminders for several wishes in one.
    var allDrafts: [NewsDraft] {
        drafts
            + due.sorted { $0.key < $1.key }.map { days, wishes in
                let only = wishes.count == 1 ? wishes.first : nil
                return .secret(
                    .reminder, seat, on: list.open, item: only?.0, wish: only?.1 ?? "",
                    detail: "\(days)", count: wishes.count)
            }
    }

    /// Keeps what is known of a claim on a wish of which nothing can be said just now.
    mutating func keep(_ earlier: ToldClaim?) {
        if let earlier { marks.append(earlier) }
    }

    /// Looks at one claim; one that was not known is the member's own doing.
    mutating func look(at claim: Claim, _ standing: ItemStanding?, since earlier: ToldClaim?) {
        let own = standing?.standing(of: seat.member).first
        var mark = mark(of: claim, own, in: standing)
        let name = list.liveItem(claim.item)?.name ?? ""
        if let earlier, mark.state == .holds, earlier.state == .waits, isUnreadable(earlier.ahead) {
            // The one who was first cannot be read just now; nobody knows whether they let it go.
            mark.state = .waits
            mark.ahead = earlier.ahead
        }
        if let earlier, earlier.isBoughtTwice, claim.isBought, !mark.isBoughtTwice,
            standing?.isGone == true || isUnreadable(earlier.ahead)
        {
            // Of a wish that is gone any number counts, and of whom nothing is read nothing is known.
            mark.isBoughtTwice = true
            mark.ahead = earlier.ahead
        }
        let ahead = own.flatMap { own in
            standing.map { Household.ahead(of: own, in: $0, list.open).joined(separator: ", ") }
        }
        func tell(_ kind: NewsKind, _ detail: String = "") {
            drafts.append(
                .secret(kind, seat, on: list.open, item: claim.item, wish: name, detail: detail))
        }
        switch (earlier?.state, mark.state) {
        case (.waits, .holds) where !name.isEmpty: tell(.turn)
        case (.holds, .waits): tell(.overtaken, ahead ?? "")
        case (.holds, .lapsed), (.waits, .lapsed): tell(.holdLapsed)
        default: break
        }
        if mark.isBoughtTwice, earlier?.isBoughtTwice == false { tell(.boughtTwice, ahead ?? "") }
        if claim.isBought, !mark.isBoughtTwice, earlier?.isBoughtTwice == true {
            tell(.boughtTwiceOver)
        }
        if mark.isPriceMet, earlier?.isPriceMet == false { tell(.priceMet) }
        if let end = noteEnd(of: claim, own, &mark), earlier?.knowsEnd == false {
            tell(.holdEnding, end.text)
        }
        remind(of: claim, own, standing, &mark, since: earlier, name)
        if mark.state == .waits { isWaiting = true }
        marks.append(mark)
    }

    private func mark(
        of claim: Claim, _ own: StandingClaim?, in standing: ItemStanding?
    ) -> ToldClaim {
        guard let own, let standing else {
            return ToldClaim(item: claim.item, state: claim.kind == .hold ? .lapsed : .holds)
        }
        var mark = ToldClaim(item: claim.item, state: .holds)
        if own.state == .waits || own.state == .otherMode {
            mark.state = .waits
            let first = standing.queue.first {
                $0.author != seat.member && ($0.holdsUnits > 0 || $0.counted > 0)
            }
            if let tag = first.flatMap({ list.entry.reader($0.author)?.tag }) { mark.ahead = tag }
        }
        mark.isBoughtTwice = claim.isBought && standing.isBoughtTwice
        if mark.isBoughtTwice, mark.state == .holds {
            let other = standing.queue.first { $0.author != seat.member && $0.claim.isBought }
            if let tag = other.flatMap({ list.entry.reader($0.author)?.tag }) { mark.ahead = tag }
        }
        mark.isPriceMet = claim.kind == .contribution && standing.isComplete
        return mark
    }

    private func isUnreadable(_ tag: AuthorTag) -> Bool {
        guard let reader = list.entry.reader(tagged: tag) else { return false }
        return reader.role.isInCircle && !readable.contains(reader.identity)
    }

    /// When a hold lapses, if that is soon.
    private mutating func noteEnd(
        of claim: Claim, _ own: StandingClaim?, _ mark: inout ToldClaim
    ) -> WallTime? {
        guard let own, let lasts = claim.lasts else { return nil }
        let end = own.time.adding(lasts)
        let soon = end.adding(.zero - notice)
        ends.append(end)
        guard soon <= now else {
            ends.append(soon)
            return nil
        }
        mark.knowsEnd = true
        return end
    }

    private mutating func remind(
        of claim: Claim, _ own: StandingClaim?, _ standing: ItemStanding?,
        _ mark: inout ToldClaim, since earlier: ToldClaim?, _ name: String
    ) {
        guard mark.state == .holds, !claim.isBought, let own, let standing,
            let item = list.liveItem(claim.item),
            let date = item.givable?.date ?? list.merged.head.date
        else { return }
        if claim.kind == .contribution {
            // Where nobody buys, everybody is told.
            let buyers = standing.authors(with: .buys)
            guard buyers.isEmpty || own.claim.roles.contains(.buys),
                !standing.queue.contains(where: \.claim.isBought)
            else { return }
        }
        let all = mornings.map { date.daysSinceEpoch - $0.daysSinceEpoch }
        guard let left = all.filter({ $0 >= 0 }).min(),
            let reached = reminderDays.filter({ left <= $0 }).min()
        else { return }
        mark.reminded = reached
        let days = calendarDay.map { date.daysSinceEpoch - $0.daysSinceEpoch } ?? left
        if let earlier, reached < earlier.reminded ?? .max, days >= 0 || tellsOfPassed {
            due[days, default: []].append((claim.item, name))
        }
    }
}
