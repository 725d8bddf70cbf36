/// A member of the household.
package struct MemberInfo: Codable, Sendable, Hashable {
    package var name: String
    /// Their public key.
    package var key: String
    package var hasPassphrase: Bool
    /// The caller is this member, and their keys are open; of others it is never said.
    package var isUnlocked: Bool
    /// They live elsewhere, and have no node of their own.
    package var isGuest: Bool
    /// They may decide for the household.
    package var isHouseholder: Bool
    /// They are a child without a passphrase: keepers of their lists who live here act for them.
    package var isChild: Bool
    /// Since when they live on another computer, having been recovered there (ISO 8601); nil: they live here.
    package var elsewhereSince: String?
    /// Since when they are moving out: what is theirs was packed up (ISO 8601); nil: they are not.
    package var movingSince: String?
    /// They live on in the home in which what is here was packed up, so that this is an old copy: of when
    /// (ISO 8601); nil: it is none.
    package var copyOf: String?

    package init(
        name: String, key: String, hasPassphrase: Bool, isUnlocked: Bool, isGuest: Bool = false,
        isHouseholder: Bool = true, isChild: Bool = false, elsewhereSince: String? = nil,
        movingSince: String? = nil, copyOf: String? = nil
    ) {
        self.name = name
        self.key = key
        self.hasPassphrase = hasPassphrase
        self.isUnlocked = isUnlocked
        self.isGuest = isGuest
        self.isHouseholder = isHouseholder
        self.isChild = isChild
        self.elsewhereSince = elsewhereSince
        self.movingSince = movingSince
        self.copyOf = copyOf
    }
}

/// An unlocked session.
package struct SessionInfo: Codable, Sendable, Hashable {
    package var token: String
    package var member: String
    /// ISO 8601.
    package var expiresAt: String
    /// When their passphrase was replaced with their recovery code (ISO 8601), as long as they did not
    /// acknowledge it; nil: nothing of the kind.
    package var replacedAt: [String]?

    package init(
        token: String, member: String, expiresAt: String, replacedAt: [String]? = nil
    ) {
        self.token = token
        self.member = member
        self.expiresAt = expiresAt
        self.replacedAt = replacedAt
    }
}

/// What a member gives to those who shall befriend them.
package struct KeyInfo: Codable, Sendable, Hashable {
    package var key: String
    package var link: String
    package var addresses: [String]

    package init(key: String, link: String, addresses: [String] = []) {
        self.key = key
        self.link = link
        self.addresses = addresses
    }
}

/// The recovery code.
package struct RecoveryInfo: Codable, Sendable, Hashable {
    package var code: String

    package init(code: String) {
        self.code = code
    }
}

/// Somebody the caller is friends with, or knocked at.
package struct FriendInfo: Codable, Sendable, Hashable {
    /// What the caller calls them: the nickname, or else their own name; with a short id where
    /// several are called so. Before both sides said yes it is what others here call them, or a list that both read;
    /// nil where nobody named them.
    package var name: String?
    /// Where the caller gave a nickname: what they call themselves.
    package var ownName: String?
    /// Whether somebody else whom the caller knows has the same name.
    package var isNamesake: Bool
    package var key: String
    package var state: FriendState
    package var isConnected: Bool
    package var isVerified: Bool
    /// Whether they may see what the caller gives where they live with an owner; nil: that was not answered.
    package var housemate: HousemateAnswer?
    /// Whether the caller is asked that now (`ListHousemates`).
    package var isAsked: Bool
    /// They are a child without a passphrase: never asked about, and sees nothing where an owner lives with them.
    package var isChild: Bool
    /// They live in the caller's own home.
    package var livesHere: Bool
    /// The caller's other friends in their home who are no children, by name; nil: none.
    package var livesWith: [String]?
    /// Whom a mark of the caller's lets see what; only in answers to such marks, and nil where it lets nobody.
    package var effects: [TrustEffect]?
    /// Of a friend about whom the caller was not asked yet: members here who may know them too.
    package var mayKnow: [String]?
    /// ISO 8601; nil: never.
    package var lastHeard: String?
    package var addresses: [String]
    /// For an open knock, and where the link of a friend was given again.
    package var note: FriendRemark?
    /// Of an open knock: the words that go with it.
    package var greeting: String?
    /// Which Hearth their home runs, where nothing can be exchanged for that: `older` or `newer`.
    package var problem: String?

    package init(
        name: String? = nil, ownName: String? = nil, isNamesake: Bool = false, key: String,
        state: FriendState, isConnected: Bool,
        isVerified: Bool, housemate: HousemateAnswer? = nil, isAsked: Bool = false,
        isChild: Bool = false, livesHere: Bool = false, livesWith: [String]? = nil,
        effects: [TrustEffect]? = nil, mayKnow: [String]? = nil, lastHeard: String? = nil,
        addresses: [String] = [], note: FriendRemark? = nil, greeting: String? = nil,
        problem: String? = nil
    ) {
        self.greeting = greeting
        self.name = name
        self.ownName = ownName
        self.isNamesake = isNamesake
        self.key = key
        self.state = state
        self.isConnected = isConnected
        self.isVerified = isVerified
        self.housemate = housemate
        self.isAsked = isAsked
        self.isChild = isChild
        self.livesHere = livesHere
        self.livesWith = livesWith
        self.effects = effects
        self.mayKnow = mayKnow
        self.lastHeard = lastHeard
        self.addresses = addresses
        self.note = note
        self.problem = problem
    }
}

/// A friend, and where their home is dialled.
package struct FriendDetail: Codable, Sendable, Hashable {
    package var friend: FriendInfo
    package var addresses: [KnownAddress]
    /// ISO 8601; nil: none is planned.
    package var nextAttempt: String?

    package init(friend: FriendInfo, addresses: [KnownAddress], nextAttempt: String? = nil) {
        self.friend = friend
        self.addresses = addresses
        self.nextAttempt = nextAttempt
    }
}

/// An address at which somebody's home is dialled.
package struct KnownAddress: Codable, Sendable, Hashable {
    /// host:port.
    package var address: String
    /// Whether the last connection that was made by dialling was made there.
    package var wasReached: Bool
    /// ISO 8601; nil: not since the node was started.
    package var lastTried: String?
    /// Why nothing came of it: a `PeerProblem`; nil where it worked, or was not tried.
    package var lastError: String?

    package init(
        address: String, wasReached: Bool, lastTried: String? = nil, lastError: String? = nil
    ) {
        self.address = address
        self.wasReached = wasReached
        self.lastTried = lastTried
        self.lastError = lastError
    }
}

/// What the mark of somebody as compared, or a yes to them, is good for.
package enum TrustEffect: String, Codable, Sendable, Hashable, CaseIterable {
    /// They live with an owner of a list on which the caller gives, and see what the caller gives
    /// there.
    case theySee = "they-see"
    /// The caller lives with an owner of a list on which they give, and sees what they give there,
    /// once they marked the caller too.
    case callerSees = "caller-sees"
}

/// How far a friendship has come.
package enum FriendState: String, Codable, Sendable, Hashable, CaseIterable {
    /// The caller knocked and waits.
    case knocking
    case friends
    /// No friend: met on a list.
    case met
}

/// A number that is the same on both friends' nodes unless a key was swapped.
package struct SafetyNumberInfo: Codable, Sendable, Hashable {
    package var name: String
    /// 60 digits in groups of five.
    package var number: String
    package var isVerified: Bool
    /// Whether they may see what the caller gives where they live with an owner; nil: that was not answered.
    package var housemate: HousemateAnswer?

    package init(
        name: String, number: String, isVerified: Bool, housemate: HousemateAnswer? = nil
    ) {
        self.name = name
        self.number = number
        self.isVerified = isVerified
        self.housemate = housemate
    }
}

/// Somebody of whom another member told the caller, whom they may know too.
package struct IntroductionInfo: Codable, Sendable, Hashable {
    /// With a short id where somebody whom the caller knows has the same name.
    package var name: String
    /// Their public key.
    package var key: String
    /// The member whose friend they are.
    package var by: String

    package init(name: String, key: String, by: String) {
        self.name = name
        self.key = key
        self.by = by
    }
}

/// Something that waits for an answer.
package struct InboxEntry: Codable, Sendable, Hashable {
    package var id: String
    package var kind: InboxKind
    /// The person's name; with a short id where somebody else whom the caller knows has it too.
    package var from: String
    /// Whether somebody else whom the caller knows has the same name.
    package var isNamesake: Bool
    /// Their public key.
    package var key: String
    /// Of an offered list, or of one that ended.
    package var title: String?
    /// Its owners' names.
    package var owners: [String]?
    /// What the caller would be, or was.
    package var role: ListRole?
    /// Of an offered list, or of one that ended; nil: not known.
    package var listKind: String?
    /// Whether this program knows such lists; nil where there is no list.
    package var isKindKnown: Bool?
    /// Whether the caller reads the offered list already, and is asked for another role; nil: no.
    package var isReader: Bool?
    /// Whether the list is a child's, for whom others ask; nil: no.
    package var isChilds: Bool?
    /// How many are invited to the list.
    package var readers: Int?
    /// Whether an owner of the offered list lives with the caller, who then cannot learn of
    /// reservations at once.
    package var livesWithOwner: Bool?
    package var occasion: String?
    package var date: String?
    package var greeting: String?
    package var receivedAt: String?
    /// Of a child's list: its keepers, where accepting it lets one of them see what the caller gives there.
    package var keepers: [OfferedKeeper]?
    /// Of a knock: friends of the caller in the home that it came from, as the connection proved.
    package var inHomeOf: [String]?

    package init(
        id: String, kind: InboxKind, from: String, isNamesake: Bool = false, key: String,
        title: String? = nil,
        owners: [String]? = nil, role: ListRole? = nil, listKind: String? = nil,
        isKindKnown: Bool? = nil, readers: Int? = nil,
        livesWithOwner: Bool? = nil, occasion: String? = nil, date: String? = nil,
        greeting: String? = nil, receivedAt: String? = nil,
        keepers: [OfferedKeeper]? = nil, inHomeOf: [String]? = nil, isReader: Bool? = nil
    ) {
        self.isReader = isReader
        self.inHomeOf = inHomeOf
        self.keepers = keepers
        self.id = id
        self.kind = kind
        self.from = from
        self.isNamesake = isNamesake
        self.key = key
        self.title = title
        self.owners = owners
        self.role = role
        self.listKind = listKind
        self.isKindKnown = isKindKnown
        self.readers = readers
        self.livesWithOwner = livesWithOwner
        self.occasion = occasion
        self.date = date
        self.greeting = greeting
        self.receivedAt = receivedAt
    }

    /// Whether it is about a list of wishes, or of something that is not known.
    package var isOfWishes: Bool { listKind.map { $0 == WishBody.kind } ?? true }

    /// The id of what asks about a list.
    package static func id(ofList list: String) -> String { "list-" + list.prefix(16) }
}

/// What waits.
package enum InboxKind: String, Codable, Sendable, Hashable, CaseIterable {
    case knock
    case list
    /// Somebody stopped sharing a list; `ignore` takes the entry away.
    case ended
    /// A friend would like to see more wishes; `ignore` takes the entry away.
    case ask
}

/// A one-time invitation.
package struct InvitationInfo: Codable, Sendable, Hashable {
    package var id: String
    /// Only when it is made; the node keeps a hash.
    package var link: String?
    package var list: String?
    /// What it is of; nil where it is not known, or there is none.
    package var listKind: String?
    package var state: InvitationState
    package var expiresAt: String
    package var usedBy: String?

    package init(
        id: String, link: String? = nil, list: String? = nil, listKind: String? = nil,
        state: InvitationState, expiresAt: String, usedBy: String? = nil
    ) {
        self.listKind = listKind
        self.id = id
        self.link = link
        self.list = list
        self.state = state
        self.expiresAt = expiresAt
        self.usedBy = usedBy
    }
}

/// What has become of an invitation.
package enum InvitationState: String, Codable, Sendable, Hashable, CaseIterable {
    case open
    case used
    case expired
    case revoked
}
