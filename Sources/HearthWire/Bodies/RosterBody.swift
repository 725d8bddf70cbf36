import FoundationEssentials
package import HearthSodium
import SwiftProtobuf

/// Who may read a list, in which role: the payload of a roster record.
package struct RosterBody: Hashable, Sendable {
    package struct Reader: Hashable, Sendable {
        /// The reader's own card record, so that no owner can swap their keys.
        package let card: Record
        package let person: CardBody
        package var role: ReaderRole
        package var addresses: [String]
        /// Sealed box of the list key, 80 octets.
        package var sealedListKey: [UInt8]

        /// - Throws: `WireError` when the card is not one or its signature is not its author's.
        package init(
            card octets: [UInt8], role: ReaderRole, addresses: [String], sealedListKey: [UInt8]
        ) throws(WireError) {
            (card, person) = try CardBody.verified(octets)
            self.role = role
            self.addresses = addresses
            self.sealedListKey = sealedListKey
        }
    }

    /// Somebody was taken off the list.
    package struct Removal: Hashable, Sendable {
        package let tag: AuthorTag
        /// What was offered to them since this round or an earlier one is over.
        package let round: UInt32

        package init(tag: AuthorTag, round: UInt32) {
            self.tag = tag
            self.round = round
        }
    }

    package static let saltByteCount = 16
    package static let sealedListKeyByteCount = SymmetricKey.byteCount + SealedBoxes.overhead
    /// Nonce, key and tag.
    package static let previousKeyByteCount = Nonce.byteCount + SymmetricKey.byteCount + 16

    package var salt: [UInt8]
    package var owners: [IdentityKey]
    package var epoch: UInt32
    package var isGiving: Bool
    package var readers: [Reader]
    /// Hashes of up to 16 earlier rosters, newest first.
    package var ancestors: [Digest]
    /// The previous epoch's list key under the present one; empty in the first epoch.
    package var previousKey: [UInt8]
    /// Year, month and day of the occasion.
    package var date: (year: Int, month: Int, day: Int)? {
        get { dateParts.map { ($0[0], $0[1], $0[2]) } }
        set { dateParts = newValue.map { [$0.year, $0.month, $0.day] } }
    }
    package var isArchived: Bool
    /// Whether cells of claims are large: the list has had more items than a small one has room for.
    package var hasLargeCells = false
    /// Up to 64, newest first, one for each person.
    package private(set) var removals: [Removal] = []
    private var dateParts: [Int]?

    package init(
        salt: [UInt8], owners: [IdentityKey], epoch: UInt32, isGiving: Bool, readers: [Reader],
        ancestors: [Digest], previousKey: [UInt8], isArchived: Bool
    ) {
        self.salt = salt
        self.owners = owners
        self.epoch = epoch
        self.isGiving = isGiving
        self.readers = readers
        self.ancestors = ancestors
        self.previousKey = previousKey
        self.isArchived = isArchived
    }

    package var list: ListID { ListID(salt: salt, owners: owners) }

    /// The round up to which offers to somebody are over; nil: they were not taken off.
    package func removal(of tag: AuthorTag) -> UInt32? {
        removals.first { $0.tag == tag }?.round
    }

    /// Notes that somebody was taken off; of two rounds the later counts.
    ///
    /// Where there are too many the earliest goes, so that the earliest of the others says of which rounds
    /// nothing is known any more.
    package mutating func note(_ removal: Removal) {
        if let held = self.removal(of: removal.tag), held >= removal.round { return }
        removals.removeAll { $0.tag == removal.tag }
        removals.insert(removal, at: 0)
        guard removals.count > Limits.rosterRemovals,
            let earliest = removals.indices.min(by: {
                (removals[$0].round, -$0) < (removals[$1].round, -$1)
            })
        else { return }
        removals.remove(at: earliest)
    }

    /// Reads a roster record and checks all that can be checked without a key: the list id is the
    /// hash of its owners, the host wrote it, every card is its owner's own, and no owner stands in
    /// the circle nor anybody else among the owners. The record's signature is checked apart.
    ///
    /// - Throws: `WireError`.
    package init(record: Record) throws(WireError) {
        guard record.key.kind == .roster, Self.isCountable(record.payload),
            let message = try? Hearth_V1_Roster(serializedBytes: record.payload),
            message.salt.count == Self.saltByteCount,
            (1...Limits.ownersPerList).contains(message.owners.count),
            (1...Limits.peoplePerList).contains(message.readers.count),
            message.ancestors.count <= Limits.rosterAncestors,
            message.removals.count <= Limits.rosterRemovals,
            message.previousKey.isEmpty
                || message.previousKey.count == Self.previousKeyByteCount
        else { throw .malformed }
        salt = [UInt8](message.salt)
        owners = message.owners.compactMap { IdentityKey(octets: [UInt8]($0)) }
        ancestors = message.ancestors.compactMap { Digest(octets: [UInt8]($0)) }
        epoch = message.epoch
        isGiving = message.giving
        isArchived = message.archived
        hasLargeCells = message.largeCells
        previousKey = [UInt8](message.previousKey)
        removals = message.removals.compactMap { removal in
            AuthorTag(octets: [UInt8](removal.tag)).map { Removal(tag: $0, round: removal.round) }
        }
        readers = []
        for reader in message.readers { readers.append(try Self.reader(reader)) }
        if message.hasDate {
            date = (Int(message.date.year), Int(message.date.month), Int(message.date.day))
        }
        guard owners.count == message.owners.count, ancestors.count == message.ancestors.count,
            removals.count == message.removals.count,
            Set(removals.map(\.tag)).count == removals.count, Set(owners).count == owners.count,
            owners.first == record.key.author,
            list.stream == record.key.stream, readersAreConsistent
        else { throw .malformed }
    }

    /// Whether decoding allocates no more than a roster needs.
    private static func isCountable(_ payload: [UInt8]) -> Bool {
        guard let owners = FieldScan.count(of: 2, in: payload),
            let readers = FieldScan.count(of: 5, in: payload),
            let addresses = FieldScan.count(of: 5, 3, in: payload),
            let ancestors = FieldScan.count(of: 6, in: payload),
            let removals = FieldScan.count(of: 10, in: payload)
        else { return false }
        return owners <= Limits.ownersPerList && readers <= Limits.peoplePerList
            && addresses <= readers * Limits.addressesPerNode
            && ancestors <= Limits.rosterAncestors && removals <= Limits.rosterRemovals
    }

    private var readersAreConsistent: Bool {
        let identities = readers.map(\.person.identity)
        let listedOwners = readers.filter { $0.role == .owner }.map(\.person.identity)
        return zip(identities, identities.dropFirst()).allSatisfy { $0 < $1 }
            && Set(listedOwners) == Set(owners)
    }

    private static func reader(
        _ message: Hearth_V1_Reader
    ) throws(WireError) -> Reader {
        guard let role = ReaderRole(message.role),
            message.addresses.count <= Limits.addressesPerNode,
            message.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength }),
            message.listKey.count == sealedListKeyByteCount
        else { throw .malformed }
        return try Reader(
            card: [UInt8](message.card), role: role, addresses: message.addresses,
            sealedListKey: [UInt8](message.listKey))
    }

    /// The payload of the roster's record.
    package var payload: [UInt8] {
        var message = Hearth_V1_Roster()
        message.salt = .init(salt)
        message.owners = owners.map { .init($0.octets) }
        message.epoch = epoch
        message.giving = isGiving
        message.archived = isArchived
        message.largeCells = hasLargeCells
        message.ancestors = ancestors.map { .init($0.octets) }
        message.previousKey = .init(previousKey)
        message.removals = removals.map {
            var removal = Hearth_V1_Removal()
            removal.tag = .init($0.tag.octets)
            removal.round = $0.round
            return removal
        }
        if let date {
            message.date.year = Int32(clamping: date.year)
            message.date.month = UInt32(clamping: date.month)
            message.date.day = UInt32(clamping: date.day)
        }
        message.readers = readers.sorted { $0.person.identity < $1.person.identity }.map {
            var reader = Hearth_V1_Reader()
            reader.card = .init($0.card.octets)
            reader.role = $0.role.message
            reader.addresses = $0.addresses
            reader.listKey = .init($0.sealedListKey)
            return reader
        }
        return message.octets
    }
}

extension ReaderRole {
    init?(_ message: Hearth_V1_Role) {
        switch message {
        case .owner: self = .owner
        case .keeper: self = .keeper
        case .friend: self = .friend
        case .unspecified, .UNRECOGNIZED: return nil
        }
    }

    var message: Hearth_V1_Role {
        switch self {
        case .owner: .owner
        case .keeper: .keeper
        case .friend: .friend
        }
    }
}
