import HearthReplication
package import HearthSodium
import HearthWire

/// What has to be looked at for news, and when.
///
/// On a node that hosts an owner of a list nothing here is moved by claims on it: those are looked
/// at once in every slot, whatever came, and whenever the member themselves does something.
struct NewsDesk: Sendable {
    /// The books of members whose keys are at hand.
    var books: [IdentityKey: NewsBook] = [:]
    /// Lists of which something came that all their readers may know.
    var lists: Set<ListID> = []
    /// Lists of which cells came, or on which somebody here claimed something.
    var cells: Set<ListID> = []
    /// Cards, letters or knocks came.
    var people = false
    /// Profiles came.
    var profiles = false
    /// When to look at that.
    private(set) var due: WallTime?
    /// When something on a list is over by itself, for a member.
    var ends: [MembershipKey: WallTime] = [:]
    /// The slot of the last look at lists whose owner lives here.
    var slot: UInt32?
    /// The day of the last look at dates.
    var day: Int64?
    /// What was put into books in this step.
    var fresh: [FreshNews] = []
    /// What went wrong with this home's disk, and who was told.
    var diskTroubles: [DiskTrouble] = []
    /// Whether this step was the slot's look at lists whose owner lives here.
    var isSlotLook = false
    /// What this step changed of what is to be seen.
    var changed = StepChanges()

    /// Whether nothing is noted.
    var isEmpty: Bool { lists.isEmpty && cells.isEmpty && !people && !profiles }

    /// Forgets what only followers of the step before were to be told.
    mutating func stepBegins() {
        fresh = []
        isSlotLook = false
        changed = StepChanges()
    }

    /// Has what is noted looked at soon, or after a while.
    mutating func look(from now: WallTime, after wait: Duration = .zero) {
        let moment = Self.grid(after: now.adding(wait))
        due = min(due ?? moment, moment)
    }

    mutating func looked() {
        lists = []
        cells = []
        people = false
        profiles = false
        due = nil
    }

    /// The next half second, which is never a quiet moment.
    static func grid(after time: WallTime) -> WallTime {
        let rest = ((time.milliseconds - 500) % 1000 + 1000) % 1000
        return WallTime(milliseconds: time.milliseconds - rest).adding(.seconds(1))
    }
}

/// Something that a member may be told right away.
package struct FreshNews: Sendable, Hashable {
    package let member: IdentityKey
    let item: NewsItem
    /// Whether it says something about claims on a list whose owner lives on this node.
    let isSecretHere: Bool
}
