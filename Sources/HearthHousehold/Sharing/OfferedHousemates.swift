import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// The member's friends in the home of an owner of an offered list, of whom they were not asked
    /// yet whether these may see what the member gives there.
    ///
    /// The list's roster is not here yet. It could name nobody new anyway: whoever stands on it
    /// besides is asked about on the list itself.
    func housemates(
        atOwnersOf offer: LetterBody.Offer, sender: IdentityKey, of member: IdentityKey,
        _ work: Work
    ) throws -> [HousemateQuestion] {
        guard offer.isGiving, offer.role != .owner else { return [] }
        let nodes = try ownerNodes(of: offer, sender: sender, work)
        let owners = Set([sender] + offer.coOwners.map(\.person.identity))
        let known = try people(knownTo: member, work)
        return try friends(of: member, work)
            .filter { row, _ in
                nodes.contains(row.node) && !owners.contains(row.identity) && !row.isVerified
                    && row.housemate == nil && row.isNodeClaimed != true
            }
            .map { row, name in
                HousemateQuestion(
                    name: known.told(name, of: row.identity),
                    isNamesake: known.isShared(name, besides: row.identity),
                    key: PublicKeyText(identity: row.identity, node: row.node).text)
            }
    }
}
