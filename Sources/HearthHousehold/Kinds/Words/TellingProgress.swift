import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire
import HearthZones

extension ShareProgress: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TogetherShown {
        let open = try household.singleListToWrite(of: .wordProgress, for: asker, work)
        _ = try ShareList(list: open.id.hex, with: with, keeper: false)
            .answer(in: &household, by: asker, work)
        try household.setTelling(of: asker, work)
        return try ShowTogether().answer(in: &household, by: asker, work)
    }
}

extension HideProgress: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TogetherShown {
        if let open = try household.singleList(of: .wordProgress, for: asker, work) {
            let others = try household.readers(of: open, for: asker, work)
                .filter { !$0.isCaller }
            let names = with ?? others.map(\.key)
            if !names.isEmpty {
                _ = try UnshareList(list: open.id.hex, with: names)
                    .answer(in: &household, by: asker, work)
            }
            try household.setTelling(of: asker, work)
        }
        return try ShowTogether().answer(in: &household, by: asker, work)
    }
}

/// What a member tells friends of how they learn is written once a day, at five in the morning by the computer's clock and
/// some minutes later that are the member's own, through the computer's yesterday: whether anything was learned or not,
/// so that nobody sees from it when somebody was at their phone.
extension Household {
    private static let daily: DueName = "daily"
    private static let minutes = 300
    private static let mostJitter = 600

    /// Sets when it is written next; takes that away where nobody reads it.
    mutating func setTelling(of asker: Asker, _ work: Work) throws {
        guard let open = try singleList(of: .wordProgress, for: asker, work) else { return }
        guard try !progressReaders(open, of: asker, work).isEmpty else {
            return try removeDue(
                DueMoment.Key(
                    member: asker.identity, list: open.id, item: nil, name: Self.daily), work)
        }
        let key = DueMoment.Key(
            member: asker.identity, list: open.id, item: nil, name: Self.daily)
        // What waits for the next full hour comes then, and sets the next one.
        guard due.waiting[key] == nil, let at = nextTelling(on: open.id, after: work.now) else {
            return
        }
        try setDue(
            DueMoment(
                member: asker.identity, list: open.id, item: nil, name: Self.daily, at: at,
                isSilent: true, isWrittenAtHour: true), work)
    }

    /// Who sees the asker's progress, or is asked.
    mutating func progressReaders(
        _ open: OpenList, of asker: Asker, _ work: Work
    ) throws -> [StandingReader] {
        try readers(of: open, for: asker, work)
            .filter { !$0.isCaller && [.reading, .asked, .waiting].contains($0.state) }
            .map { StandingReader(name: $0.name, isAsked: $0.state != .reading) }
    }

    func nextTelling(on list: ListID, after now: WallTime) -> WallTime? {
        let clock = tellingClock(now)
        guard let today = clock.day else { return nil }
        let jitter =
            BLAKE2b.hash(Array("hearth/1 telling".utf8), list.octets, count: 4)
            .reduce(0) { $0 << 8 | Int($1) } % Self.mostJitter
        return (0...1).lazy.compactMap { Day(daysSinceEpoch: today.daysSinceEpoch + $0) }
            .map { clock.start(of: $0).adding(.seconds(jitter)) }.first { $0 > now }
    }

    /// By the computer's clock, whatever the member's zone is: else a journey would show.
    private func tellingClock(_ now: WallTime) -> DayClock {
        let zone = machine.zones.own
        return DayClock(now: now, dayBegins: Self.minutes) { moment in
            Int(zone.offset(at: moment.seconds) / 60)
        }
    }

    /// Writes it anew, through the day before.
    fileprivate mutating func tellProgress(
        of asker: Asker, on open: OpenList, _ work: Work
    ) throws {
        let keys = try editor(of: open, asker)
        let book = try wordBook(of: asker, work)
        // The day that was over when this day's moment came; by the owner's own days it may be open still.
        guard let today = tellingClock(work.now).day,
            let through = Day(daysSinceEpoch: today.daysSinceEpoch - 1)
        else { return }
        func progress(_ language: String?) -> WordProgress {
            WordProgress(
                of: book.log, language: language, today: through, isOver: book.today > through)
        }
        let all = progress(nil)
        var written: [Item] = []
        for learned in book.settings.languages {
            let language = learned.language
            let id = WordStanding.id(of: language, on: open.id)
            let standing = WordStanding(
                progress(language), all: all, language: language, level: learned.level,
                through: through, pack: book.inTurn(language).first?.id)
            var item =
                open.liveItem(id)
                ?? Item(
                    id: id, rank: .middle, revision: 0, name: language, body: .known(standing))
            item.body = .known(standing)
            // A count: no time stands in it.
            item.revision = open.merged.item(id)?.nextRevision ?? 1
            written.append(item)
        }
        let gone = open.merged.items.filter { item in
            item.wordStanding.map { book.settings[$0.language] == nil } ?? false
        }
        written += gone.map { .tombstone(id: $0.id, revision: $0.nextRevision) }
        if !written.isEmpty { try write(written, to: open, keys: keys, work) }
    }
}

extension WordStanding: DueKind {
    package static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews? {
        let asker = Asker(
            identity: due.moment.member, name: "", keys: due.keys, caller: Caller())
        // First: what is refused below must not be the last.
        try household.setTelling(of: asker, work)
        if try !household.progressReaders(due.open, of: asker, work).isEmpty {
            try household.tellProgress(of: asker, on: due.open, work)
        }
        return nil
    }
}
