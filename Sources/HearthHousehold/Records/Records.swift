import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// The version after the one that stands under this key.
    ///
    /// The member's incarnation leads, so that no home uses a version twice.
    package func nextVersion(_ key: RecordKey, _ work: Work) throws -> HearthWire.Version {
        let incarnation = try incarnation(of: key.author, work)
        guard let held = try work.store.record(key)?.version else {
            return HearthWire.Version(
                incarnation: incarnation, counter: firstCounter(key, work))
        }
        if held.incarnation < incarnation {
            return HearthWire.Version(incarnation: incarnation, counter: 1)
        }
        return HearthWire.Version(incarnation: held.incarnation, counter: held.counter + 1)
    }

    /// What a record begins with that is not here.
    ///
    /// Anybody who left somebody's list and came back has forgotten what they wrote there before,
    /// and others may hold it still: seconds since 1970 are past any count they reached then. The
    /// same goes for letters to somebody who was a friend before.
    private func firstCounter(_ key: RecordKey, _ work: Work) -> UInt64 {
        let isElsewhere =
            key.kind == .letter
            || replicator.directory.list(of: key.stream)
                .flatMap { replicator.directory.lists[$0] }
                .map { $0.host != key.author } ?? false
        return isElsewhere ? UInt64(clamping: max(1, work.now.seconds)) : 1
    }

    /// Stores what a member of this node wrote and pushes it to everybody who may read it.
    ///
    /// - Throws: `HearthError.limitRecord` when it is too large; then nothing was stored.
    package mutating func publish(_ record: Record, _ work: Work) throws {
        guard record.payload.count <= record.key.kind.payloadLimit else {
            throw HearthError(
                .limitRecord, ["limit": "\(record.key.kind.payloadLimit / 1024) KiB"])
        }
        // The home on which they live now speaks for them.
        guard elsewhere[record.key.author] == nil else { return }
        try work.store.put(record)
        replicator.published(record)
        try happened(.recordWritten(record.key), work)
        noteChange()
    }

    /// The newest card of somebody, if this node holds one.
    package func card(of identity: IdentityKey, _ work: Work) throws -> (
        record: Record, body: CardBody
    )? {
        let key = RecordKey(kind: .card, stream: .card(of: identity), author: identity)
        guard let record = try work.store.record(key), let body = try? CardBody(record: record)
        else { return nil }
        return (record, body)
    }

    /// What to call somebody: from their card, else from a roster, else the start of their key.
    package func personName(_ identity: IdentityKey, _ work: Work) throws -> String {
        if let card = try card(of: identity, work) { return card.body.name }
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id }) {
            if let reader = entry.reader(identity) { return reader.name }
        }
        return "someone (" + identity.hex.prefix(8) + ")"
    }

    /// What a member calls somebody: by the nickname they gave, else by the person's own name.
    func name(
        of person: IdentityKey, for member: IdentityKey, _ work: Work
    ) throws -> String {
        try nicknames[person, of: member] ?? personName(person, work)
    }
}
