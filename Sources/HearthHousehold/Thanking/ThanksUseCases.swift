import HearthAPI
package import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowThanks: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ThanksInfo] {
        let open = try household.list(at: list, for: asker, work)
        guard open.isOwn else { throw HearthError(.notOwner, ["list": open.merged.head.title]) }
        let marks = try Set(household.preferences(of: asker.identity, work).thanked ?? [])
        return try household.receivedThanks(on: open, work).map {
            ThanksInfo($0.thanks, from: $0.name, isThanked: marks.contains($0.mark))
        }
    }
}

extension MarkThanked: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ThanksInfo {
        let open = try household.list(at: list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        guard open.isOwn else { throw HearthError(.notOwner, ["list": open.merged.head.title]) }
        let received = try Names.one(
            household.receivedThanks(on: open, work), called: from, name: \.name,
            unknown: .unknownFriend, ambiguous: .ambiguousFriend)
        var state = try household.preferences(of: asker.identity, work)
        var marks = (state.thanked ?? []).filter { $0 != received.mark }
        if thanked { marks.append(received.mark) }
        state.thanked = marks.suffix(Preferences.asideLimit)
        try household.savePreferences(state, of: asker.identity, keys: keys, work)
        household.noteChange()
        return ThanksInfo(received.thanks, from: received.name, isThanked: thanked)
    }
}

extension GiftInfo {
    package init(_ gift: Thanks.Gift) {
        self.init(
            id: gift.item.hex, wish: gift.name, pieces: gift.pieces > 1 ? gift.pieces : nil,
            isTogether: gift.isTogether)
    }
}

extension ThanksInfo {
    package init(_ thanks: Thanks, from name: String, isThanked: Bool) {
        self.init(
            from: name, gifts: thanks.gifts.map { GiftInfo($0) }, text: thanks.text.nilIfEmpty,
            time: thanks.time.text, isThanked: isThanked)
    }
}
