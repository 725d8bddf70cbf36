package import HearthAPI
import HearthGiving
package import HearthHousehold
import HearthRecovery
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Loads the household from storage.
    ///
    /// - Throws: What the storage throws, and `HearthError` when the tables make no sense.
    package init(
        node: NodeKey, clock: SlotClock, addresses: [String], entropy: any Entropy, _ work: Work
    ) throws {
        try self.init(
            node: node, clock: clock, addresses: addresses, entropy: entropy,
            handler: { try $1.handle($0, $2) }, work)
        try load(work)
        try refuseEarlierCells(work)
        for member in presentMembers { try sealCart(of: member, work) }
    }

    /// Carries out what a person asked for: who asks is found out, what was asked for is done, and
    /// what follows from it is finished.
    ///
    /// - Throws: `HearthError`, or what the storage throws.
    package mutating func perform<Request: Operation>(
        _ operation: Request, as caller: Caller, _ work: Work
    ) throws -> (Request.Answer, [Directive]) {
        beginStep(at: work.now)
        if let operation = operation as? SetUpHousehold {
            // There is nobody yet who could ask for it.
            guard let answer = try setUp(operation, work) as? Request.Answer else {
                throw HearthError(.internalError)
            }
            try react(work)
            try dialWanted(work)
            return (answer, takeDirectives())
        }
        // So is it here, for the first of them.
        if !isInhabited, let operation = operation as? RecoverMember {
            guard let answer = try recover(operation, work) as? Request.Answer else {
                throw HearthError(.internalError)
            }
            try react(work)
            try dialWanted(work)
            return (answer, takeDirectives())
        }
        guard let useCase = HouseholdOperations.useCase(of: Request.self) else {
            throw HearthError(.notFound)
        }
        guard let answer = try carryOut(operation, useCase, caller, work) as? Request.Answer else {
            throw HearthError(.internalError)
        }
        return (answer, takeDirectives())
    }

    /// The operation is the use case: its type was found by it.
    mutating func carryOut<Request: UseCase>(
        _ operation: any HearthAPI.Operation, _: Request.Type, _ caller: Caller, _ work: Work
    ) throws -> Request.Answer {
        guard let useCase = operation as? Request else { throw HearthError(.internalError) }
        let (asker, hasOpened) = try authenticate(caller, for: useCase, work)
        noteRequest(caller, by: asker, at: work.now)
        let actor = Request.isReading ? nil : asker.keys.map { (asker.identity, $0) }
        if let (member, keys) = actor {
            try lookBeforeAct(of: member, keys: keys, work)
        }
        let answer = try useCase.answer(in: &self, by: asker, work)
        try tellHanded(work)
        if !Request.isReading || hasOpened { try react(work) }
        if let (member, keys) = actor, keyring.keys(of: member) != nil {
            try lookAfterAct(of: member, keys: keys, work)
        }
        // Nobody is dialled by what depends on claims, be it changing or reading them.
        if hasOpened || !Request.changesClaims && !Request.isReading { try dialWanted(work) }
        return answer
    }

    /// The machine has slept.
    package mutating func woke(_ work: Work) throws -> [Directive] {
        beginStep(at: work.now)
        networkChanged(at: work.now)
        try dialWanted(work)
        return takeDirectives()
    }

    /// Where the node can be dialled has changed: friends are told, each as soon as what they may
    /// have to give back has come, and keys are in memory.
    package mutating func setAddresses(_ new: [String], _ work: Work) throws -> [Directive] {
        beginStep(at: work.now)
        if addresses != new { networkChanged(at: work.now) }
        addresses = new
        for row in try work.store.rows(FriendRow.self) where row.state == .friends {
            friendsToTell.insert(row.key)
        }
        try tellFriends(work)
        try react(work)
        try dialWanted(work)
        return takeDirectives()
    }
}
