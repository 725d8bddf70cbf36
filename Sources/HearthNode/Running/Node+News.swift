package import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthRows
import HearthShell
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire

extension Node: NewsSource {
    package func news(
        as caller: Caller, since id: Int?, moment: String?
    ) async throws -> AsyncStream<NewsEvent> {
        guard !isStopping else { throw HearthError(.nodeStopping) }
        let followers = shell.line.followers
        try followers.checkRoom()
        let (ticket, missed) = try follow(as: caller, since: id)
        try followers.makeRoom(for: ticket.member, caller.session)
        let (stream, events) = followers.add(ticket, session: caller.session) {
            [weak self] number in
            guard let self else { return }
            // The stream's end is told outside of the actor.
            Task { await self.forget(follower: number) }
        }
        for news in missed { events.yield(.news(news)) }
        if let moment, moment != followers.moments.text(of: ticket.member) {
            events.yield(.changed(ChangeInfo()))
        }
        return stream
    }

    /// - Throws: `HearthError`; then nothing has changed.
    private func follow(
        as caller: Caller, since id: Int?
    ) throws -> (ticket: NewsTicket, missed: [NewsInfo]) {
        do {
            return try shell.step(household.mayOpenSignIn(caller) ? .full : .relaxed) {
                household, work in
                let found = try household.follow(as: caller, since: id, work)
                return ((found.ticket, found.missed), found.directives)
            }
        } catch {
            throw HomeError.shown(error, home: home)
        }
    }

    private func forget(follower number: UInt64) { shell.line.followers.forget(number) }

    /// The moment up to which what is shown after a sign-in is fresh.
    func moment(of signIn: SignInInfo) -> String? {
        household.member(signedInWith: signIn.token).map {
            shell.line.followers.moments.text(of: $0)
        }
    }

    // MARK: Hooks

    /// The program that is run for a member's news, as long as they are here.
    func hook(of member: IdentityKey) -> HookSetting? { household.hook(of: member, at: .now) }

    /// The one that is run when something is due, also while they are not here.
    func dueHook(of member: IdentityKey) -> HookSetting? { household.dueHook(of: member) }

    /// Runs a member's hook once.
    ///
    /// - Throws: `HearthError`.
    func testHook(as caller: Caller) async throws -> HookInfo {
        var info = try await perform(ShowHook(), as: caller)
        guard let program = info.program, !info.isOff else { throw HearthError(.noHook) }
        let event = HookEvent.test(
            at: WallTime.now.text, in: HookEvent.language(info.language))
        info.problem = await HookProgram.run(program, info.arguments, event)
        if let member = member(calling: caller) { await hooks.note(info.problem, of: member) }
        return info
    }

    /// What went wrong with the caller's hook.
    func hookProblem(of caller: Caller) async -> String? {
        guard let member = member(calling: caller) else { return nil }
        return await hooks.problem(of: member)
    }

    private func member(calling caller: Caller) -> IdentityKey? {
        try? shell.look { household, work in try household.hookMember(of: caller, work) }
    }
}
