import HearthAPI
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Whether there is still a surprise to keep: from dates alone, which are public.
extension Household {
    /// Refuses to tell before the day after the latest date is here, everywhere on Earth.
    ///
    /// - Throws: `HearthError`. `isSure`: the giver says themselves that the surprise is over,
    ///   which counts for a list without a date and for one whose date was moved back.
    func checkSurpriseIsOver(
        on open: OpenList, _ items: [ItemID], isSure: Bool, _ work: Work
    ) throws {
        let title = open.merged.head.title
        let present =
            [open.merged.head.date?.daysSinceEpoch, open.entry.day]
            + items.map { open.liveItem($0)?.givable?.date?.daysSinceEpoch }
        for day in present.compactMap({ $0 }) where !Self.isOver(day, at: work.now) {
            throw HearthError(
                .tellTooEarly,
                [
                    "list": title, "date": Self.text(day),
                    "from": Self.text(day + 1) + "T12:00:00Z",
                ])
        }
        guard !isSure else { return }
        let latest = try work.store.row(ListDateRow.self, open.id)?.latest
        guard let latest = ([latest] + present).compactMap({ $0 }).max() else {
            throw HearthError(.tellUndated, ["list": title])
        }
        guard Self.isOver(latest, at: work.now) else {
            throw HearthError(.tellMovedBack, ["list": title, "date": Self.text(latest)])
        }
    }

    /// A day is over for everybody at noon of the next day in UTC.
    private static func isOver(_ day: Int, at now: WallTime) -> Bool {
        now >= WallTime(seconds: (Int64(day) + 1) * 86_400 + 43_200)
    }

    private static func text(_ day: Int) -> String {
        Day(daysSinceEpoch: day)?.description ?? "?"
    }
}
