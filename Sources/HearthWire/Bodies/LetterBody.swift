import FoundationEssentials
package import HearthSodium
import SwiftProtobuf

/// Everything one member has to say to one friend, as a whole; replaced by the next version.
package struct LetterBody: Hashable, Sendable {
    package struct Offer: Hashable, Sendable {
        package var list: ListID
        package var title: String
        package var role: ReaderRole
        package var readers: Int
        /// The number of the occasion in hearth.proto.
        package var occasion: Int
        /// Year, month and day, or empty.
        package var date: [Int]
        package var isGiving: Bool
        package var kind: ListKind
        package var round: UInt32
        /// The first round since the addressee was last off the list: somebody who said yes to an
        /// earlier one was taken off it meanwhile. 0 from programs that did not say it.
        package var since: UInt32
        /// Of the roster; empty from programs that did not say it yet.
        package var salt: [UInt8]
        /// Cards of the owners but the letter's author, in the order of the list id.
        package var coOwners: [NamedPerson]
        /// Where among the owners the letter's author stands; 0: they host the list.
        package var place: Int
        /// Whether the host's node takes roster requests of the owner to whom this is offered.
        package var admits: Bool
        /// Cards of the list's keepers, as its roster had them when the list was offered.
        package var keepers: [NamedPerson]

        package init(
            list: ListID, title: String, role: ReaderRole, readers: Int, occasion: Int,
            date: [Int], isGiving: Bool, kind: ListKind = .wishes, round: UInt32, since: UInt32 = 0,
            salt: [UInt8] = [], coOwners: [NamedPerson] = [], place: Int = 0, admits: Bool = false,
            keepers: [NamedPerson] = []
        ) {
            self.list = list
            self.title = title
            self.role = role
            self.readers = readers
            self.occasion = occasion
            self.date = date
            self.isGiving = isGiving
            self.kind = kind
            self.round = round
            self.since = since
            self.salt = salt
            self.coOwners = coOwners
            self.place = place
            self.admits = admits
            self.keepers = keepers
        }

        /// The owners in the order of the list id, the host first, the letter's author at their
        /// place.
        package func owners(author: IdentityKey) -> [IdentityKey] {
            var owners = coOwners.map(\.person.identity)
            owners.insert(author, at: min(place, owners.count))
            return owners
        }

        /// Whether the list id is made of the salt and these owners, the letter's author among them.
        package func isOwned(by author: IdentityKey) -> Bool {
            place <= coOwners.count && ListID(salt: salt, owners: owners(author: author)) == list
        }
    }

    /// Somebody whom an offer names: who owns the list together with the letter's author, or keeps it.
    package struct NamedPerson: Hashable, Sendable {
        package let card: Record
        package let person: CardBody

        /// - Throws: `WireError` when this is no card that its author signed.
        package init(card octets: [UInt8]) throws(WireError) {
            (card, person) = try CardBody.verified(octets)
        }
    }

    package enum Decision: Int, Hashable, Sendable {
        case accepted = 1
        case refused = 2
        case left = 3
    }

    package struct Answer: Hashable, Sendable {
        package var list: ListID
        package var round: UInt32
        package var decision: Decision
        package var showsAddresses: Bool
        package var addresses: [String]

        package init(
            list: ListID, round: UInt32, decision: Decision, showsAddresses: Bool,
            addresses: [String]
        ) {
            self.list = list
            self.round = round
            self.decision = decision
            self.showsAddresses = showsAddresses
            self.addresses = addresses
        }
    }

    /// "Please wish for more."
    package struct Ask: Hashable, Sendable {
        /// Nil: anywhere.
        package var list: ListID?
        package var time: WallTime
        /// May be empty; not checked for control characters: the code that shows it must.
        package var text: String

        package init(list: ListID?, time: WallTime, text: String) {
            self.list = list
            self.time = time
            self.text = text
        }
    }

    /// What another owner of a list has its host write into the roster: that somebody reads the list,
    /// or does not read it any more. It stands until a newer one about them takes its place.
    package struct RosterRequest: Hashable, Sendable {
        /// Whom it is about, on which list: a letter has one request of each.
        package struct Key: Hashable, Sendable {
            package let list: ListID
            package let person: IdentityKey

            package init(list: ListID, person: IdentityKey) {
                self.list = list
                self.person = person
            }
        }

        package let list: ListID
        /// The person's own card, so that nobody can swap their keys.
        package let card: Record
        package let person: CardBody
        /// Keeper or friend; nil: they are taken off.
        package let role: ReaderRole?
        package let addresses: [String]
        /// To let them in: the `since` of the offer that they accepted. To take them off: what was
        /// offered to them since this round or an earlier one is over.
        package let round: UInt32

        package var key: Key { Key(list: list, person: person.identity) }

        /// - Throws: `WireError` when this is no card that its author signed.
        package init(
            list: ListID, card octets: [UInt8], role: ReaderRole?, addresses: [String],
            round: UInt32
        ) throws(WireError) {
            (card, person) = try CardBody.verified(octets)
            self.list = list
            self.role = role
            self.addresses = addresses
            self.round = round
        }
    }

    package var isFriend = true
    package var addresses: [String] = []
    package var offers: [Offer] = []
    package var answers: [Answer] = []
    /// Opens the author's profile, 32 octets; empty when they tell nothing.
    package var profileKey: [UInt8] = []
    /// At most one for each list, and one for none.
    package var asks: [Ask] = []
    /// At most one about each person and list.
    package var rosterRequests: [RosterRequest] = []
    /// Of lists that are not offered any more: the round up to which offers of them are over.
    package internal(set) var withdrawn: [ListID: UInt32] = [:]
    /// Of lists, or of none, of which nothing is asked any more: when that was asked last.
    package internal(set) var withdrawnAsks: [ListID?: WallTime] = [:]
    /// The author was made as a child and has no passphrase: whoever sits down at their home's pages is the child.
    package var isChild = false

    package init() {}

    /// Seals the letter for its addressee and its author; nil when a key of theirs is of low order.
    ///
    /// `entropy` gives the content key, the nonce and two ephemeral seeds.
    package func sealed(
        author: SealingKey, addressee: SealingKey, stream: StreamID, entropy: any Entropy
    ) -> [UInt8]? {
        let keyOctets = entropy.octets(SymmetricKey.byteCount, for: .key)
        guard let key = SymmetricKey(octets: keyOctets),
            let nonce = Nonce(octets: entropy.octets(Nonce.byteCount, for: .nonce))
        else { return nil }
        let boxes = [addressee, author].compactMap {
            SealedBoxes.seal(
                keyOctets, to: $0, ephemeralSeed: entropy.octets(32, for: .ephemeral))
        }
        guard boxes.count == 2 else { return nil }
        var sealed = Hearth_V1_SealedLetter()
        sealed.boxes = boxes.map { .init($0) }
        sealed.nonce = .init(nonce.octets)
        sealed.ciphertext = .init(
            key.seal(Padme.pad(message.octets), nonce: nonce, additionalData: stream.octets))
        return sealed.octets
    }

    /// Opens a letter with the sealing secret of its addressee or its author.
    ///
    /// - Throws: `WireError.malformed` when it is not for this key or not a letter.
    package init(record: Record, secret: SealingSecret) throws(WireError) {
        guard FieldScan.count(of: 1, in: record.payload) == 2,
            let sealed = try? Hearth_V1_SealedLetter(serializedBytes: record.payload),
            sealed.boxes.count == 2, let nonce = Nonce(octets: [UInt8](sealed.nonce)),
            let keyOctets = sealed.boxes.lazy.compactMap({ secret.open([UInt8]($0)) }).first,
            let key = SymmetricKey(octets: keyOctets),
            let padded = key.open(
                [UInt8](sealed.ciphertext), nonce: nonce,
                additionalData: record.key.stream.octets),
            let octets = Padme.unpad(padded), Self.isCountable(octets),
            let message = try? Hearth_V1_Letter(serializedBytes: octets)
        else { throw .malformed }
        try self.init(message)
    }

    /// Whether decoding allocates no more than a letter needs.
    private static func isCountable(_ octets: [UInt8]) -> Bool {
        guard let addresses = FieldScan.count(of: 2, in: octets),
            let offers = FieldScan.count(of: 3, in: octets),
            let keepers = FieldScan.count(of: 3, 14, in: octets),
            let answers = FieldScan.count(of: 4, in: octets),
            let answered = FieldScan.count(of: 4, 5, in: octets),
            let asks = FieldScan.count(of: 6, in: octets),
            let requests = FieldScan.count(of: 7, in: octets),
            let requested = FieldScan.count(of: 7, 4, in: octets),
            let withdrawn = FieldScan.count(of: 8, in: octets),
            let withdrawnAsks = FieldScan.count(of: 9, in: octets)
        else { return false }
        return addresses <= Limits.addressesPerNode && offers <= Limits.listsPerMember
            && keepers <= Limits.listsPerMember * Limits.keepersPerOffer
            && answers <= Limits.listsPerMember && answered <= answers * Limits.addressesPerNode
            && asks <= Limits.asksPerLetter && requests <= Limits.rosterRequestsPerLetter
            && requested <= requests * Limits.addressesPerNode
            && withdrawn <= Limits.listsPerMember && withdrawnAsks <= Limits.asksPerLetter
    }
}
