package import HearthSodium
package import HearthWire

/// A number or key of the node itself, by name.
package struct SettingRow: StoredRow {
    package static let table = "settings"

    package var name: String
    package var value: [UInt8]
    package var key: String { name }

    package init(name: String, value: [UInt8]) {
        self.name = name
        self.value = value
    }
}

/// A member of the household; their name stands on their card.
package struct MemberRow: StoredRow {
    package static let table = "members"

    package var identity: IdentityKey
    package var sealingKey: SealingKey
    /// The seed, or its ciphertext under a passphrase (`SeedProtection`).
    package var seed: [UInt8]
    /// Salt and cost of Argon2id; empty when there is no passphrase.
    package var protection: [UInt8]
    package var incarnation: UInt32
    package var createdAt: WallTime
    package var key: IdentityKey { identity }

    package init(
        identity: IdentityKey, sealingKey: SealingKey, seed: [UInt8], protection: [UInt8],
        incarnation: UInt32, createdAt: WallTime
    ) {
        self.identity = identity
        self.sealingKey = sealingKey
        self.seed = seed
        self.protection = protection
        self.incarnation = incarnation
        self.createdAt = createdAt
    }
}

/// A member and somebody else.
package struct PairKey: RowKey {
    package let member: IdentityKey
    package let other: IdentityKey
    package var octets: [UInt8] { member.octets + other.octets }

    package init(member: IdentityKey, other: IdentityKey) {
        self.member = member
        self.other = other
    }
}

/// Somebody who knocked and waits for an answer.
package struct KnockRow: GroupedRow {
    package static let table = "knocks"

    package var member: IdentityKey
    package var identity: IdentityKey
    package var node: NodeKey
    /// The knocker's card record as it came.
    package var card: [UInt8]
    package var addresses: [String]
    package var greeting: String
    /// The one-time code's hash if a valid one came along while the member was locked.
    package var invitation: [UInt8]
    package var showsAddresses: Bool
    package var receivedAt: WallTime
    /// Refused knocks are remembered, so that the next one is not asked about again.
    package var isRefused: Bool
    package var key: PairKey { PairKey(member: member, other: identity) }
    package var group: IdentityKey { member }

    package init(
        member: IdentityKey, identity: IdentityKey, node: NodeKey, card: [UInt8],
        addresses: [String], greeting: String, invitation: [UInt8], showsAddresses: Bool,
        receivedAt: WallTime, isRefused: Bool = false
    ) {
        self.member = member
        self.identity = identity
        self.node = node
        self.card = card
        self.addresses = addresses
        self.greeting = greeting
        self.invitation = invitation
        self.showsAddresses = showsAddresses
        self.receivedAt = receivedAt
        self.isRefused = isRefused
    }
}

/// A one-time invitation; only the hash of its code is kept.
package struct InvitationRow: GroupedRow {
    package static let table = "invitations"

    package var codeHash: Digest
    package var member: IdentityKey
    /// The list it opens, if any.
    package var list: ListID?
    package var createdAt: WallTime
    package var expiresAt: WallTime
    package var usedBy: IdentityKey?
    package var isRevoked: Bool
    package var key: Digest { codeHash }
    package var group: IdentityKey { member }

    package init(
        codeHash: Digest, member: IdentityKey, list: ListID?, createdAt: WallTime,
        expiresAt: WallTime, usedBy: IdentityKey? = nil, isRevoked: Bool = false
    ) {
        self.codeHash = codeHash
        self.member = member
        self.list = list
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.usedBy = usedBy
        self.isRevoked = isRevoked
    }
}

/// A list and one of this node's members.
package struct MembershipKey: RowKey {
    package let list: ListID
    package let member: IdentityKey
    package var octets: [UInt8] { list.octets + member.octets }

    package init(list: ListID, member: IdentityKey) {
        self.list = list
        self.member = member
    }
}

/// What a member answered to the offer of somebody's list.
package struct FollowRow: GroupedRow {
    package static let table = "follows"

    package enum State: Int, Codable, Sendable {
        case accepted = 1
        case refused = 2
        case left = 3
        /// The owner stopped sharing.
        case ended = 5
    }

    package var list: ListID
    package var member: IdentityKey
    /// Whose offer was answered: the list's host, or another of its owners.
    package var inviter: IdentityKey
    package var state: State
    /// The round of the offer that was answered.
    package var round: UInt32
    package var showsAddresses: Bool
    /// The role in which it was offered: nobody becomes an owner without having said yes to that.
    package var role: ReaderRole
    /// The newest version of the member's part that the home of the list's host is known to hold; nil: of none.
    package var takenPart: HearthWire.Version?
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }
    /// What the member answered, as far as that is not over.
    package var answer: LetterBody.Answer? {
        LetterBody.Decision(rawValue: state.rawValue).map {
            LetterBody.Answer(
                list: list, round: round, decision: $0, showsAddresses: showsAddresses,
                addresses: [])
        }
    }

    package init(
        list: ListID, member: IdentityKey, inviter: IdentityKey, state: State, round: UInt32,
        showsAddresses: Bool, role: ReaderRole = .friend
    ) {
        self.list = list
        self.member = member
        self.inviter = inviter
        self.state = state
        self.round = round
        self.showsAddresses = showsAddresses
        self.role = role
    }
}

/// A circle member's beat secret and sender key on one list (`CircleKeys`).
package struct CircleKeyRow: GroupedRow {
    package static let table = "circle_keys"

    package var list: ListID
    package var member: IdentityKey
    /// Sealed under the member's storage key: so on a node that hosts an owner of the list.
    package var isWrapped: Bool
    package var octets: [UInt8]
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }

    package init(list: ListID, member: IdentityKey, isWrapped: Bool, octets: [UInt8]) {
        self.list = list
        self.member = member
        self.isWrapped = isWrapped
        self.octets = octets
    }
}

/// A circle member's newest own state on one list, as a cell sealed under their own sender key.
///
/// There is one from the moment they join, whether they claim anything or not.
package struct OwnCellRow: GroupedRow {
    package static let table = "own_cells"

    package var list: ListID
    package var member: IdentityKey
    /// The cell; wrapped, on a node that hosts an owner of the list, 40 octets more.
    package var cell: [UInt8]
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }

    package init(list: ListID, member: IdentityKey, cell: [UInt8]) {
        self.list = list
        self.member = member
        self.cell = cell
    }
}

/// The same for what they whisper and think of: one from the moment they join, empty or not.
package struct OwnPageRow: GroupedRow {
    package static let table = "own_pages"

    package var list: ListID
    package var member: IdentityKey
    /// The cell; wrapped, on a node that hosts an owner of the list, 40 octets more.
    package var page: [UInt8]
    package var key: MembershipKey { MembershipKey(list: list, member: member) }
    package var group: IdentityKey { member }

    package init(list: ListID, member: IdentityKey, page: [UInt8]) {
        self.list = list
        self.member = member
        self.page = page
    }
}

/// What a member gives, padded, and sealed under a key that only givers' code derives.
package struct StoredCartRow: StoredRow {
    package static let table = "carts"

    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: IdentityKey { member }

    package init(member: IdentityKey, octets: [UInt8]) {
        self.member = member
        self.octets = octets
    }
}

/// A member's preferences, sealed under their storage key and padded.
package struct PrivateRow: StoredRow {
    package static let table = "private"

    package var member: IdentityKey
    package var octets: [UInt8]
    package var key: IdentityKey { member }

    package init(member: IdentityKey, octets: [UInt8]) {
        self.member = member
        self.octets = octets
    }
}

/// A node that an owner of the list was ever seen to live on.
package struct OwnerNodeRow: GroupedRow {
    package static let table = "owner_nodes"

    package struct Key: RowKey {
        package let list: ListID
        package let node: NodeKey
        package var octets: [UInt8] { list.octets + node.octets }

        package init(list: ListID, node: NodeKey) {
            self.list = list
            self.node = node
        }
    }

    package var list: ListID
    package var node: NodeKey
    package var key: Key { Key(list: list, node: node) }
    package var group: ListID { list }

    package init(list: ListID, node: NodeKey) {
        self.list = list
        self.node = node
    }
}

/// When a node was last heard, and where it answered.
package struct PeerRow: StoredRow {
    package static let table = "peers"

    package var node: NodeKey
    package var lastHeard: WallTime
    /// host:port of the last connection that this node dialled; empty before one.
    package var address: String
    package var key: NodeKey { node }

    package init(node: NodeKey, lastHeard: WallTime, address: String) {
        self.node = node
        self.lastHeard = lastHeard
        self.address = address
    }
}

/// A list that this node carries, so that its roster is found when the node starts.
package struct KnownListRow: StoredRow {
    package static let table = "known_lists"

    package var list: ListID
    package var key: ListID { list }

    package init(list: ListID) {
        self.list = list
    }
}
