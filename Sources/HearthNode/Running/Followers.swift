import HearthAPI
import HearthHousehold
import HearthSodium
import HearthTransport
import HearthWire

/// Pages and waiting commands that follow members' news, and the hooks that are run for them.
final class Followers {
    private struct Follower {
        let ticket: NewsTicket
        /// Which browser or program it is, where it says so.
        let session: String?
        let events: AsyncStream<NewsEvent>.Continuation
        var changes: WaitingChanges
    }

    /// How many can follow at once.
    private static let limit = 64
    /// The same with one sign-in, and of one member: others shall find room.
    private static let perSession = 8
    private static let perMember = 24
    /// Events that wait for one follower.
    private static let waitingLimit = 600

    private let hooks: HookRunner
    private let alarms: AsyncStream<DueAlarm>.Continuation
    private var followers: [UInt64: Follower] = [:]
    private var lastNumber: UInt64 = 0
    private(set) var moments = Moments(startedAt: .now)

    init(hooks: HookRunner, alarms: AsyncStream<DueAlarm>.Continuation) {
        self.hooks = hooks
        self.alarms = alarms
    }

    /// - Throws: `HearthError`: as many follow as may.
    func checkRoom() throws(HearthError) {
        guard followers.count < Self.limit else {
            throw HearthError(.limitListeners, ["limit": "\(Self.limit)"])
        }
    }

    /// Makes room for one more of the member's.
    ///
    /// The oldest of the same sign-in goes where it follows as often as it may. That is a page that was left: the
    /// node learns of it only when it next writes to it, and somebody may open many pages until then.
    ///
    /// - Throws: `HearthError`: they follow as often as they may.
    func makeRoom(for member: IdentityKey, _ session: String?) throws(HearthError) {
        let own = followers.filter { $0.value.ticket.member == member }
        let same = session.map { session in own.filter { $0.value.session == session } } ?? [:]
        guard own.count >= Self.perMember || same.count >= Self.perSession else { return }
        guard let oldest = same.keys.min(), let left = followers.removeValue(forKey: oldest) else {
            throw HearthError(.limitListeners, ["limit": "\(Self.perMember)"])
        }
        left.events.finish()
    }

    /// Somebody follows from now on, until they go away or `forget` is called; `gone` is told which
    /// follower went away.
    func add(
        _ ticket: NewsTicket, session: String?, gone: @escaping @Sendable (UInt64) -> Void
    ) -> (stream: AsyncStream<NewsEvent>, events: AsyncStream<NewsEvent>.Continuation) {
        let (stream, events) = AsyncStream.makeStream(
            of: NewsEvent.self, bufferingPolicy: .bufferingOldest(Self.waitingLimit))
        lastNumber += 1
        let number = lastNumber
        followers[number] = Follower(
            ticket: ticket, session: session, events: events,
            changes: WaitingChanges(reserve: Self.waitingLimit / 2))
        events.onTermination = { _ in gone(number) }
        return (stream, events)
    }

    func forget(_ follower: UInt64) { followers[follower] = nil }

    /// Tells what was put into books by the step that was committed, and ends what may not go on.
    func tell(_ household: Household, at now: WallTime) {
        let fresh = household.freshNews
        moments.advance(household.toldMembers)
        for (number, follower) in followers {
            guard household.isValid(follower.ticket, at: now) else {
                follower.events.yield(.end(.locked))
                follower.events.finish()
                followers[number] = nil
                continue
            }
            followers[number]?.changes.add(
                household.changes(for: follower.ticket.member), at: now
            ) { change in
                if case .enqueued(let room) = follower.events.yield(.changed(change)) {
                    room
                } else {
                    nil
                }
            }
            for news in fresh where news.member == follower.ticket.member {
                guard case .enqueued = follower.events.yield(news.event) else {
                    follower.events.finish()
                    followers[number] = nil
                    break
                }
            }
        }
        for news in fresh
        where news.call.runsHook && household.hook(of: news.member, at: now) != nil {
            hooks.tell(news.member, news.info)
        }
        callDue(household, at: now)
    }

    /// However much is due at one moment, each is called once.
    private func callDue(_ household: Household, at now: WallTime) {
        let due = Dictionary(grouping: household.dueAlarms, by: \.member)
        for (member, moments) in due.sorted(by: { $0.key < $1.key }) {
            let key = PublicKeyText(identity: member, node: household.node)
            let kinds = Set(moments.map(\.kind))
            alarms.yield(
                DueAlarm(member: key.text, kind: kinds.count == 1 ? kinds.first ?? nil : nil))
            // Who is here has the words of their news.
            guard !household.isPresent(member, at: now), household.dueHook(of: member) != nil,
                let first = moments.map(\.at).min()
            else { continue }
            hooks.tell(member, dueAt: first)
        }
    }

    /// The node ends.
    func end() {
        for follower in followers.values {
            follower.events.yield(.end(.stopping))
            follower.events.finish()
        }
        followers = [:]
        hooks.stop()
        alarms.finish()
    }
}
