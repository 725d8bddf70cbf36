import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// What has to be looked at for news, and when.
///
/// Claims, and what everybody who reads a list may know, are kept apart, each with a time of its own:
/// so claims move nothing that an owner who lives here is told.
package struct NewsDesk: Sendable {
    /// The books of members whose keys are in memory.
    package var books: [IdentityKey: NewsBook] = [:]
    /// The hooks of all whose book was opened since the node started: they are run without words, too.
    package var hooks: [IdentityKey: HookSetting] = [:]
    /// Lists of which something came that all their readers may know.
    package var lists: Set<ListID> = []
    /// Lists of which cells came, or on which somebody here claimed something.
    package var cells: Set<ListID> = []
    /// Cards, letters or knocks came.
    package var people = false
    /// Profiles came.
    package var profiles = false
    /// When to look at that, without the cells.
    private(set) var openDue: WallTime?
    /// When to look at the cells.
    private(set) var secretDue: WallTime?
    /// When something on a list is over by itself, for a member.
    package var ends: [MembershipKey: WallTime] = [:]
    /// When lines that came to a checklist are told, for a member.
    var lines: [MembershipKey: WallTime] = [:]
    /// When members' mornings come, of which those before have been looked at.
    package var mornings: [IdentityKey: WallTime] = [:]
    /// What was put into books in this step.
    package var fresh: [FreshNews] = []
    /// What went wrong with this home's disk, and who was told.
    var diskTroubles: [DiskTrouble] = []
    /// Guests' phones that were let in by a link, and who is to be told.
    var guestArrivals: [GuestArrival] = []
    /// What this step changed of what is to be seen.
    package var changed = StepChanges()

    /// Whether nothing is noted.
    package var isEmpty: Bool { !hasOpen && cells.isEmpty }
    private var hasOpen: Bool { !lists.isEmpty || people || profiles }
    /// When to look next at something that is noted.
    package var due: WallTime? { [openDue, secretDue].compactMap { $0 }.min() }

    /// Forgets what only followers of the step before were to be told.
    mutating func stepBegins() {
        fresh = []
        changed = StepChanges()
    }

    /// Has what all readers may know looked at soon.
    package mutating func look(from now: WallTime) {
        let moment = Self.grid(after: now)
        openDue = min(openDue ?? moment, moment)
    }

    /// Has the cells looked at soon, or after a while.
    mutating func lookAtCells(from now: WallTime, after wait: Duration = .zero) {
        let moment = Self.grid(after: now.adding(wait))
        secretDue = min(secretDue ?? moment, moment)
    }

    /// Has what is still noted looked at soon.
    package mutating func lookAtRest(from now: WallTime) {
        if hasOpen { look(from: now) }
        if !cells.isEmpty { lookAtCells(from: now) }
    }

    /// Takes all that is noted.
    package mutating func takeAll() -> NewsScope {
        var scope = NewsScope()
        takeOpen(into: &scope)
        takeCells(into: &scope)
        return scope
    }

    /// Takes what is due.
    package mutating func takeDue(at now: WallTime) -> NewsScope {
        var scope = NewsScope()
        if let openDue, openDue <= now { takeOpen(into: &scope) }
        if let secretDue, secretDue <= now { takeCells(into: &scope) }
        return scope
    }

    /// When to look next at checklists of which nothing was told since.
    package var linesDue: WallTime? { lines.values.min().map(Self.grid) }

    /// Takes the checklists to be looked at now.
    package mutating func takeLines(at now: WallTime) -> Set<ListID> {
        let due = lines.filter { $0.value <= now }.map(\.key)
        for key in due { lines[key] = nil }
        return Set(due.map(\.list))
    }

    /// What is noted.
    package var scope: NewsScope {
        var desk = self
        return desk.takeAll()
    }

    private mutating func takeOpen(into scope: inout NewsScope) {
        (scope.lists, scope.people, scope.birthdays) = (lists, people, profiles)
        (lists, people, profiles, openDue) = ([], false, false, nil)
    }

    private mutating func takeCells(into scope: inout NewsScope) {
        scope.cells = cells
        (cells, secretDue) = ([], nil)
    }

    /// The next half second: what comes in together is looked at once.
    package static func grid(after time: WallTime) -> WallTime {
        let rest = ((time.milliseconds - 500) % 1000 + 1000) % 1000
        return WallTime(milliseconds: time.milliseconds - rest).adding(.seconds(1))
    }
}

/// Something that a member may be told right away.
package struct FreshNews: Sendable, Hashable {
    package let member: IdentityKey
    let item: NewsItem
    package let call: NewsCall
}

/// How a member is called for a piece of news, beside the pages that are open.
package enum NewsCall: Sendable, Hashable {
    /// Their devices are, as for all news, and their hook is run.
    case usual
    /// Their devices were, at the moment when something was due; their hook is run.
    case due
    /// They were called before, without words.
    case dueToldBefore

    /// Whether the member's hook is run for it.
    package var runsHook: Bool { self != .dueToldBefore }
}
