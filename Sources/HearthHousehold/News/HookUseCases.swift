package import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension ShowHook: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> HookInfo
    {
        try household.hookInfo(of: asker, work)
    }
}

extension SetHook: UseCase {
    private static let mostArguments = 16
    private static let longest = 1000
    /// Characters of a language tag.
    private static let longestTag = 35

    /// That the program is one that may be run, the shell has seen to: here is no file.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> HookInfo
    {
        guard program.hasPrefix("/"), !program.contains("\0") else {
            throw HearthError(.hookNotAbsolute, ["program": program])
        }
        guard arguments.count <= Self.mostArguments else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "number of arguments", "lowest": "0", "highest": "\(Self.mostArguments)"])
        }
        for text in arguments + [program] {
            guard text.count <= Self.longest else {
                throw HearthError(
                    .textTooLong,
                    ["field": "command", "count": "\(text.count)", "limit": "\(Self.longest)"])
            }
            guard !text.contains("\0") else {
                throw HearthError(.textNotAllowed, ["field": "command"])
            }
        }
        let tag = language?.count ?? 0
        guard tag <= Self.longestTag else {
            throw HearthError(
                .textTooLong,
                ["field": "language", "count": "\(tag)", "limit": "\(Self.longestTag)"])
        }
        try household.setHook(
            HookSetting(
                program: program, arguments: arguments, language: language, isSetAtHome: true,
                setAt: work.now.milliseconds),
            of: asker, work)
        return try household.hookInfo(of: asker, work)
    }
}

extension RemoveHook: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> HookInfo
    {
        try household.setHook(nil, of: asker, work)
        return try household.hookInfo(of: asker, work)
    }
}

extension TestHook: UseCase {
    /// The running is the shell's.
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> HookInfo
    {
        let info = try household.hookInfo(of: asker, work)
        guard info.program != nil, !info.isOff else { throw HearthError(.noHook) }
        return info
    }
}

extension Household {
    fileprivate mutating func setHook(
        _ hook: HookSetting?, of asker: Asker, _ work: Work
    ) throws {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        var book = try newestBook(of: asker, work)
        book.settings.hook = hook
        try save(book, of: asker.identity, keys: keys, work)
        news.books[asker.identity] = book
    }

    fileprivate mutating func hookInfo(of asker: Asker, _ work: Work) throws -> HookInfo {
        let hook = try newestBook(of: asker, work).settings.hook
        return HookInfo(
            program: hook?.program, arguments: hook?.arguments ?? [], language: hook?.language,
            isShared: replicator.directory.members.count > 1,
            isOff: hook.map { !mayRun($0, for: asker.identity) } ?? false)
    }

    /// The program that is run for a member's news, while they are here.
    package func hook(of member: IdentityKey, at now: WallTime) -> HookSetting? {
        guard isPresent(member, at: now), let hook = news.books[member]?.settings.hook,
            mayRun(hook, for: member)
        else { return nil }
        return hook
    }

    /// The same for what is told without words: also while they are not here.
    package func dueHook(of member: IdentityKey) -> HookSetting? {
        news.hooks[member].flatMap { mayRun($0, for: member) ? $0 : nil }
    }

    /// Whether nobody from elsewhere chose the program: it runs on this machine, as the node's user. In a home
    /// that was put back it is chosen once more: it may have been taken away since.
    private func mayRun(_ hook: HookSetting, for member: IdentityKey) -> Bool {
        if let restoredAt, hook.setAt ?? 0 <= restoredAt.milliseconds { return false }
        return hook.isSetAtHome == true || !guests.contains(member)
    }

    /// Whom a caller's hook is for.
    package func hookMember(of caller: Caller, _ work: Work) throws -> IdentityKey {
        try asker(caller, needsMember: true, work).identity
    }
}
