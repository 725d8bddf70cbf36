package import HearthAPI
import HearthLists
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// A household: its members, their friends and lists, and the node's side of every conversation.
///
/// A value without I/O. Events and operations go in together with an open transaction and the
/// time; directives come out, to be carried out once the transaction has committed. When a step
/// throws, the caller puts the value back that it had before, as the transaction is rolled back:
/// then nothing has happened, in memory or on the disk.
package struct Household: Sendable {
    package var replicator: Replicator
    package var keyring = Keyring()
    /// What givers here have opened; the module that opens it knows what that is.
    package var opened: any OpenedSecrets = NothingOpened()
    /// Handles what owners' code reports.
    let handler: FactHandler
    package var dialPlan = DialPlan()
    package let entropy: any Entropy
    package let node: NodeKey
    package let clock: SlotClock
    /// Name of the household, for people.
    package var name: String
    /// host:port, where this node can be dialled.
    package var addresses: [String]
    package var machine = Machine() {
        // Mornings may come at other times.
        didSet { news.mornings = [:] }
    }
    package var run: Run
    /// When the home was put back from a backup; nil: it never was.
    package var restoredAt: WallTime?
    /// Members who were recovered on another node, and since when.
    package var elsewhere: [IdentityKey: WallTime] = [:]
    /// Members who were recovered here.
    package var recovered: Set<IdentityKey> = []
    package var rescues = RescueTimes()
    /// What a person should look into, newest last; bounded.
    package var alarms: [AlarmNotice] = []
    /// Offers and knocks that were put off until the node starts again.
    package var ignored: Set<String> = []
    /// Whose stored pictures have still to be freed of metadata.
    var pictureCleaning = PictureCleaning()
    /// Friends whose letters may lack where this node can be dialled, or the key of a profile.
    package var friendsToTell: Set<PairKey> = []
    var rosters = KnownRosters()
    /// What is said on each connection about who is whose friend.
    package var meetings = Meetings()
    /// The slot of the newest beat of each list; from public facts alone.
    package var beatSlots: [ListID: UInt32] = [:]
    /// Lists that their hosts deleted a moment ago, and when.
    var deletedLists: [ListID: WallTime] = [:]
    /// The heads that standing offers were last compared with, so that a part that changes nothing of
    /// them opens no letter.
    var announcedHeads: [MembershipKey: ListHead] = [:]
    /// What members call people, in place of the people's own names.
    package var nicknames = Nicknames()
    /// When items are due.
    package var due = DuePlan()
    var bins: LookPlan
    /// What has to be looked at for news.
    package var news = NewsDesk()
    /// What use cases of kinds have handed over in this step, and nobody has been told yet.
    var handed: [(member: IdentityKey, news: KindNews)] = []
    /// The zones that members chose, by name; of others it is the computer's.
    package var chosenZones: [IdentityKey: String] = [:]
    /// Members who live elsewhere, or did.
    package var guests: Set<IdentityKey> = []
    /// Whether friends elsewhere can reach this node, as far as it knows.
    package var reach = Reachability()
    /// How many seconds this node's clock is ahead of others', as far as they say so.
    var clockError: Int64?
    var heardClocks = HeardClocks()
    /// Told to open pages and waiting commands: something changed.
    package private(set) var changes: UInt64 = 0

    /// A household of which nothing but its name and settings is loaded yet (`load`, in `HearthHome`).
    ///
    /// - Throws: What the storage throws.
    package init(
        node: NodeKey, clock: SlotClock, addresses: [String], entropy: any Entropy,
        handler: @escaping FactHandler, _ work: Work
    ) throws {
        self.handler = handler
        self.node = node
        self.clock = clock
        self.addresses = addresses
        self.entropy = entropy
        run = Run(startedAt: work.now, elapsed: work.elapsed)
        bins = LookPlan(startedAt: work.now)
        restoredAt = try Settings.moment(.restoredAt, work)
        replicator = Replicator(ownNode: node, clock: clock)
        name = try Settings.text(.household, work) ?? ""
        reach.asksRouter = try Settings.octets(.asksRouter, work) == [1]
    }

    /// Everything that is told of a step is told of this one from now on.
    package mutating func beginStep(at now: WallTime) {
        replicator.stepBegins(at: now)
        news.stepBegins()
        handed = []
        due.alarms = []
    }

    /// Ends a step: what is to be done now that it is over.
    package mutating func takeDirectives() -> [Directive] {
        // Of whom the keys have left memory, what they had opened goes as well.
        opened.keep(only: keyring.members)
        let taken = replicator.directives
        replicator.directives = []
        return taken
    }

    /// A number that no connection of this run has had.
    package mutating func newSessionID() -> SessionID {
        meetings.newSession()
    }

    package mutating func noteChange() {
        changes &+= 1
    }

    package func jitter() -> Double {
        let octets = entropy.octets(4, for: .jitter)
        return Double(octets.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }) / 4_294_967_296
    }

    package mutating func alarm(_ kind: AlarmNotice.Kind, about person: String? = nil) {
        let notice = AlarmNotice(kind, person: person)
        guard alarms.last != notice else { return }
        alarms = alarms.suffix(31) + [notice]
    }
}
