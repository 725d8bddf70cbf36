import HearthAPI
import HearthHousehold
import HearthSodium
import HearthTransport
import HearthWire

/// Runs members' hooks, each member's one at a time, beside everything else that the node does.
///
/// What is told is put into a queue, so that nothing of the node ever waits for a program.
actor HookRunner {
    private struct Told: Sendable {
        let member: IdentityKey
        let errand: Errand
    }

    private enum Errand: Sendable {
        case news(NewsInfo)
        /// Something was due then, of a member who is not here.
        case due(WallTime)
        /// Only see whether something can be run again.
        case goOn
    }

    private var paces: [IdentityKey: HookPace] = [:]
    private var problems: [IdentityKey: String] = [:]
    private nonisolated let queue: AsyncStream<Told>
    private nonisolated let input: AsyncStream<Told>.Continuation

    init() {
        (queue, input) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(4096))
    }

    nonisolated func tell(_ member: IdentityKey, _ news: NewsInfo) {
        input.yield(Told(member: member, errand: .news(news)))
    }

    nonisolated func tell(_ member: IdentityKey, dueAt moment: WallTime) {
        input.yield(Told(member: member, errand: .due(moment)))
    }

    nonisolated func stop() { input.finish() }

    /// What went wrong when a member's hook was run last.
    func problem(of member: IdentityKey) -> String? { problems[member] }

    func note(_ problem: String?, of member: IdentityKey) { problems[member] = problem }

    /// Works until `stop`. `setting` says which program is run for a member, for something that is due or
    /// else for news; nil: none.
    func run(
        _ setting: @escaping @Sendable (_ isDue: Bool, IdentityKey) async -> HookSetting?
    ) async {
        await withDiscardingTaskGroup { group in
            for await told in queue {
                switch told.errand {
                case .news(let news): paces[told.member, default: HookPace()].add(news)
                case .due(let moment): paces[told.member, default: HookPace()].add(dueAt: moment)
                case .goOn: break
                }
                guard let turn = paces[told.member]?.begin(at: .now) else {
                    if let next = paces[told.member]?.nextTurn(after: .now) {
                        group.addTask {
                            guard (try? await Task.sleep(for: next.since(.now))) != nil else {
                                return
                            }
                            self.input.yield(Told(member: told.member, errand: .goOn))
                        }
                    }
                    continue
                }
                group.addTask { await self.run(turn, for: told.member, setting) }
            }
            group.cancelAll()
        }
    }

    private func run(
        _ turn: HookPace.Turn, for member: IdentityKey,
        _ setting: @Sendable (_ isDue: Bool, IdentityKey) async -> HookSetting?
    ) async {
        let isDue = if case .due = turn { true } else { false }
        if let hook = await setting(isDue, member) {
            let language = HookEvent.language(hook.language)
            let event: HookEvent =
                switch turn {
                case .one(let news): .news(news, in: language)
                case .due(let moment): .due(at: moment.text, in: language)
                case .more(let count): .more(count, at: WallTime.now.text, in: language)
                }
            problems[member] = await HookProgram.run(hook.program, hook.arguments, event)
        } else {
            // They locked their keys, or took the hook away.
            paces[member]?.clear(keepsDue: !isDue)
        }
        paces[member]?.ended()
        input.yield(Told(member: member, errand: .goOn))
    }
}
