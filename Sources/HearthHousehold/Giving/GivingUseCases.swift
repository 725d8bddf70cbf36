import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// A wish on somebody else's list, for a member of its circle.
    fileprivate mutating func givable(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> (open: OpenList, item: Item) {
        let (open, item) = try wish(at: path, for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(
                .ownerNeverReserves, ["list": open.isTray ? "Tray" : open.merged.head.title])
        }
        guard open.entry.isGiving else {
            throw HearthError(.listNotGiving, ["list": open.merged.head.title])
        }
        return (open, item)
    }

    fileprivate func copy(_ item: Item, in open: OpenList) -> PrivateState.Copy {
        let wish = item.wish
        return PrivateState.Copy(
            list: open.id.hex, item: item.id.hex, listTitle: open.merged.head.title,
            owner: open.ownerNames, wish: item.name, price: wish?.price?.description,
            store: wish?.store.nilIfEmpty, place: wish?.place?.text.nilIfEmpty,
            link: item.followableLink,
            date: (wish?.date ?? open.merged.head.date)?.description)
    }

    /// The caller's claims on the wish that a path names, be the wish still there or not.
    fileprivate mutating func claimed(
        _ path: String, for asker: Asker, _ work: Work
    ) throws -> (open: OpenList, item: ItemID, name: String, claims: [Claim]) {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count == 3 else {
            let found = try givable(path, for: asker, work)
            return (
                found.open, found.item.id, found.item.name,
                try claims(of: asker.identity, on: found.open.id, work)
            )
        }
        let open = try list(at: pieces[0] + "/" + pieces[1], for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        let claims = try claims(of: asker.identity, on: open.id, work)
        // A wish that its owner deleted is found by the giver's own copy.
        let gone = try privateState(of: asker.identity, work).copies.filter { copy in
            copy.list == open.id.hex && Names.isSame(copy.wish, pieces[2])
                && claims.contains { $0.item.hex == copy.item }
        }
        if let item = try? open.item(called: pieces[2]) {
            return (open, item.id, item.name, claims)
        }
        guard let copy = gone.first, let id = ItemID(hex: copy.item) else {
            _ = try open.item(called: pieces[2])
            throw HearthError(.unknownWish, ["name": pieces[2]])
        }
        return (open, id, copy.wish, claims)
    }
}

extension OpenList {
    /// The item, or for one that its owner deleted what its giver still knows of it.
    fileprivate func shown(_ id: ItemID, name: String) -> Item {
        if let item = merged.item(id), !item.isDeleted { return item }
        return Item(id: id, rank: .middle, revision: 1, name: name, body: .wish(Wish()))
    }
}

extension ShowAudience: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AudienceInfo {
        let open = try household.list(at: list, for: asker, work)
        guard open.reader.role.isInCircle else {
            throw HearthError(.ownerNeverReserves, ["list": open.merged.head.title])
        }
        guard let circle = try household.circleKeys(of: asker.identity, in: open.id, work) else {
            throw try household.circleIsMissing(open, work)
        }
        let sealedTo = Set(
            try household.recipients(
                on: open.entry, by: asker.identity, vouched: circle.vouched, work
            ).map(\.identity))
        let friends = Set(
            try household.friends(of: asker.identity, work).map(\.row.identity))
        let people = open.entry.circle.filter { $0.identity != asker.identity }.map { reader in
            AudienceMember(
                name: reader.name, role: reader.role.word,
                isKnown: friends.contains(reader.identity)
                    || circle.vouched.contains(reader.tag),
                isLeftOut: !sealedTo.contains(reader.identity))
        }
        let claims = try household.claims(of: asker.identity, on: open.id, work)
        return AudienceInfo(
            list: open.merged.head.title, owner: open.ownerNames, people: people,
            alreadyClaimed: !claims.isEmpty)
    }
}

extension ReserveWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let (open, item) = try household.givable(wish, for: asker, work)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let units = quantity ?? 1
        let wished: Int =
            switch item.wish?.quantity ?? .one {
            case .count(let count): count
            case .any: ListLimits.quantity
            }
        guard (1...ListLimits.quantity).contains(units) else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "quantity", "lowest": "1", "highest": "\(ListLimits.quantity)"])
        }
        guard units <= wished else {
            throw HearthError(
                .quantityOverWished, ["wish": item.name, "limit": "\(wished)"])
        }
        var claims = try household.claims(of: asker.identity, on: open.id, work)
        if let index = claims.firstIndex(where: { $0.item == item.id }) {
            guard claims[index].kind != .bought else {
                throw HearthError(.alreadyBought, ["wish": item.name])
            }
            // Another number of pieces keeps its place in line.
            guard
                let changed = Claim(
                    item: item.id, kind: .reserved, roles: claims[index].roles,
                    time: units > claims[index].units ? work.now : claims[index].time,
                    amount: UInt32(units))
            else { throw HearthError(.internalError) }
            if units != claims[index].units { claims[index] = changed }
        } else {
            guard
                let claim = Claim(
                    item: item.id, kind: .reserved, time: work.now, amount: UInt32(units))
            else { throw HearthError(.internalError) }
            claims.append(claim)
        }
        try household.setClaims(claims, on: open, work)
        var state = try household.privateState(of: asker.identity, work)
        state.put(household.copy(item, in: open))
        try household.savePrivate(state, of: asker.identity, keys: keys, work)
        return try household.claimInfo(item, in: open, work)
    }
}

extension FreeWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        let (open, item, name, before) = try household.claimed(wish, for: asker, work)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let after = before.filter { $0.item != item }
        guard after.count < before.count else {
            throw HearthError(.notReserved, ["wish": name])
        }
        try household.setClaims(after, on: open, work)
        var state = try household.privateState(of: asker.identity, work)
        state.remove(list: open.id.hex, item: item.hex)
        try household.savePrivate(state, of: asker.identity, keys: keys, work)
        return try household.claimInfo(open.shown(item, name: name), in: open, work)
    }
}

extension MarkBought: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ClaimInfo {
        var (open, item, name, claims) = try household.claimed(wish, for: asker, work)
        guard let index = claims.firstIndex(where: { $0.item == item }) else {
            throw HearthError(.notReserved, ["wish": name])
        }
        guard claims[index].kind != .bought else {
            throw HearthError(.alreadyBought, ["wish": name])
        }
        guard let bought = claims[index].bought else {
            throw HearthError(.internalError)
        }
        claims[index] = bought
        try household.setClaims(claims, on: open, work)
        return try household.claimInfo(open.shown(item, name: name), in: open, work)
    }
}
