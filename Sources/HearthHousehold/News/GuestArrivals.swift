package import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

extension Household {
    /// More are not told one by one: the list of devices shows all of them.
    private static let guestArrivalLimit = 8

    /// Whether a member was not told yet of a guest's phone.
    package func hasGuestNews(of member: IdentityKey) -> Bool {
        news.guestArrivals.contains { $0.untold.contains(member) }
    }

    /// What a member was not told yet of guests' phones.
    package mutating func guestNews(of member: IdentityKey, _ work: Work) throws -> [NewsDraft] {
        var drafts: [NewsDraft] = []
        for index in news.guestArrivals.indices
        where news.guestArrivals[index].untold.remove(member) != nil {
            let arrival = news.guestArrivals[index]
            // Of one who has left meanwhile there is nothing to tell.
            guard replicator.directory.members.contains(arrival.guest) else { continue }
            drafts.append(
                .about(
                    .guestCame, person: try personName(arrival.guest, work), detail: arrival.name))
        }
        return drafts
    }

    fileprivate mutating func note(_ arrival: GuestArrival, _ work: Work) {
        // Asked once more, because the answer got lost.
        guard
            !news.guestArrivals.contains(where: { $0.device == arrival.device })
        else { return }
        news.guestArrivals = news.guestArrivals.suffix(Self.guestArrivalLimit - 1) + [arrival]
        news.look(from: work.now)
    }
}

extension TellOfGuest: UseCase {
    package var needsMember: Bool { false }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done
    {
        guard let guest = try? PublicKeyText(guest).identity else { return Done() }
        let named = inviter.flatMap { try? PublicKeyText($0).identity }
        household.note(
            GuestArrival(
                guest: guest, device: device, name: name,
                untold: try named.map { [$0] } ?? household.householders(work)), work)
        return Done()
    }
}
