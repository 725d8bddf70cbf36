import HearthAPI
package import HearthHousehold
package import HearthRows
package import HearthSodium
import HearthWire

/// What those who give have in memory, for as long as members' keys are there.
struct GivingMemory: OpenedSecrets {
    var senderKeys = SenderKeys()
    /// Of whom it is known in how many entries of their cart something has changed, with the row that it was found in.
    /// In memory alone: no row tells whether there is something.
    var cartNumbers: [IdentityKey: (row: [UInt8], number: Int)] = [:]

    package mutating func keep(only members: Set<IdentityKey>) {
        senderKeys.keep(only: members)
        cartNumbers = cartNumbers.filter { members.contains($0.key) }
    }
}

extension Household {
    var givingMemory: GivingMemory {
        get { opened as? GivingMemory ?? GivingMemory() }
        set { opened = newValue }
    }

    var senderKeys: SenderKeys {
        get { givingMemory.senderKeys }
        set { givingMemory.senderKeys = newValue }
    }

    /// In how many entries of the asker's cart something has changed. Counted again after something came, and otherwise
    /// remembered.
    package mutating func cartNumber(of asker: Asker, _ work: Work) throws -> Int {
        let row = try work.store.row(StoredCartRow.self, asker.identity)?.octets ?? []
        if let known = givingMemory.cartNumbers[asker.identity], known.row == row {
            return known.number
        }
        let number = try cart(of: asker, work).entries.count { !$0.changes.isEmpty }
        givingMemory.cartNumbers[asker.identity] = (row, number)
        return number
    }

    /// Something came, or a moment has passed that matters.
    package mutating func forgetCartNumber(of member: IdentityKey) {
        givingMemory.cartNumbers[member] = nil
    }
}
