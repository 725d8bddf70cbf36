package import HearthSodium
package import HearthWire

/// The node's own settings, by name.
package enum Settings {
    package enum Name: String {
        case household
        case nodeSecret = "node-secret"
        case slotSeconds = "slot-seconds"
        /// The router is asked to let friends in.
        case asksRouter = "asks-router"
        /// What prices of the household are in.
        case currency
        /// Whether and where it is backed up: `KeptBackups`.
        case backups
        /// When the home was put back from a backup, in Unix milliseconds.
        case restoredAt = "restored-at"
    }

    package static func octets(_ name: Name, _ work: Work) throws -> [UInt8]? {
        try work.store.row(SettingRow.self, name.rawValue)?.value
    }

    /// A setting of one member's that holds while their keys are locked too.
    package enum MemberName: String, CaseIterable {
        /// Strangers are not let into their inbox.
        case refusesStrangers = "refuses-strangers"
        /// Links that they paste are looked up in shops without a question.
        case allowsShops = "allows-shops"
        /// What was stored of their pictures carries no metadata any more.
        case hasBarePictures = "has-bare-pictures"
        /// They live elsewhere. Written down for those who ever did.
        case isGuest = "is-guest"
        /// They are a child, and have no passphrase yet: keepers act for them.
        case isChild = "is-child"
        /// They may decide for the household, or not; not written down: as `Household.householders` says.
        case isHouseholder = "is-householder"
        /// How often they ended all their sign-ins but one.
        case endings
        /// What prices of theirs are in.
        case currency
        /// By which time zone their days go, by its name; nil: the computer's. It is read while they are locked.
        case zone
        /// When their passphrase was replaced with their recovery code (`Replacements`).
        case replacements
        /// When they were recovered here, in Unix milliseconds.
        case recoveredAt = "recovered-at"
        /// When what is theirs was packed up for another home, in Unix milliseconds; of whom lives elsewhere it
        /// says nothing any more.
        case packedAt = "packed-at"
        /// They came here with what was packed up: when that was, in Unix milliseconds, and the key of the node
        /// that did it.
        case cameFrom = "came-from"
        /// They have said whom of those in their rescue record they want to ask.
        case hasAskedFound = "has-asked-found"
        /// The lists that their rescue record named then, in hexadecimal: of each its id and its host.
        case keptLists = "kept-lists"
        /// The seed and the certificate of their rescue key, in hexadecimal.
        case rescueKey = "rescue-key"
        /// The day on which their rescue record was renewed last.
        case rescuedOn = "rescued-on"
    }

    package static func isOn(
        _ name: MemberName, of member: IdentityKey, _ work: Work
    ) throws -> Bool {
        try written(name, of: member, work) == true
    }

    /// The same; nil: it was never written down.
    package static func written(
        _ name: MemberName, of member: IdentityKey, _ work: Work
    ) throws -> Bool? {
        try work.store.row(SettingRow.self, key(name, member)).map { $0.value == [1] }
    }

    package static func set(
        _ name: MemberName, of member: IdentityKey, _ isOn: Bool, _ work: Work
    ) throws {
        try work.store.put(SettingRow(name: key(name, member), value: [isOn ? 1 : 0]))
    }

    package static func text(
        _ name: MemberName, of member: IdentityKey, _ work: Work
    ) throws -> String? {
        try work.store.row(SettingRow.self, key(name, member))
            .map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// Nil: takes back what was set.
    package static func set(
        _ name: MemberName, of member: IdentityKey, text: String?, _ work: Work
    ) throws {
        let key = key(name, member)
        guard let text else { return try work.store.remove(SettingRow.self, key) }
        try work.store.put(SettingRow(name: key, value: Array(text.utf8)))
    }

    /// How often a member ended all their sign-ins but one, so that what is kept elsewhere goes.
    package static func endings(of member: IdentityKey, _ work: Work) throws -> Int {
        let octets = try work.store.row(SettingRow.self, key(.endings, member))?.value ?? []
        return Int(String(decoding: octets, as: UTF8.self)) ?? 0
    }

    package static func countEnding(of member: IdentityKey, _ work: Work) throws {
        let count = try endings(of: member, work) &+ 1
        try work.store.put(SettingRow(name: key(.endings, member), value: Array("\(count)".utf8)))
    }

    private static func key(_ name: MemberName, _ member: IdentityKey) -> String {
        "\(name.rawValue) \(member.hex)"
    }

    /// Forgets all that a member has set.
    package static func removeAll(of member: IdentityKey, _ work: Work) throws {
        for name in MemberName.allCases {
            try work.store.remove(SettingRow.self, key(name, member))
        }
    }

    /// A moment that was written down in Unix milliseconds; nil: none was.
    package static func moment(
        _ name: MemberName, of member: IdentityKey, _ work: Work
    ) throws -> WallTime? {
        try moment(text(name, of: member, work))
    }

    /// The same of the node's own.
    package static func moment(_ name: Name, _ work: Work) throws -> WallTime? {
        try moment(text(name, work))
    }

    private static func moment(_ text: String?) -> WallTime? {
        text.flatMap { Int64($0) }.map(WallTime.init(milliseconds:))
    }

    package static func text(_ name: Name, _ work: Work) throws -> String? {
        try octets(name, work).map { String(decoding: $0, as: UTF8.self) }
    }

    package static func set(_ name: Name, _ value: [UInt8], _ work: Work) throws {
        try work.store.put(SettingRow(name: name.rawValue, value: value))
    }

    /// Nil: takes back what was set.
    package static func set(_ name: Name, text: String?, _ work: Work) throws {
        guard let text else { return try work.store.remove(SettingRow.self, name.rawValue) }
        try set(name, Array(text.utf8), work)
    }
}
