import HearthAPI
import HearthRows
import HearthSodium
import HearthWire

extension ShowKeeping: UseCase {
    var needsMember: Bool { false }

    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> KeepingInfo
    {
        let row = try work.store.rows(MemberRow.self).first {
            PublicKeyText(identity: $0.identity, node: household.node).text == member
        }
        guard let row else { throw HearthError(.unknownMember, ["name": member]) }
        return KeepingInfo(endings: try Settings.endings(of: row.identity, work))
    }
}
