import HearthAPI
import HearthRows
import HearthSodium
import HearthWire

extension Fingerprint {
    /// Of somebody's wish to be a friend.
    static func knock(of person: IdentityKey) -> Fingerprint { Fingerprint("knock", person.octets) }

    /// Of a list that is offered: offered once more, it is another one.
    static func offer(_ offer: LetterBody.Offer, by person: IdentityKey) -> Fingerprint {
        var round = OctetWriter()
        round.write(offer.round)
        return Fingerprint("offer", person.octets, offer.list.octets, round.octets)
    }

    /// Of the question whether somebody here may see what a member gives.
    static func housemate(_ person: IdentityKey) -> Fingerprint {
        Fingerprint("housemate", person.octets)
    }

    /// Of a friend's "please wish for more".
    static func ask(_ ask: OpenAsk) -> Fingerprint { Fingerprint("ask", Array(ask.mark.utf8)) }
}
