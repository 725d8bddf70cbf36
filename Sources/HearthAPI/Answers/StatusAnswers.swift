/// How the node is.
package struct StatusInfo: Codable, Sendable, Hashable {
    package var version: String
    package var household: String
    package var home: String
    package var members: [MemberInfo]
    /// Where friends can dial.
    package var listening: [String]
    /// Whether friends elsewhere can reach the node.
    package var reach: ReachabilityInfo?
    package var peers: [PeerInfo]
    package var lists: [ListStatus]
    package var uptimeSeconds: Int
    /// What a person should look into.
    package var alarms: [AlarmNotice]
    /// How much of their news the caller has not read; nil while their keys are locked.
    package var unreadNews: Int?
    /// What went wrong when the caller's hook was run last.
    package var hookProblem: String?
    /// How the home is backed up; nil for who does not decide for the household.
    package var backups: BackupsInfo?
    /// What friends' homes say of this computer's clock; nil: they say the same time, or the caller does not decide
    /// for the household.
    package var clock: ClockInfo?

    package init(
        version: String, household: String, home: String, members: [MemberInfo] = [],
        listening: [String] = [], reach: ReachabilityInfo? = nil, peers: [PeerInfo] = [],
        lists: [ListStatus] = [],
        uptimeSeconds: Int, alarms: [AlarmNotice] = [], unreadNews: Int? = nil,
        hookProblem: String? = nil, backups: BackupsInfo? = nil, clock: ClockInfo? = nil
    ) {
        self.version = version
        self.household = household
        self.home = home
        self.members = members
        self.listening = listening
        self.reach = reach
        self.peers = peers
        self.lists = lists
        self.uptimeSeconds = uptimeSeconds
        self.alarms = alarms
        self.unreadNews = unreadNews
        self.hookProblem = hookProblem
        self.backups = backups
        self.clock = clock
    }
}

/// Another node.
package struct PeerInfo: Codable, Sendable, Hashable {
    /// Its transport key.
    package var node: String
    /// Known people who live there.
    package var names: [String]
    package var isConnected: Bool
    package var address: String?
    package var lastHeard: String?
    package var nextAttempt: String?
    /// Why it could not be reached last: a `PeerProblem`.
    package var lastError: String?

    package init(
        node: String, names: [String] = [], isConnected: Bool, address: String? = nil,
        lastHeard: String? = nil, nextAttempt: String? = nil, lastError: String? = nil
    ) {
        self.node = node
        self.names = names
        self.isConnected = isConnected
        self.address = address
        self.lastHeard = lastHeard
        self.nextAttempt = nextAttempt
        self.lastError = lastError
    }
}

/// What the node carries of one list.
package struct ListStatus: Codable, Sendable, Hashable {
    package var id: String
    /// Of the roster: incarnation.counter.
    package var version: String
    package var records: Int
    package var readers: Int
    /// From beat to beat; nil where nobody gives.
    package var beatSeconds: Int?
    package var nextBeat: String?
    package var lastBeat: String?

    package init(
        id: String, version: String, records: Int, readers: Int, beatSeconds: Int? = nil,
        nextBeat: String? = nil, lastBeat: String? = nil
    ) {
        self.id = id
        self.version = version
        self.records = records
        self.readers = readers
        self.beatSeconds = beatSeconds
        self.nextBeat = nextBeat
        self.lastBeat = lastBeat
    }
}
