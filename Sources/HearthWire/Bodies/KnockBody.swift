import FoundationEssentials
package import HearthSodium
import SwiftProtobuf

/// What a stranger says when knocking: at most 2,048 octets (protocol-spec/transport.md).
package struct KnockBody: Hashable, Sendable {
    package var to: IdentityKey
    package var card: Record
    package var person: CardBody
    package var addresses: [String]
    /// One-time code of 16 octets, or empty.
    package var invitation: [UInt8]
    package var showsAddresses: Bool
    package var greeting: String

    package init(
        to: IdentityKey, card: Record, person: CardBody, addresses: [String],
        invitation: [UInt8], showsAddresses: Bool, greeting: String
    ) {
        self.to = to
        self.card = card
        self.person = person
        self.addresses = addresses
        self.invitation = invitation
        self.showsAddresses = showsAddresses
        self.greeting = greeting
    }

    /// - Throws: `WireError` unless every field is within its bounds and the card is genuine.
    package init(octets: [UInt8]) throws(WireError) {
        guard octets.count <= Limits.knock else { throw .overLimit }
        guard let message = try? Hearth_V1_Knock(serializedBytes: octets),
            let to = IdentityKey(octets: [UInt8](message.to)),
            message.addresses.count <= Limits.addressesPerNode,
            message.addresses.allSatisfy({ $0.utf8.count <= Limits.addressLength }),
            message.invitation.isEmpty || message.invitation.count == Invitation.byteCount,
            message.greeting.count <= Limits.greetingLength
        else { throw .malformed }
        let (card, person) = try CardBody.verified([UInt8](message.card))
        self.init(
            to: to, card: card, person: person, addresses: message.addresses,
            invitation: [UInt8](message.invitation), showsAddresses: message.showAddresses,
            greeting: message.greeting)
    }

    package var octets: [UInt8] {
        var message = Hearth_V1_Knock()
        message.to = .init(to.octets)
        message.card = .init(card.octets)
        message.addresses = addresses
        message.invitation = .init(invitation)
        message.showAddresses = showsAddresses
        message.greeting = greeting
        return message.octets
    }
}

/// What became of a knock.
package enum KnockOutcome: Int, Hashable, Sendable {
    /// It waits for the person.
    case delivered = 1
    /// The invitation answered it.
    case accepted = 2
    case invitationUnknown = 3
    case invitationUsed = 4
    case invitationExpired = 5
    case invitationRevoked = 6
    /// No such member lives there.
    case notHere = 7
    /// The friendship that a letter was shown for was ended since.
    case over = 9
    /// The knocker lives on another node by a newer card, which came before the answer.
    case moved = 10

    /// The payload of a knock answer.
    package var octets: [UInt8] {
        var message = Hearth_V1_KnockAnswer()
        message.outcome = Hearth_V1_KnockOutcome(rawValue: rawValue) ?? .unspecified
        return message.octets
    }

    /// nil for octets that are no answer this program knows.
    package init?(octets: [UInt8]) {
        guard let message = try? Hearth_V1_KnockAnswer(serializedBytes: octets) else { return nil }
        self.init(rawValue: message.outcome.rawValue)
    }
}
