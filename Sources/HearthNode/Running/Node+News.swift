package import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire

/// Somebody who follows a member's news: a page or a waiting command.
struct NewsFollower {
    let ticket: NewsTicket
    /// Which browser or program it is, where it says so.
    let session: String?
    let events: AsyncStream<NewsEvent>.Continuation
    var changes: WaitingChanges
}

extension Node: NewsSource {
    /// How many can follow at once.
    private static let followerLimit = 64
    /// The same with one sign-in, and of one member: others shall find room.
    private static let followersPerSession = 8
    private static let followersPerMember = 24
    /// Events that wait for one follower.
    private static let waitingLimit = 600

    package func news(
        as caller: Caller, since id: Int?, moment: String?
    ) async throws -> AsyncStream<NewsEvent> {
        guard !isStopping else { throw HearthError(.nodeStopping) }
        guard followers.count < Self.followerLimit else {
            throw HearthError(.limitListeners, ["limit": "\(Self.followerLimit)"])
        }
        let before = household
        let now = WallTime.now
        let found: (ticket: NewsTicket, missed: [NewsInfo], directives: [Directive])
        let isRelaxed = !household.mayOpenSignIn(caller)
        do {
            found = try store.transaction(isRelaxed ? .relaxed : .full) { tables in
                try household.follow(as: caller, since: id, Work(store: tables, now: now))
            }
        } catch {
            household = before
            throw HomeError.shown(error, home: home)
        }
        carryOut(found.directives)
        tellNews(at: now)
        arm()
        try checkRoom(for: found.ticket.member, caller.session)
        let (stream, events) = AsyncStream.makeStream(
            of: NewsEvent.self, bufferingPolicy: .bufferingOldest(Self.waitingLimit))
        for news in found.missed { events.yield(.news(news)) }
        if let moment, moment != moments.text(of: found.ticket.member) {
            events.yield(.changed(ChangeInfo()))
        }
        nextFollower += 1
        let number = nextFollower
        followers[number] = NewsFollower(
            ticket: found.ticket, session: caller.session, events: events,
            changes: WaitingChanges(reserve: Self.waitingLimit / 2))
        events.onTermination = { [weak self] _ in
            guard let self else { return }
            // The stream's end is told outside of the actor.
            Task { await self.forget(number) }
        }
        return stream
    }

    /// - Throws: `HearthError`: they follow as often as they may.
    private func checkRoom(for member: IdentityKey, _ session: String?) throws(HearthError) {
        let own = followers.values.filter { $0.ticket.member == member }
        guard own.count < Self.followersPerMember else {
            throw HearthError(.limitListeners, ["limit": "\(Self.followersPerMember)"])
        }
        guard
            session == nil || own.count(where: { $0.session == session }) < Self.followersPerSession
        else { throw HearthError(.limitListeners, ["limit": "\(Self.followersPerSession)"]) }
    }

    private func forget(_ follower: UInt64) { followers[follower] = nil }

    /// Tells what was put into books by the step that was committed, and ends what may not go on.
    func tellNews(at now: WallTime) {
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
                guard case .enqueued = follower.events.yield(.news(news.info)) else {
                    follower.events.finish()
                    followers[number] = nil
                    break
                }
            }
        }
        for news in fresh where household.hook(of: news.member, at: now) != nil {
            hooks.tell(news.member, news.info)
        }
    }

    /// The answer, with the moment up to which what is shown after it is fresh.
    func withMoment<Answer>(_ answer: Answer) -> Answer {
        guard var signIn = answer as? SignInInfo,
            let member = household.member(signedInWith: signIn.token)
        else { return answer }
        signIn.moment = moments.text(of: member)
        return signIn as? Answer ?? answer
    }

    func endFollowing() {
        for follower in followers.values {
            follower.events.yield(.end(.stopping))
            follower.events.finish()
        }
        followers = [:]
        hooks.stop()
    }

    // MARK: Hooks

    /// The program that is run for a member's news, as long as they are here.
    func hook(of member: IdentityKey) -> HookSetting? { household.hook(of: member, at: .now) }

    /// Runs a member's hook once.
    ///
    /// - Throws: `HearthError`.
    func testHook(as caller: Caller) async throws -> HookInfo {
        var info = try await perform(ShowHook(), as: caller)
        guard let program = info.program else { throw HearthError(.noHook) }
        let event = HookEvent.test(
            at: WallTime.now.text, in: HookEvent.language(info.language))
        info.problem = await HookProgram.run(program, info.arguments, event)
        if let member = member(calling: caller) { await hooks.note(info.problem, of: member) }
        return info
    }

    /// The answer, with what went wrong with the caller's hook, where it tells that.
    func withHookProblem<Answer>(_ answer: Answer, of caller: Caller) async -> Answer {
        guard answer is StatusInfo || answer is HookInfo, let member = member(calling: caller),
            let problem = await hooks.problem(of: member)
        else { return answer }
        if var status = answer as? StatusInfo, status.unreadNews != nil {
            status.hookProblem = problem
            return status as? Answer ?? answer
        }
        if var hook = answer as? HookInfo, hook.program != nil {
            hook.problem = problem
            return hook as? Answer ?? answer
        }
        return answer
    }

    private func member(calling caller: Caller) -> IdentityKey? {
        try? store.transaction(.relaxed) { tables in
            try household.hookMember(of: caller, Work(store: tables, now: .now))
        }
    }
}
