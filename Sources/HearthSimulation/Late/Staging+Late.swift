import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

extension Staging {
    /// Does something with a late list, or makes a late friend.
    func play(_ deed: LateDeed, _ act: Act) {
        switch deed {
        case .makeList(let list):
            ask(NewList(title: lateStory.lists[list].title), act) { staging, info in
                staging.late.ids[list] = info.id
                staging.late.know(.list(list), at: act.moment)
            }
        case .addWish(let list, let name):
            guard let id = late.ids[list] else { return }
            ask(AddWish(list: id, name: name), act) { staging, _ in
                staging.late.know(.wish(list, name), at: act.moment)
            }
        case .share(let list, let reader):
            guard let id = late.ids[list] else { return }
            ask(ShareList(list: id, with: [called(reader)]), act)
        case .takeOff(let list, let reader):
            guard let id = late.ids[list], let name = lateName(of: reader, on: id, act.person)
            else { return }
            late.reading[list]?.remove(reader)
            late.leaving[list, default: []].insert(reader)
            ask(UnshareList(list: id, with: [name]), act) { staging, _ in
                staging.late.know(.takenOff(list, reader), at: act.moment)
            }
        case .ask(let other):
            guard let link = try? see(ShowKey(), by: other).link else { return }
            ask(AddFriend(link: link), act)
        }
    }

    // MARK: Putting back

    /// A home is about to be put back to what it was at a moment.
    func noteLate(of node: SimulatedNode, asOf moment: Ticks) {
        for (index, list) in lateStory.lists.enumerated() {
            lookAtLateReaders(index)
            if home(list.owner) == node.index {
                // What is not here it has forgotten already: others hold it or do not.
                guard let holds = isHeldElsewhere(late: index, of: node) else { continue }
                late.restored(index, to: moment, isHeld: holds)
            } else {
                // Who reads it may have said so after that.
                for reader in list.readers where home(reader) == node.index {
                    late.reading[index]?.remove(reader)
                }
            }
        }
        for (index, pair) in lateStory.friendships.enumerated() {
            lookAtLateFriends(index)
            let people = [pair.one, pair.other]
            guard let own = people.first(where: { home($0) == node.index }),
                let friend = people.first(where: { home($0) != node.index })
            else { continue }
            late.restored(
                friendship: index, isHeld: holdsLetter(from: own, to: friend))
        }
    }

    /// Whether a reader who stays as they are holds all that there is of a list here; nil: there is
    /// nothing here.
    private func isHeldElsewhere(late index: Int, of node: SimulatedNode) -> Bool? {
        let plan = lateStory.lists[index]
        guard let id = late.ids[index].flatMap({ ListID(hex: $0) }),
            let owner = identities[plan.owner],
            node.store.record(RecordKey(kind: .roster, stream: id.stream, author: owner)) != nil
        else { return nil }
        return plan.readers.contains { reader in
            let other = self.node(of: reader)
            return [RecordKind.roster, .part].allSatisfy { kind in
                let key = RecordKey(kind: kind, stream: id.stream, author: owner)
                return other.store.record(key)?.hash == node.store.record(key)?.hash
            } && holdsLetter(from: plan.owner, to: reader)
        }
    }

    /// Whether a friend's home, which stays as it is, holds what somebody wrote to them last.
    private func holdsLetter(from author: Int, to friend: Int) -> Bool {
        guard let one = identities[author], let other = identities[friend],
            !isPutBack(node(of: friend))
        else { return false }
        let key = RecordKey(kind: .letter, stream: .letter(from: one, to: other), author: one)
        guard let own = node(of: author).store.record(key) else { return false }
        return node(of: friend).store.record(key)?.hash == own.hash
    }

    /// Whether a home is put back later to before now.
    private func isPutBack(_ node: SimulatedNode) -> Bool {
        absences.contains { absence in
            guard absence.node == node.index, case .asOf(let moment) = absence.comesBack else {
                return false
            }
            return moment <= world.ticks && world.ticks <= absence.ends
        }
    }

    // MARK: Looking

    /// Who has said yes to a late list and is on it: so for good, unless they are taken off.
    private func lookAtLateReaders(_ index: Int) {
        let plan = lateStory.lists[index]
        guard let id = late.ids[index],
            let reading = try? lateReaders(index)
        else { return }
        let gone = late.leaving[index] ?? []
        late.reading[index, default: []].formUnion(
            plan.readers.filter { reader in
                reading.contains(reader) && !gone.contains(reader)
                    && lateWishes(id, by: reader) != nil
            })
    }

    private func lookAtLateFriends(_ index: Int) {
        let pair = lateStory.friendships[index]
        if isFriend(pair.other, of: pair.one), isFriend(pair.one, of: pair.other) {
            late.friends.insert(index)
        }
    }

    private func isFriend(_ other: Int, of person: Int) -> Bool {
        guard let friends = try? see(ListFriends(), by: person) else { return false }
        return friends.contains {
            $0.state == .friends && (try? PublicKeyText($0.key).identity) == identities[other]
        }
    }

    /// What the owner of a late list calls somebody on it.
    private func lateName(of reader: Int, on id: String, _ owner: Int) -> String? {
        (try? see(WhoCanSee(list: id), by: owner))?.first {
            (try? PublicKeyText($0.key).identity) == identities[reader]
        }?.name
    }

    /// Whom the owner sees reading a late list.
    private func lateReaders(_ index: Int) throws -> Set<Int> {
        let plan = lateStory.lists[index]
        guard let id = late.ids[index] else { return [] }
        let keys = try see(WhoCanSee(list: id), by: plan.owner).filter { $0.state == "reading" }
            .compactMap { try? PublicKeyText($0.key).identity }
        return Set(plan.readers.filter { reader in keys.contains { $0 == identities[reader] } })
    }

    /// Names of the wishes on a late list, for its owner or a reader; nil when they do not have it.
    private func lateWishes(_ id: String, by person: Int) -> Set<String>? {
        let lists = try? see(ListLists(), by: person)
        guard let list = lists?.first(where: { $0.id == id }), list.state == "open" else {
            return nil
        }
        let path = list.isOwn ? id : "\(list.owner)/\(id)"
        return (try? see(ShowList(list: path), by: person)).map { Set($0.items.map(\.name)) }
    }

    // MARK: In the end

    /// Whether what was begun around a copy is there, whole, and nobody is back who was taken off.
    func checkLate() throws -> [Finding] {
        var findings: [Finding] = []
        for (index, plan) in lateStory.lists.enumerated() {
            guard let id = late.ids[index] else { continue }
            guard let wishes = lateWishes(id, by: plan.owner) else {
                findings.append(Finding(.lost, "\(plan.title): its owner does not have it"))
                continue
            }
            let missing = (late.wishes[index] ?? []).subtracting(wishes)
            if !missing.isEmpty {
                findings.append(Finding(.lost, "\(plan.title): \(missing.sorted())"))
            }
            findings += try checkLateReaders(index, id, wishes)
        }
        for (index, pair) in lateStory.friendships.enumerated() where late.friends.contains(index) {
            for (one, other) in [(pair.one, pair.other), (pair.other, pair.one)]
            where !isFriend(other, of: one) {
                let names = [one, other].map { blueprint.people[$0].name }
                findings.append(Finding(.lost, "\(names[1]) is no friend of \(names[0]) any more"))
            }
        }
        return findings
    }

    private func checkLateReaders(
        _ index: Int, _ id: String, _ wishes: Set<String>
    ) throws -> [Finding] {
        let plan = lateStory.lists[index]
        var findings: [Finding] = []
        let reading = try lateReaders(index)
        for reader in plan.readers {
            let name = blueprint.people[reader].name
            let seen = lateWishes(id, by: reader)
            if late.takenOff[index]?.contains(reader) == true {
                if reading.contains(reader) || seen != nil {
                    findings.append(
                        Finding(.readmitted, "\(plan.title): \(name) was taken off, and reads it"))
                }
            } else if late.reading[index]?.contains(reader) == true, !reading.contains(reader) {
                findings.append(Finding(.lost, "\(plan.title): \(name) reads it no more"))
            } else if reading.contains(reader), seen != wishes {
                findings.append(
                    Finding(
                        .disagreement,
                        "\(plan.title): \(name) sees \(seen?.sorted() ?? ["nothing"]), "
                            + "not \(wishes.sorted())"))
            }
        }
        return findings
    }
}
