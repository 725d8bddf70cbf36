import HearthGiving
import HearthHousehold
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Handles what the code of owners reports: the one place where that reaches the circle.
    mutating func handle(_ fact: Fact, _ work: Work) throws {
        switch fact {
        case .recordWritten(let key):
            noteRecord(key, at: work.now)
            if key.kind == .part, let list = ListID(octets: key.stream.octets) {
                try removeDueOfDeleted(on: list, work)
            }
        case .peopleChanged(let member): notePeople(of: member, at: work.now)
        case .listChanged(let list):
            noteOpenChange(of: list)
            unsettle(list)
            try resumeDue(on: list, work)
        case .itemMoved(let item, let list, let target, let new):
            try moveDue(of: item, on: list, to: new, on: target, work)
        case .rosterWritten(let list), .ownerMoved(let list), .offerAccepted(let list):
            try joinCircles(of: list, work)
        case .circleOffered(let list, let member):
            try makeCircleKeys(of: member, in: list, work)
        case .readingEnded(let list, let member):
            try rememberClaims(on: list, by: member, work)
            try keepUnseen(on: list, of: member, work)
        case .listForgotten(let list, let member):
            try forgetCircle(of: list, member, work)
            try removeDue(on: list, of: member, work)
            try work.store.remove(NewsListRow.self, MembershipKey(list: list, member: member))
        case .listKeyRenewed(let list): try resealOwn(on: list, work)
        case .cardOvertaken(let pair, let session):
            try knockAgainWithNewerCard(for: pair, on: session, work)
        case .headChanged(let list): try headArrived(list, work)
        case .unlocked(let member): try unlocked(member, work)
        case .memberCame(let member): try sealCart(of: member, work)
        case .passphraseChanged:
            for list in replicator.directory.lists.keys.sorted() {
                try joinCircles(of: list, work)
            }
        case .newsAskedFor(let member):
            if let keys = keyring.keys(of: member) {
                try look(for: member, keys: keys, news.scope, work)
            }
        }
    }
}
