package import HearthSodium
package import HearthWire

/// One side of a friendship, as this node sees it.
package struct FriendRow: GroupedRow {
    package static let table = "friends"

    package enum State: Int, Codable, Sendable {
        /// The member knocked and has no answer yet.
        case knocking = 1
        case friends = 2
        /// One of them ended it; the letter that says so still goes out.
        case ended = 3
        /// No friend: somebody met on a list, whose safety number the member compared, or whom they let see.
        case met = 4
    }

    package enum Housemate: Int, Codable, Sendable {
        case yes = 1
        case notNow = 2
    }

    /// What the first letter that came from them since they are friends said of them.
    package enum FirstLetter: Int, Codable, Sendable {
        case awaited = 1
        /// They are a child without a passphrase.
        case ofChild = 2
        case ofAnother = 3
    }

    /// A list, and as what somebody is to be asked there.
    package struct Promise: Codable, Sendable, Hashable {
        package var list: ListID
        package var role: ReaderRole

        package init(list: ListID, role: ReaderRole) {
            self.list = list
            self.role = role
        }
    }

    package var member: IdentityKey
    package var identity: IdentityKey
    package var state: State
    package var node: NodeKey
    /// host:port, as the friend's letter, knock or link gave them.
    package var addresses: [String]
    /// Safety numbers were compared.
    package var isVerified: Bool
    /// Whether they may see what the member gives where they live with an owner; nil: nobody has answered that.
    package var housemate: Housemate?
    /// By their newest letter they are a child without a passphrase; nil: not, or none has come.
    package var isChild: Bool?
    /// Nil: they were friends before, and it is not known.
    package var firstLetter: FirstLetter?
    /// The member was asked who in their home knows them too; nil: not yet.
    package var wasIntroduced: Bool?
    /// Only their card says that they live on the node: no connection did; nil: one did.
    package var isNodeClaimed: Bool?
    /// The member was recovered here, and the friend's home has not yet given back what the two said to each
    /// other, or said that there is nothing; nil: not so.
    package var isRecovering: Bool?
    /// While the member asks them: what the record that friends' homes kept called them, or who told the member of
    /// them; nil: neither named them.
    package var keptName: String?
    /// What the knock carries while it waits: the one-time code and the consent that goes with it.
    package var invitation: [UInt8]
    package var showsAddresses: Bool
    package var greeting: String
    /// The last answer to the knock, as in KnockOutcome; 0 before one.
    package var knockOutcome: Int
    package var since: WallTime
    /// The member's list that is offered as soon as they are friends.
    package var promised: Promise?
    package var key: PairKey { PairKey(member: member, other: identity) }
    package var group: IdentityKey { member }

    package init(
        member: IdentityKey, identity: IdentityKey, state: State, node: NodeKey,
        addresses: [String], isVerified: Bool = false, housemate: Housemate? = nil,
        invitation: [UInt8] = [],
        showsAddresses: Bool = false, greeting: String = "", knockOutcome: Int = 0,
        since: WallTime, promised: Promise? = nil
    ) {
        self.member = member
        self.identity = identity
        self.state = state
        self.node = node
        self.addresses = addresses
        self.isVerified = isVerified
        self.housemate = housemate
        self.invitation = invitation
        self.showsAddresses = showsAddresses
        self.greeting = greeting
        self.knockOutcome = knockOutcome
        self.since = since
        self.promised = promised
    }
}
