import FoundationEssentials
import HearthSodium
import SwiftProtobuf

extension LetterBody {
    init(_ message: Hearth_V1_Letter) throws(WireError) {
        guard message.addresses.count <= Limits.addressesPerNode,
            message.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength }),
            message.offers.count <= Limits.listsPerMember,
            message.answers.count <= Limits.listsPerMember,
            message.asks.count <= Limits.asksPerLetter,
            message.rosterRequests.count <= Limits.rosterRequestsPerLetter
        else { throw .overLimit }
        isFriend = message.friend
        isChild = message.child
        addresses = message.addresses
        for offer in message.offers { offers.append(try Offer(offer)) }
        for answer in message.answers { answers.append(try Answer(answer)) }
        guard message.profileKey.isEmpty || message.profileKey.count == SymmetricKey.byteCount
        else { throw .malformed }
        profileKey = [UInt8](message.profileKey)
        for ask in message.asks { asks.append(try Ask(ask)) }
        guard Set(asks.map(\.list)).count == asks.count else { throw .malformed }
        for request in message.rosterRequests {
            rosterRequests.append(try RosterRequest(request))
        }
        guard Set(rosterRequests.map(\.key)).count == rosterRequests.count,
            message.withdrawn.count <= Limits.listsPerMember,
            message.withdrawnAsks.count <= Limits.asksPerLetter
        else { throw .malformed }
        for withdrawal in message.withdrawnAsks {
            let list = ListID(octets: [UInt8](withdrawal.list))
            guard list != nil || withdrawal.list.isEmpty, withdrawal.time < 1 << 48 else {
                throw .malformed
            }
            let time = WallTime(milliseconds: Int64(clamping: withdrawal.time))
            withdrawnAsks[list] = max(withdrawnAsks[list] ?? time, time)
        }
        for withdrawal in message.withdrawn {
            guard let list = ListID(octets: [UInt8](withdrawal.list)) else { throw .malformed }
            withdrawn[list] = max(withdrawn[list] ?? 0, withdrawal.round)
        }
    }

    var message: Hearth_V1_Letter {
        var message = Hearth_V1_Letter()
        message.friend = isFriend
        message.child = isChild
        message.addresses = addresses
        message.offers = offers.map(\.message)
        message.answers = answers.map(\.message)
        message.profileKey = .init(profileKey)
        message.asks = asks.map(\.message)
        message.rosterRequests = rosterRequests.map(\.message)
        message.withdrawn = withdrawn.sorted { $0.key < $1.key }.map { list, round in
            var message = Hearth_V1_Withdrawal()
            message.list = .init(list.octets)
            message.round = round
            return message
        }
        message.withdrawnAsks = withdrawnAsks.map { list, time in
            var message = Hearth_V1_WithdrawnAsk()
            message.list = .init(list?.octets ?? [])
            message.time = UInt64(clamping: time.milliseconds)
            return message
        }.sorted { $0.list.lexicographicallyPrecedes($1.list) }
        return message
    }
}

extension LetterBody.Offer {
    /// As it stands in a letter.
    var octets: [UInt8] { message.octets }

    fileprivate init(_ message: Hearth_V1_Offer) throws(WireError) {
        guard let list = ListID(octets: [UInt8](message.list)),
            let role = ReaderRole(message.role),
            let kind = message.kind.isEmpty ? .wishes : ListKind(message.kind),
            message.title.count <= Limits.nameLength, message.title.utf8.count <= 800,
            message.salt.isEmpty || message.salt.count == RosterBody.saltByteCount,
            message.coOwners.count < Limits.ownersPerList,
            message.place <= message.coOwners.count
        else { throw .malformed }
        var coOwners: [LetterBody.NamedPerson] = []
        for card in message.coOwners {
            coOwners.append(try LetterBody.NamedPerson(card: [UInt8](card)))
        }
        self.init(
            list: list, title: message.title, role: role, readers: Int(message.readers),
            occasion: message.occasion.rawValue,
            date: message.hasDate
                ? [Int(message.date.year), Int(message.date.month), Int(message.date.day)] : [],
            isGiving: message.giving, kind: kind, round: message.round, since: message.since,
            salt: [UInt8](message.salt), coOwners: coOwners, place: Int(message.place),
            admits: message.admits, keepers: Self.keepers(message.keepers))
    }

    /// None where one of them is no card, is named twice, or there are more than this program takes: then
    /// accepting the list says yes to nobody, and the letter is read all the same.
    private static func keepers(_ cards: [Data]) -> [LetterBody.NamedPerson] {
        guard cards.count <= Limits.keepersPerOffer else { return [] }
        let keepers = cards.compactMap { try? LetterBody.NamedPerson(card: [UInt8]($0)) }
        let people = Set(keepers.map(\.person.identity))
        return people.count == cards.count ? keepers : []
    }

    fileprivate var message: Hearth_V1_Offer {
        var message = Hearth_V1_Offer()
        message.list = .init(list.octets)
        message.title = title
        message.role = role.message
        message.readers = UInt32(clamping: readers)
        message.occasion = Hearth_V1_Occasion(rawValue: occasion) ?? .unspecified
        if date.count == 3 {
            message.date.year = Int32(clamping: date[0])
            message.date.month = UInt32(clamping: date[1])
            message.date.day = UInt32(clamping: date[2])
        }
        message.giving = isGiving
        if kind != .wishes { message.kind = kind.name }
        message.round = round
        message.since = since
        message.salt = .init(salt)
        message.coOwners = coOwners.map { .init($0.card.octets) }
        message.place = UInt32(clamping: place)
        message.admits = admits
        message.keepers = keepers.map { .init($0.card.octets) }
        return message
    }
}

extension LetterBody.Answer {
    /// As it stands in a letter.
    var octets: [UInt8] { message.octets }

    fileprivate init(_ message: Hearth_V1_Answer) throws(WireError) {
        guard let list = ListID(octets: [UInt8](message.list)),
            let decision = LetterBody.Decision(rawValue: message.decision.rawValue),
            message.addresses.count <= Limits.addressesPerNode,
            message.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength })
        else { throw .malformed }
        self.init(
            list: list, round: message.round, decision: decision,
            showsAddresses: message.showAddresses, addresses: message.addresses)
    }

    fileprivate var message: Hearth_V1_Answer {
        var message = Hearth_V1_Answer()
        message.list = .init(list.octets)
        message.round = round
        message.decision = Hearth_V1_Decision(rawValue: decision.rawValue) ?? .unspecified
        message.showAddresses = showsAddresses
        message.addresses = showsAddresses ? addresses : []
        return message
    }
}

extension LetterBody.Ask {
    /// As it stands in a letter.
    var octets: [UInt8] { message.octets }

    fileprivate init(_ message: Hearth_V1_Ask) throws(WireError) {
        var list: ListID?
        if !message.list.isEmpty {
            guard let named = ListID(octets: [UInt8](message.list)) else { throw .malformed }
            list = named
        }
        guard message.time < 1 << 48, message.text.count <= Limits.askLength,
            message.text.utf8.count <= 4 * Limits.askLength
        else { throw .malformed }
        self.init(
            list: list, time: WallTime(milliseconds: Int64(clamping: message.time)),
            text: message.text)
    }

    fileprivate var message: Hearth_V1_Ask {
        var message = Hearth_V1_Ask()
        message.list = .init(list?.octets ?? [])
        message.time = UInt64(clamping: time.milliseconds)
        message.text = text
        return message
    }
}

extension LetterBody.RosterRequest {
    /// As it stands in a letter.
    var octets: [UInt8] { message.octets }

    fileprivate init(_ message: Hearth_V1_RosterRequest) throws(WireError) {
        let role = ReaderRole(message.role)
        guard let list = ListID(octets: [UInt8](message.list)),
            // Who owns a list is fixed in its id.
            role == nil ? message.role == .unspecified : role != .owner,
            message.addresses.count <= Limits.addressesPerNode,
            message.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength })
        else { throw .malformed }
        try self.init(
            list: list, card: [UInt8](message.card), role: role, addresses: message.addresses,
            round: message.round)
    }

    fileprivate var message: Hearth_V1_RosterRequest {
        var message = Hearth_V1_RosterRequest()
        message.list = .init(list.octets)
        message.card = .init(card.octets)
        message.role = role?.message ?? .unspecified
        message.addresses = role == nil ? [] : addresses
        message.round = round
        return message
    }
}
