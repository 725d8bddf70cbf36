import HearthAPI

extension Staging {
    /// Plans what people do.
    func plan(_ acts: [Act]) {
        for act in acts {
            world.plan(at: act.moment) { [self] in
                guard node(of: act.person).isRunning else { return }
                if act.isSecret { playSecretly(act) } else { play(act) }
            }
        }
    }

    func home(_ person: Int) -> Int { moved[person] ?? blueprint.people[person].home }

    func people(in home: Int) -> [Int] {
        blueprint.people.indices.filter { self.home($0) == home }
    }

    // MARK: Openly

    private func play(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .addWish(let list, let name):
            ask(AddWish(list: blueprint.lists[list].title, name: name), act) { staging, wish in
                staging.hide([name], on: staging.lists[list], by: person)
                staging.knowledge.know(
                    wish, on: list, home: staging.home(person), at: act.moment)
            }
        case .renameWish(let list, let number, let name):
            edit(act, list, number) { EditWish(wish: $0, name: name) }
        case .setQuantity(let list, let number, let quantity):
            edit(act, list, number) {
                EditWish(wish: $0, fields: WishFields(quantity: quantity))
            }
        case .setPrice(let list, let number, let price):
            edit(act, list, number) { EditWish(wish: $0, fields: WishFields(price: price)) }
        case .deleteWish(let list, let number):
            guard let wish = wish(number, on: list, seenBy: person) else { return }
            compare(wish, on: list, seenBy: person)
            knowledge.doubt(wish.id, on: list)
            ask(DeleteItem(item: "\(wish.list)/\(wish.name)"), act) { staging, _ in
                staging.knowledge.deleted(
                    wish.id, on: list, home: staging.home(person), at: act.moment)
            }
        case .attachPhoto(let list, let number, let octets):
            edit(act, list, number) {
                AttachPhoto(
                    item: $0, octets: [UInt8](repeating: UInt8(number), count: octets),
                    mediaType: "image/jpeg", width: 4, height: 3, thumbnail: [1, 2, 3])
            }
        case .removePhoto(let list, let number):
            let hash = wish(number, on: list, seenBy: person)?.photos.first?.hash ?? ""
            edit(act, list, number) { RemovePhoto(item: $0, hash: hash) }
        case .share, .unshare, .leave, .archive, .moveDate, .verify, .answerHousemate:
            playSharing(act)
        case .lookIntoInbox(let showsAddresses):
            // Looking is free, the answers are not.
            for entry in (try? see(ShowInbox(), by: person)) ?? [] {
                ask(
                    AnswerInbox(
                        entry: entry.id, answer: .accept, showAddresses: showsAddresses,
                        keepers: everybody), act)
            }
        case .unlock: try? unlock(person)
        case .lock: ask(Lock(), act)
        case .say, .takeBack, .askForMore, .tellOwner, .tellSize, .rename: speak(act)
        case .orderWish, .copyWish, .importWishes: arrange(act)
        case .ofKind(let deed): deed.deed.play(in: self, on: deed.list, act)
        case .look, .reserve, .backdate, .free, .buy, .hold, .chipIn, .takeRoles, .showCart,
            .whisper, .takeBackWhisper, .readWhispers, .addIdea, .takeBackIdea, .handOver,
            .readNews, .orderCart:
            break
        }
    }

    private func playSharing(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .share(let list, let with, let asKeeper):
            departures.mayRead(with, lists[list])
            ask(
                ShareList(
                    list: blueprint.lists[list].title, with: [called(with)],
                    keeper: asKeeper), act)
            if asKeeper { knowledge.loosen(.init(person: with, list: list)) }
        case .unshare(let list, let with):
            knowledge.loosen(.init(person: with, list: list))
            let isDone = ask(
                UnshareList(
                    list: blueprint.lists[list].title, with: [called(with)]), act)
            departures.wentOff(with, lists[list], isDone: isDone)
        case .leave(let list):
            knowledge.loosen(.init(person: person, list: list))
            let isDone = ask(LeaveList(list: path(list, for: person)), act)
            departures.wentOff(person, lists[list], isDone: isDone, byThemselves: true)
        case .archive(let list, let archived):
            ask(EditList(list: blueprint.lists[list].title, archived: archived), act)
        case .moveDate(let list, let days):
            ask(
                EditList(
                    list: blueprint.lists[list].title,
                    date: Self.date(in: days, from: world.now)), act)
        case .verify(let other):
            yeses.insert([person, other])
            ask(VerifyFriend(friend: called(other), verified: true), act)
        case .answerHousemate(let other, let answer):
            if answer == .yes { yeses.insert([person, other]) }
            ask(AnswerHousemate(friend: called(other), answer: answer), act)
        default: break
        }
    }

    func wish(_ number: Int, on list: Int, seenBy person: Int) -> ItemInfo? {
        guard let items = try? see(ShowList(list: path(list, for: person)), by: person).items,
            !items.isEmpty
        else { return nil }
        return items[number % items.count].wish
    }

    private func edit<Request: Operation>(
        _ act: Act, _ list: Int, _ number: Int, _ request: (String) -> Request
    ) where Request.Answer == ItemInfo {
        guard let wish = wish(number, on: list, seenBy: act.person) else { return }
        compare(wish, on: list, seenBy: act.person)
        let known = knowledge.wishes[list]?[wish.id]
        knowledge.doubt(wish.id, on: list)
        ask(request("\(wish.list)/\(wish.name)"), act) { staging, written in
            let home = staging.home(act.person)
            if written.etag == wish.etag {
                staging.knowledge.confirm(
                    written, from: known, on: list, home: home, at: act.moment)
            } else {
                staging.knowledge.know(written, on: list, home: home, at: act.moment)
            }
        }
    }

    /// - Returns: whether it was done; nil when the node died before it answered.
    @discardableResult
    func ask<Request: Operation>(
        _ request: Request, _ act: Act,
        then: (Staging, Request.Answer) -> Void = { _, _ in }
    ) -> Bool? {
        let moment = world.ticks
        switch node(of: act.person).request(world.named(request), as: caller(act.person)) {
        case .success(let answer)?:
            if !Request.isReading { changes += 1 }
            outcomes.append("\(moment) \(act.kind) by \(act.person): done")
            then(self, answer)
            return true
        case .failure(let error)?:
            let word = (error as? HearthError)?.code.rawValue ?? "\(error)"
            outcomes.append("\(moment) \(act.kind) by \(act.person): \(word)")
            return false
        case nil: return nil
        }
    }

    // MARK: In secret

    private func playSecretly(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .look(let list):
            _ = try? see(ShowList(list: path(list, for: person)), by: person)
        case .handOver(let list, let number):
            guard let wish = wish(number, on: list, seenBy: person) else { return }
            _ = try? see(
                MarkGiven(wish: path(list, for: person) + "/" + wish.name), by: person)
        case .showCart: _ = try? see(ShowCart(), by: person)
        case .reserve(let list, let number, let quantity):
            claim(act, list, number) {
                ReserveWish(wish: $0, quantity: quantity)
            } claimed: { _ in
                .init(units: quantity)
            }
        case .backdate(let list, let number, let minutes):
            claim(act, list, number, backdated: .seconds(60 * Int64(minutes))) {
                ReserveWish(wish: $0, quantity: 1)
            } claimed: { _ in
                .init(units: 1)
            }
        case .free(let list, let number):
            claim(act, list, number) {
                FreeWish(wish: $0)
            } claimed: { _ in
                nil
            }
        case .buy(let list, let number):
            claim(act, list, number) {
                MarkBought(wish: $0)
            } claimed: { before in
                .init(units: before?.units)
            }
        case .hold(let list, let number, let minutes):
            claim(act, list, number) {
                HoldWish(wish: $0, minutes: minutes)
            } claimed: { _ in
                .init(units: nil, isFleeting: true)
            }
        case .chipIn(let list, let number, let amount):
            claim(act, list, number) {
                ChipIn(wish: $0, amount: amount)
            } claimed: { _ in
                .init(units: nil)
            }
        case .takeRoles(let list, let number):
            claim(act, list, number) {
                TakeRoles(wish: $0, roles: ["wraps"])
            } claimed: { before in
                before
            }
        case .readNews, .orderCart: arrangeSecretly(act)
        default: playWhisper(act)
        }
    }

    private func claim<Request: Operation>(
        _ act: Act, _ list: Int, _ number: Int, backdated: Duration = .zero,
        _ request: (String) -> Request, claimed: (Knowledge.Claimed?) -> Knowledge.Claimed?
    ) where Request.Answer == ClaimInfo {
        let person = act.person
        let seat = Knowledge.Seat(person: person, list: list)
        guard let wish = gift(number, on: list, seenBy: person) else { return }
        let result = node(of: person).request(
            request("\(path(list, for: person))/\(wish.name)"), as: caller(person),
            backdated: backdated)
        switch result {
        case .success?:
            knowledge.claimed(
                claimed(knowledge.claims[seat]?[wish.id]), of: wish.id, seat: seat,
                home: home(person), at: act.moment)
        case .failure?: break
        case nil: unanswered.insert(seat)
        }
    }

    /// The same as `wish`, surprise ideas among them.
    func gift(_ number: Int, on list: Int, seenBy person: Int) -> ItemInfo? {
        guard let detail = try? see(ShowList(list: path(list, for: person)), by: person)
        else { return nil }
        let gifts = detail.items + (detail.ideas ?? [])
        return gifts.isEmpty ? nil : gifts[number % gifts.count].wish
    }
}
