import HearthAPI
import HearthHousehold
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowStatus: UseCase {
    var needsMember: Bool { false }

    /// Nothing in it depends on what anybody reserved: it speaks of records and beats alone; but
    /// for the caller's own news, with their keys.
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> StatusInfo {
        let members = try work.store.rows(MemberRow.self).sorted { $0.createdAt < $1.createdAt }
            .map { try household.memberInfo($0, for: asker, work) }
        return StatusInfo(
            version: Household.version, household: household.name, home: household.machine.home,
            members: members,
            listening: household.addresses, reach: household.reachabilityInfo(at: work.now),
            peers: try household.peerInfos(work),
            lists: try household.listStatuses(work),
            uptimeSeconds: Int(household.run.length(at: work).components.seconds),
            alarms: try household.keptAlarms(work).map { try household.notice(of: $0, work) }
                + household.alarms
                + [
                    household.clockNotice,
                    asker.keys == nil
                        ? household.dueNotice(for: asker.identity)
                        : try household.privateRoomNotice(for: asker.identity, work),
                ].compactMap(\.self),
            unreadNews: asker.keys == nil
                ? nil : try household.unreadNews(of: asker.identity, work),
            backups: try household.householders(work).contains(asker.identity)
                ? household.backupsInfo(work) : nil,
            clock: try household.householders(work).contains(asker.identity)
                ? household.clockInfo(work) : nil)
    }
}

extension Household {
    package static let version = "0.1.0"

    fileprivate func peerInfos(_ work: Work) throws -> [PeerInfo] {
        try replicator.directory.wantedPeers.sorted().map { peer in
            var names: Set<String> = []
            for row in try work.store.rows(FriendRow.self) where row.state == .friends {
                let cardNode = try card(of: row.identity, work)?.body.nodeKey ?? row.node
                if cardNode == peer { names.insert(try personName(row.identity, work)) }
            }
            for entry in replicator.directory.lists.values {
                for reader in entry.readers where reader.node == peer { names.insert(reader.name) }
            }
            let held = try work.store.row(PeerRow.self, peer)
            let dial = dialPlan.state(of: peer)
            return PeerInfo(
                node: peer.hex, names: names.sorted(),
                isConnected: replicator.isSharing(with: peer),
                address: held?.address.nilIfEmpty ?? dial.addresses.first,
                lastHeard: try lastHeard(of: peer, work)?.text,
                nextAttempt: dial.nextAttempt?.text,
                lastError: versionProblem(of: peer)?.rawValue ?? dial.lastError)
        }
    }

    fileprivate func listStatuses(_ work: Work) throws -> [ListStatus] {
        try replicator.directory.lists.values.sorted { $0.id < $1.id }.map { entry in
            let last = beatSlots[entry.id]
            let schedule = replicator.schedule
            return ListStatus(
                id: entry.id.hex,
                version: "\(entry.stamp.version.incarnation).\(entry.stamp.version.counter)",
                records: try work.store.stamps(in: entry.id.stream).count,
                readers: entry.readers.count,
                beatSeconds: entry.isGiving
                    ? Int(clock.slotSeconds) * Int(schedule.interval(of: entry, at: work.now))
                    : nil,
                nextBeat: entry.isGiving
                    ? schedule.moment(
                        after: last ?? schedule.dueSlot(of: entry, at: work.now), of: entry,
                        at: work.now
                    ).text : nil,
                lastBeat: last.map { clock.start(of: $0).text })
        }
    }
}
