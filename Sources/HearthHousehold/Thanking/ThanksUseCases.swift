import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension ProposeThanks: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ThanksProposal {
        let open = try household.givenFrom(list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let told = try household.ownThanks(of: asker.identity, on: open.id, keys: keys, work)
        let gifts = try household.giftsInCart(of: asker.identity, on: open, work)
        return ThanksProposal(
            list: open.merged.head.title, listID: open.id.hex, owner: open.ownerNames,
            gifts: gifts.map { GiftInfo($0) },
            told: told.map { ThanksInfo($0, from: asker.name, isThanked: false) })
    }
}

extension TellOwner: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ThanksInfo {
        let open = try household.givenFrom(list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let told = try household.ownThanks(of: asker.identity, on: open.id, keys: keys, work)
        var thanks = Thanks(gifts: told?.gifts ?? [], text: told?.text ?? "", time: work.now)
        for gift in gifts {
            let named = try household.gift(gift, on: open, for: asker, work)
            thanks.gifts.removeAll { $0.item == named.item }
            thanks.gifts.append(named)
        }
        if let text { thanks.text = try Names.cleaned(text, field: "words", rule: .thanks) }
        guard !thanks.gifts.isEmpty else {
            throw HearthError(.nothingToTell, ["list": open.merged.head.title])
        }
        guard thanks.gifts.count <= ListLimits.gifts else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "wishes", "lowest": "1", "highest": "\(ListLimits.gifts)"])
        }
        try household.checkSurpriseIsOver(
            on: open, thanks.gifts.map(\.item), isSure: isSure ?? false, work)
        try household.publish(thanks, on: open, keys: keys, work)
        return ThanksInfo(thanks, from: asker.name, isThanked: false)
    }
}

extension WithdrawThanks: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let open = try household.givenFrom(list, for: asker, work)
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        guard try household.ownThanks(of: asker.identity, on: open.id, keys: keys, work) != nil
        else { throw HearthError(.nothingToTell, ["list": open.merged.head.title]) }
        try household.publish(Thanks(time: work.now), on: open, keys: keys, work)
        return Done()
    }
}

extension ShowThanks: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ThanksInfo] {
        let open = try household.list(at: list, for: asker, work)
        guard open.isOwn else { throw HearthError(.notOwner, ["list": open.merged.head.title]) }
        let marks = try Set(household.privateState(of: asker.identity, work).thanked ?? [])
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
        var state = try household.privateState(of: asker.identity, work)
        var marks = (state.thanked ?? []).filter { $0 != received.mark }
        if thanked { marks.append(received.mark) }
        state.thanked = marks.suffix(PrivateState.settledLimit)
        try household.savePrivate(state, of: asker.identity, keys: keys, work)
        household.noteChange()
        return ThanksInfo(received.thanks, from: received.name, isThanked: thanked)
    }
}

extension Household {
    /// A list from which the asker gives.
    fileprivate mutating func givenFrom(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let open = try list(at: path, for: asker, work)
        let title = open.isTray ? "Tray" : open.merged.head.title
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": title])
        }
        guard open.entry.isGiving else { throw HearthError(.listNotGiving, ["list": title]) }
        return open
    }

    /// The wish that is meant: on the list, or, if it is gone, one that the asker still knows.
    fileprivate func gift(
        _ asked: GiftRequest, on open: OpenList, for asker: Asker, _ work: Work
    ) throws -> Thanks.Gift {
        let pieces = asked.pieces ?? 0
        guard (0...ListLimits.quantity).contains(pieces) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "quantity", "lowest": "1", "highest": "\(ListLimits.quantity)"])
        }
        func gift(_ item: ItemID, _ name: String) -> Thanks.Gift {
            Thanks.Gift(
                item: item, name: name, pieces: pieces, isTogether: asked.together ?? false)
        }
        if let item = try? open.item(called: asked.wish, by: .whole) {
            return gift(item.id, item.name)
        }
        // Nothing depends on the cart unless they ask for it.
        guard asked.alsoGone == true,
            let kept = try privateState(of: asker.identity, work).copies.first(where: {
                $0.list == open.id.hex
                    && ($0.item == asked.wish || Names.isSame($0.wish, asked.wish))
            }), let id = ItemID(hex: kept.item)
        else {
            let item = try open.item(called: asked.wish, by: .whole)
            return gift(item.id, item.name)
        }
        return gift(id, String(kept.wish.prefix(Limits.nameLength)))
    }
}

extension GiftInfo {
    fileprivate init(_ gift: Thanks.Gift) {
        self.init(
            id: gift.item.hex, wish: gift.name, pieces: gift.pieces > 1 ? gift.pieces : nil,
            isTogether: gift.isTogether)
    }
}

extension ThanksInfo {
    fileprivate init(_ thanks: Thanks, from name: String, isThanked: Bool) {
        self.init(
            from: name, gifts: thanks.gifts.map { GiftInfo($0) }, text: thanks.text.nilIfEmpty,
            time: thanks.time.text, isThanked: isThanked)
    }
}
