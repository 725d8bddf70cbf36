import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
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
        else { return Done() }
        try household.publish(Thanks(time: work.now), on: open, keys: keys, work)
        return Done()
    }
}

extension Household {
    /// A list from which the asker gives.
    fileprivate mutating func givenFrom(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        let open = try list(at: path, for: asker, work)
        let title = open.displayTitle
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverTells, ["list": title])
        }
        try open.checkIsGiving()
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
            let kept = try storedCart(of: asker.identity, work).copies.first(where: {
                $0.list == open.id.hex
                    && ($0.item == asked.wish || Names.isSame($0.wish, asked.wish))
            }), let id = ItemID(hex: kept.item)
        else {
            let item = try open.item(called: asked.wish, by: .whole)
            return gift(item.id, item.name)
        }
        return gift(id, String(kept.wish.prefix(Limits.nameLength)))
    }

    /// What a member seems to have given on a list: what they bought there, or say that they gave.
    fileprivate mutating func giftsInCart(
        of member: IdentityKey, on open: OpenList, _ work: Work
    ) throws -> [Thanks.Gift] {
        let copies = try storedCart(of: member, work)
        return try claims(of: member, on: open.id, work).compactMap { claim in
            let copy = copies.copy(list: open.id.hex, item: claim.item.hex)
            guard claim.isBought || copy?.given == true else { return nil }
            let name = open.liveItem(claim.item)?.name ?? copy?.wish ?? claim.item.hex
            let isTogether = claim.kind == .contribution
            return Thanks.Gift(
                item: claim.item, name: name, pieces: isTogether ? 0 : claim.units,
                isTogether: isTogether)
        }
    }
}
