package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

@testable package import HearthHousehold

/// Writes a part of the caller's that no reader's home takes to be one, as a newer or another program may.
package struct WriteRefused: Operation, UseCase {
    package typealias Answer = Done
    package static let path = "tests/refused"
    package static let askers = Askers.everybody

    package enum Fault: String, Codable, Sendable, CaseIterable {
        /// Nothing of it can be read.
        case part
        /// One of its buckets is none.
        case bucket
    }

    package var list: String
    package var fault: Fault

    package init(list: String, _ fault: Fault) {
        self.list = list
        self.fault = fault
    }

    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Done {
        guard let keys = asker.keys, let id = ListID(hex: list),
            let (entry, _, key) = try household.access(
                to: id, by: asker.identity, keys: keys, work)
        else { throw HearthError(.internalError) }
        let record = RecordKey(kind: .part, stream: id.stream, author: asker.identity)
        let version = try household.nextVersion(record, work)
        var body: [UInt8] = [0xFF, 0xFF]
        var references: [BlobReference?] = []
        if fault == .bucket {
            guard let open = try household.open(id, for: asker.identity, keys: keys, work) else {
                throw HearthError(.internalError)
            }
            references = open.ownPart.buckets.references
            let blob = try household.sealBlob([0xFF, 0xFF], in: id, by: asker.identity)
            guard !references.isEmpty else { throw HearthError(.internalError) }
            references[0] = blob.reference
            body = try PartArrangement(open.ownPart).body(references)
            try work.store.put(
                Record(
                    key: RecordKey(
                        kind: .blob, stream: id.stream, author: asker.identity,
                        name: blob.reference.name),
                    version: version, payload: blob.payload, sign: keys.identity.sign))
        }
        let payload = SealedPart.seal(
            body, naming: BlobTable(names: references.compactMap { $0?.name }), epoch: entry.epoch,
            key: key, author: keys.sealing.publicKey, in: record, entropy: household.entropy)
        guard let payload else { throw HearthError(.internalError) }
        let part = Record(
            key: record, version: version, payload: payload, sign: keys.identity.sign)
        try work.store.put(part)
        household.replicator.published(part)
        try household.happened(.recordWritten(record), work)
        return Done()
    }
}

/// Writes wishes of `FillList` in the place of what cannot be read, each called "Again" and its number.
package struct WriteAgain: Operation, UseCase {
    package typealias Answer = Done
    package static let path = "tests/again"
    package static let askers = Askers.everybody

    package var list: String
    package var numbers: [Int]

    package init(list: String, numbers: [Int]) {
        self.list = list
        self.numbers = numbers
    }

    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Done {
        guard let keys = asker.keys, let id = ListID(hex: list),
            let (entry, _, key) = try household.access(
                to: id, by: asker.identity, keys: keys, work)
        else { throw HearthError(.internalError) }
        let revision = UInt64(clamping: work.now.milliseconds)
        let items = numbers.compactMap { number in
            FillList.wish(number, called: "Again \(number)", revision: revision)
        }
        try household.publish(
            Part(
                head: ListHead(title: "Birthday", revision: revision), items: items),
            of: id, epoch: entry.epoch, key: key, by: asker.identity, keys: keys, work)
        return Done()
    }
}
