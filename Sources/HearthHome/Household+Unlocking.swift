import HearthAPI
import HearthGiving
import HearthHousehold
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// A member's keys have become available: everything that waited for them is done now.
    mutating func unlocked(_ member: IdentityKey, _ work: Work) throws {
        try sealCart(of: member, work)
        for knock in try work.store.rows(KnockRow.self, of: member)
        where !knock.invitation.isEmpty && !knock.isRefused {
            do {
                try acceptKnock(knock, work)
            } catch is HearthError {
                // No room for another friend: that must not keep them from unlocking.
                continue
            }
        }
        if let keys = keyring.keys(of: member) { try keepRescueKey(of: keys, work) }
        for row in try work.store.rows(FriendRow.self, of: member) {
            try makeFriends(with: row.identity, work)
            try readLetter(from: row.identity, to: member, work)
        }
        try completeRecovered(work)
        try writeMissingLetters(of: member, work)
        try tellWhetherChild(member, work)
        try deleteWhereDue(work)
        // Before what waits of their parts finds no place any more.
        try keepUnseen(of: member, work)
        try mergeWaitingRecords(of: member, work)
        for row in try work.store.rows(FriendRow.self, of: member) where row.state == .friends {
            try ownLetterCame(to: row, work)
        }
        try tellFriends(work)
        // Housemates became their friends without a letter.
        if let keys = keyring.keys(of: member) {
            try handOutProfileKey(of: member, keys: keys, onlyHere: true, work)
        }
        for list in replicator.directory.lists.keys.sorted() {
            try joinCircles(of: list, work)
            try resealOwn(on: list, work)
            try dropKeptParts(of: list, work)
            if replicator.directory.lists[list]?.owners.contains(member) == true {
                try headArrived(list, work)
                try dropDoneRequests(on: list, work)
            }
        }
        for (list, entry) in replicator.directory.lists {
            if entry.reader(member)?.role.isEditor == true { unsettle(list) }
        }
        try settle(work)
        try emptyBins(of: member, work)
        try mergeWaitingCells(of: member, work)
        cleanPicturesSoon(work)
        try beatWhereDue(work)
        // What happened while they were away; their coming is no secret.
        if let keys = keyring.keys(of: member) {
            try look(for: member, keys: keys, .everything, work)
        }
        try removeDueOfDeleted(of: member, work)
        try doPassedDue(of: member, work)
    }

    /// Ends sessions and sign-ins that are over, and forgets the keys that go with them.
    mutating func expireKeys(at now: WallTime) {
        let (serving, short) = (nextBeats(after: now), shortMembers)
        keyring.expire(now: now, serving: serving) { short.contains($0) }
    }
}
