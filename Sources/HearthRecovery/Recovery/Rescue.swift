package import HearthHousehold
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What a member would need if this home was lost: friends' homes keep it, sealed to the member alone
/// (protocol-spec/records.md, Rescue). It is written each day at one time, changed or not, locked or not.
extension Household {
    private func rescueSigner(
        of member: IdentityKey, _ work: Work
    ) throws -> (secret: BeatSecret, certificate: RescueCertificate)? {
        guard let text = try Settings.text(.rescueKey, of: member, work),
            let octets = Hex.decode(text),
            let secret = BeatSecret(seed: Array(octets.prefix(BeatSecret.seedByteCount))),
            let signature = Signature(octets: Array(octets.dropFirst(BeatSecret.seedByteCount)))
        else { return nil }
        return (secret, RescueCertificate(key: secret.publicKey, signature: signature))
    }

    /// When the next are due.
    package func nextRescue(after now: WallTime) -> WallTime? {
        guard !rescues.areDue, let day = rescues.day else { return now }
        return replicator.schedule.start(ofRescueDay: day &+ 1)
    }

    /// Renews the records of all who live here and were not served today.
    package mutating func renewRescuesWhereDue(_ work: Work) throws {
        let day = replicator.schedule.rescueDay(at: work.now)
        guard rescues.areDue || rescues.day != day else { return }
        rescues.areDue = false
        rescues.day = day
        for row in try work.store.rows(MemberRow.self)
        where elsewhere[row.identity] == nil {
            try renewRescue(of: row, on: day, work)
        }
    }

    private mutating func renewRescue(of row: MemberRow, on day: UInt32, _ work: Work) throws {
        let member = row.identity
        // In a home of before, who has no passphrase never unlocks.
        if let keys = keyring.keys(of: member) { try keepRescueKey(of: keys, work) }
        // Before they have said whom of those in the record they want to ask, it is the only one.
        guard try Settings.text(.rescuedOn, of: member, work) != "\(day)",
            try !recovered.contains(member) || Settings.isOn(.hasAskedFound, of: member, work),
            let signer = try rescueSigner(of: member, work)
        else { return }
        let friends = try rescueFriends(of: member, work)
        guard friends.contains(where: { $0.node != node }) else { return }
        let key = rescueKey(of: member)
        let content = RescueBody(
            writtenAt: work.now, friends: friends,
            lists: try rescueLists(of: member) + missingLists(of: member, work))
        guard
            let payload = content.sealed(
                to: row.sealingKey, certificate: signer.certificate,
                least: try work.store.record(key)?.payload.count ?? 0, entropy: entropy)
        else { return }
        try Settings.set(.rescuedOn, of: member, text: "\(day)", work)
        try publish(
            Record(
                key: key, version: try nextVersion(key, work), payload: payload,
                sign: signer.secret.sign), work)
    }

    private func rescueFriends(
        of member: IdentityKey, _ work: Work
    ) throws -> [RescueBody.Friend] {
        try work.store.rows(FriendRow.self, of: member)
            .filter { $0.state == .friends || $0.isRecovering == true }
            .sorted { ($0.since, $0.identity) < ($1.since, $1.identity) }
            .map { friend in
                let node = try card(of: friend.identity, work)?.body.nodeKey ?? friend.node
                return RescueBody.Friend(
                    identity: friend.identity, node: node,
                    name: try card(of: friend.identity, work)?.body.name ?? friend.keptName ?? "",
                    addresses: Array(
                        (node == self.node ? addresses : friend.addresses)
                            .prefix(RescueBody.mostAddresses)))
            }
    }

    /// What others read too; what nobody else has does not come back.
    private func rescueLists(of member: IdentityKey) -> [RescueBody.List] {
        replicator.directory.lists.values
            .filter { $0.reader(member) != nil && $0.readers.count > 1 }
            .sorted { $0.id < $1.id }
            .map { RescueBody.List(id: $0.id, host: $0.host) }
    }

    /// What is kept of a member, if their keys are in memory.
    func rescue(of member: IdentityKey, _ work: Work) throws -> RescueBody? {
        guard let keys = keyring.keys(of: member),
            let record = try work.store.record(rescueKey(of: member))
        else { return nil }
        return try? RescueBody(record: record, secret: keys.sealing)
    }
}
