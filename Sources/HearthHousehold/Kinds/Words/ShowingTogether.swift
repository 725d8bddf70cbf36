import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowTogether: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> TogetherShown {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let book = try household.wordBook(of: asker, work)
        let own = try household.singleList(of: .wordProgress, for: asker, work)
        let readers = try own.map { try household.progressReaders($0, of: asker, work) } ?? []
        let words = FoldedText.forSearch(text ?? "").split(whereSeparator: \.isWhitespace)
        let lists = try household.allOpenLists(of: asker.identity, keys: keys, work)
        let friends = lists.compactMap { list -> FriendStanding? in
            // What is not one person's own says nothing.
            guard list.head.kind == .wordProgress, !list.isOwn, list.entry.owners.count == 1 else {
                return nil
            }
            let name = FoldedText.forSearch(list.ownerNames)
            guard words.allSatisfy({ name.contains($0) }) else { return nil }
            return book.standing(on: list)
        }
        return TogetherShown(
            own: book.settings.languages.map { one in
                WordNumbers(
                    WordProgress(of: book.log, language: one.language, today: book.today),
                    language: one.language, level: one.level)
            }, friends: try sorted(friends), readers: readers,
            next: readers.isEmpty
                ? nil
                : own.flatMap { household.nextTelling(on: $0.id, after: work.now) }?.text)
    }

    /// The highest number first; of those of several languages the highest counts.
    private func sorted(_ friends: [FriendStanding]) throws -> [FriendStanding] {
        let orders: [(name: String, number: (StandingInfo) -> Int)] = [
            ("streak", \.streak), ("week", { $0.weekPoints.first ?? 0 }), ("learned", \.learned),
        ]
        let wanted = sort?.nilIfEmpty ?? orders[0].name
        guard let number = orders.first(where: { $0.name == wanted })?.number else {
            throw HearthError(
                .sortUnknown,
                ["value": wanted, "candidates": orders.map(\.name).joined(separator: ", ")])
        }
        func highest(_ friend: FriendStanding) -> Int { friend.languages.map(number).max() ?? -1 }
        return friends.sorted {
            (-highest($0), $0.name, $0.list) < (-highest($1), $1.name, $1.list)
        }
    }
}

extension WordBook {
    /// What a friend's list says.
    fileprivate func standing(on list: OpenList) -> FriendStanding {
        let all = list.merged.items.compactMap { item in
            // One of another language's id, or of another list, is none.
            item.wordStanding.flatMap { $0.itemID(on: list.id) == item.id ? $0 : nil }
        }.sorted { $0.language < $1.language }.prefix(WordSettings.languageLimit)
        let known = Set(WordAchievement.allCases.map(\.rawValue))
        return FriendStanding(
            list: list.id.hex, name: list.ownerNames,
            languages: all.map { one in
                StandingInfo(
                    language: one.language, level: one.level, streak: one.streak,
                    bestStreak: one.bestStreak, learned: one.learned, points: one.points,
                    weekPoints: one.weekPoints, isSameWord: hasSameWord(as: one))
            },
            achievements: (all.first?.achievements ?? []).filter { known.contains($0) },
            through: all.map(\.through).min().flatMap { Day(daysSinceEpoch: $0)?.description })
    }

    private func hasSameWord(as other: WordStanding) -> Bool {
        guard let own = settings[other.language], own.level == other.level,
            let pack = inTurn(other.language).first
        else { return false }
        return other.pack == pack.id
    }
}
