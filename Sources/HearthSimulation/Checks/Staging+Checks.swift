import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

extension Staging {
    /// What of a list every reader has to see alike.
    private struct View: Equatable {
        var stamp: RecordStamp?
        var items: [String]
        /// Of those who see reservations and can read everybody's: who holds and waits for what.
        var standings: [String]?
        /// Of the same: what was whispered, in order.
        var talk: [String]?

        /// The roster's version, for a person.
        var version: String {
            stamp.map { "\($0.version.incarnation)-\($0.version.counter)" } ?? "none"
        }
    }

    /// Everything that has to hold once a world has healed.
    func check() -> [Finding] {
        var findings: [Finding] = []
        for node in world.nodes {
            // What the disk refused on purpose has to be made up for, as the rest shows.
            findings += node.failures.filter { !($0 is SimulatedDisk.Failed) }.map {
                Finding(.failure, "\(node.name): \($0)")
            }
        }
        findings += troubles
        findings += world.nodes.filter { !$0.isRunning && !$0.isLost }.map {
            Finding(.failure, "\($0.name) is down")
        }
        findings += (world.history?.breaches ?? []).map { Finding(.breach, "\($0)") }
        guard world.nodes.allSatisfy({ $0.isRunning || $0.isLost }) else { return findings }
        for list in lists.indices where !isGone(list) {
            do {
                findings += try checkList(list)
            } catch {
                findings.append(Finding(.crash, "looking at a list: \(error)"))
            }
        }
        do {
            findings += try checkProfiles()
            findings += try checkNames()
            findings += try checkKindLists()
            findings += try checkDepartures()
        } catch {
            findings.append(
                Finding(.crash, "looking at profiles and lists of other kinds: \(error)"))
        }
        findings += checkPuppets()
        findings += checkSeers()
        findings += checkOwnersKeys()
        findings += checkAlarms()
        findings += checkBounds()
        return findings
    }

    // MARK: Agreement

    /// As `isGone(_:of:)`, by the blueprint's number.
    func isGone(_ list: Int) -> Bool { isGone(lists[list], of: blueprint.lists[list].owner) }

    private func checkList(_ list: Int) throws -> [Finding] {
        let plan = blueprint.lists[list]
        let reading = try see(WhoCanSee(list: plan.title), by: plan.owner)
            .filter { $0.state == .reading }
        let homes = reading.compactMap { person(called: $0.name) }.map { node(of: $0) }
        let owners = try view(of: list, by: plan.owner, isOwner: true)
        var findings = checkWishes(
            list, try see(ShowList(list: plan.title), by: plan.owner).items.map(\.wish))
        findings += try checkBlobs(list, of: plan.owner, among: homes)
        var givers: [(name: String, view: View)] = []
        for reader in reading where !reader.isCaller {
            guard let person = person(called: reader.name) else { continue }
            guard try reads(person, list) else {
                findings.append(
                    Finding(.disagreement, "\(reader.name) does not have \(plan.title)"))
                continue
            }
            let isOwner = plan.owners.contains(person)
            let view = try view(of: list, by: person, isOwner: isOwner)
            findings += differences(of: view, of: reader.name, from: owners, on: plan.title)
            findings += try checkBlobs(list, of: person, among: homes)
            if isOwner { continue }
            findings += try checkClaims(list, person)
            findings += try checkWords(list, person)
            if view.standings != nil {
                givers.append((reader.name, view))
            } else if home(person) != home(plan.owner) {
                findings.append(
                    Finding(
                        .disagreement,
                        "\(plan.title): \(reader.name) cannot read everybody's cell"))
            }
        }
        findings += disagreements(among: givers, on: plan.title)
        findings += try checkWords(
            list, among: reading.filter { !$0.isCaller }.compactMap { person(called: $0.name) })
        return findings
    }

    /// What a reader sees otherwise than the owner.
    private func differences(
        of view: View, of reader: String, from owners: View, on title: String
    ) -> [Finding] {
        var findings: [Finding] = []
        if view.items != owners.items {
            findings.append(
                Finding(
                    .disagreement, "\(title): \(reader) sees \(view.items), not \(owners.items)"))
        }
        if view.stamp != owners.stamp {
            findings.append(
                Finding(
                    .disagreement,
                    "\(title): \(reader) has another roster, \(view.version), "
                        + "not \(owners.version)"))
        }
        return findings
    }

    /// What givers see otherwise than the first of them.
    private func disagreements(
        among givers: [(name: String, view: View)], on title: String
    ) -> [Finding] {
        guard let first = givers.first else { return [] }
        return givers.dropFirst().flatMap { giver -> [Finding] in
            var findings: [Finding] = []
            if giver.view.standings != first.view.standings {
                findings.append(
                    Finding(
                        .disagreement,
                        "\(title): \(first.name) sees \(first.view.standings ?? []), "
                            + "\(giver.name) \(giver.view.standings ?? [])"))
            }
            if giver.view.talk != first.view.talk {
                findings.append(
                    Finding(
                        .disagreement,
                        "\(title): \(giver.name) reads \(giver.view.talk ?? []), "
                            + "not \(first.view.talk ?? [])"))
            }
            return findings
        }
    }

    private func view(of list: Int, by person: Int, isOwner: Bool) throws -> View {
        let detail = try see(ShowList(list: path(list, for: person)), by: person)
        let items = detail.items.map { item in
            "\(item.id) \(item.name) x\(item.quantity ?? "1") \(item.price ?? "-")"
        }.sorted()
        let stamp = ListID(hex: lists[list]).flatMap {
            node(of: person).household?.replicator.directory.lists[$0]?.stamp
        }
        var view = View(stamp: stamp, items: items, standings: isOwner ? [] : nil)
        guard !isOwner else { return view }
        guard detail.items.allSatisfy({ ($0.standing?.unreadable ?? 0) == 0 }) else {
            return view
        }
        let talk = try see(ShowWhispers(about: path(list, for: person)), by: person)
        guard talk.unreadable == 0 else { return view }
        view.talk = talk.whispers.map { "\($0.id) \($0.author): \($0.text)" }
        view.standings = (detail.items + (detail.ideas ?? [])).map { item in
            let queue = (item.standing?.queue ?? []).map {
                "\($0.name) \($0.state.rawValue) \($0.units)-\($0.waiting) \($0.counted ?? "")"
            }
            return "\(item.id): \(queue.joined(separator: ", "))"
        }.sorted()
        return view
    }

    /// A node holds all blobs of what its people see, except for what a hostile owner threw away before
    /// anybody of the present circle had it.
    private func checkBlobs(
        _ list: Int, of person: Int, among homes: [SimulatedNode]
    ) throws -> [Finding] {
        guard let id = ListID(hex: lists[list]) else { return [] }
        let node = node(of: person)
        let parts = node.store.records(.part, in: id.stream)
        let tables = parts.compactMap { try? PartPayload(octets: $0.payload).blobs }
        let title = "\(blueprint.lists[list].title): \(node.name)"
        // A part may still name the photos of a wish that another editor changed since.
        let photos = try see(ShowList(list: path(list, for: person)), by: person).items
            .flatMap(\.photos)
        if photos.allSatisfy({ $0.piecesHere == $0.pieces && $0.hasThumbnail }) { return [] }
        let held = Set(node.store.records(.blob, in: id.stream).map(\.key.name))
        let gone = thrownAway.filter { blob in
            blob.stream == id.stream && !homes.contains { $0.store.record(blob) != nil }
        }
        let lost = held.union(gone.map(\.name))
        return Set(tables.flatMap(\.names)).subtracting(lost).sorted().map { name in
            Finding(.disagreement, "\(title) lacks blob \(name)")
        }
    }

    // MARK: What was acknowledged

    private func checkWishes(_ list: Int, _ items: [ItemInfo]) -> [Finding] {
        var findings: [Finding] = []
        let present = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
        for (id, known) in (knowledge.wishes[list] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let isDeleted = known.isDeleted else { continue }
            let title = blueprint.lists[list].title
            let account = knowledge.account(of: .wishes(list: list), wish: id)
            guard let item = present[id] else {
                if !isDeleted {
                    findings.append(
                        Finding(.lost, "\(title): \(known.name ?? id) is not there\(account)"))
                }
                continue
            }
            if isDeleted {
                findings.append(Finding(.lost, "\(title): \(item.name) was deleted\(account)"))
            }
            if !isDeleted, !isKept(known, items, beside: item) {
                findings += differences(of: item, from: known).map {
                    Finding(.lost, "\(title): \($0)\(account)")
                }
            }
        }
        return findings
    }

    /// Of two contents that knew nothing of each other one stands beside the other.
    private func isKept(_ known: Knowledge.Wish, _ items: [ItemInfo], beside item: ItemInfo) -> Bool
    {
        items.contains { other in
            var second = known
            second.name = "\(known.name ?? item.name) (2)"
            return differences(of: other, from: second).isEmpty
        }
    }

    private func differences(of item: ItemInfo, from known: Knowledge.Wish) -> [String] {
        var found: [String] = []
        if let name = known.name, name != item.name {
            found.append("\(name) is called \(item.name)")
        }
        if let quantity = known.quantity, quantity != item.quantity {
            found.append("of \(item.name) \(item.quantity ?? "1"), not \(quantity ?? "1")")
        }
        if let price = known.price, price != item.price {
            found.append("\(item.name) costs \(item.price ?? "nothing"), not \(price ?? "nothing")")
        }
        return found
    }

    private func checkClaims(_ list: Int, _ person: Int) throws -> [Finding] {
        let seat = Knowledge.Seat(person: person, list: list)
        let cart = try see(ShowCart(), by: person)
        let plan = blueprint.lists[list]
        let entries = cart.entries.filter { $0.list == plan.title && $0.note != .listGone }
        var findings: [Finding] = []
        if !knowledge.loose.contains(seat), !unanswered.contains(seat) {
            let expected = Array((knowledge.claims[seat] ?? [:]).values)
            let lasting = expected.count { !$0.isFleeting }
            let name = blueprint.people[person].name
            if !(lasting...expected.count).contains(entries.count) {
                findings.append(
                    Finding(
                        .lost,
                        "\(plan.title): \(name) has \(entries.count) claims, and was told of "
                            + "\(lasting) to \(expected.count)"
                            + knowledge.account(of: .seat(seat))))
            } else if lasting == expected.count, expected.allSatisfy({ $0.units != nil }) {
                let told = expected.compactMap(\.units).sorted()
                let found = entries.map(\.units).sorted()
                if told != found {
                    findings.append(
                        Finding(
                            .lost,
                            "\(plan.title): \(name) claims \(found), not \(told)"
                                + knowledge.account(of: .seat(seat))))
                }
            }
        }
        return findings + (try checkUnits(list, person))
    }

    /// Never more units held than wished for, except what is reported as bought twice.
    private func checkUnits(_ list: Int, _ person: Int) throws -> [Finding] {
        let detail = try see(ShowList(list: path(list, for: person)), by: person)
        return (detail.items + (detail.ideas ?? [])).compactMap { item in
            guard let standing = item.standing, let wanted = standing.wanted else { return nil }
            guard !standing.isChipIn else { return nil }
            let holding: Set<ClaimState> = [.reserved, .held, .bought, .boughtTwice]
            let held = standing.queue.filter { holding.contains($0.state) }
                .reduce(0) { $0 + $1.units - $1.waiting }
            let bought = standing.queue.filter { $0.state == .bought || $0.state == .boughtTwice }
                .reduce(0) { $0 + $1.units }
            if held > wanted {
                return Finding(.overHeld, "\(item.name): \(held) of \(wanted)")
            }
            if bought > wanted, !standing.isBoughtTwice {
                return Finding(.overHeld, "\(item.name): bought twice, and nobody is told")
            }
            return nil
        }
    }

    // MARK: Alarms and bounds

    private func checkAlarms() -> [Finding] {
        unwarned.map { Finding(.unwarned, $0) } + checkCauses()
    }

    private func checkCauses() -> [Finding] {
        // A home that was put back, and anybody who meets somebody hostile, has cause to say so.
        guard world.faults.hostileActs == 0, world.faults.restores == 0, world.faults.losses == 0
        else { return [] }
        return world.nodes.flatMap { node -> [Finding] in
            (node.household?.alarms ?? []).map { Finding(.alarm, "\(node.name): \($0)") }
        }
    }

    private func checkBounds() -> [Finding] {
        var findings: [Finding] = []
        for node in world.nodes {
            if (node.household?.alarms.count ?? 0) > 32 {
                findings.append(Finding(.bound, "\(node.name) keeps too many alarms"))
            }
            if let most = node.store.mostRecordsOfOneKind,
                most > Limits.recordsPerAuthorAndKind
            {
                findings.append(
                    Finding(.bound, "\(node.name) keeps \(most) records of one author and kind"))
            }
        }
        return findings
    }
}
