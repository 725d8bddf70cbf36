package import HearthSodium
import HearthWire

/// Something to do, worked at in pomodoros: what an item says when it is an activity, beside its name, text, tags
/// and link (protocol-spec/activities.md).
package struct Activity: Hashable, Sendable {
    /// Pomodoros that one estimate may say.
    package static let estimates = 1...99
    /// A second and a third estimate follow the first.
    package static let reEstimateLimit = 2
    /// More pomodoros than this are better split into several activities.
    package static let largeEstimate = 7

    package var place: Place
    /// How many pomodoros it was thought to take, first; nil: nobody said.
    package var estimate: Int?
    /// What it was thought to take later, at most two numbers.
    package var reEstimates: [Int] = []
    /// When it was done, in milliseconds since 1970; 0: it is open. This Hearth writes the day by the computer's clock,
    /// as its first millisecond in UTC.
    package var done: UInt64 = 0
    /// Who took it, in a shared list; nil: nobody.
    package var holder: IdentityKey?
    package var isUrgent = false
    /// By when it has to be done.
    package var due: Day?
    /// When it is to be done again after it was done; nil: never.
    package var repetition: Repetition? {
        didSet { unreadRepetition = nil }
    }
    /// What a newer Hearth says of that.
    var unreadRepetition: Hearth_V1_ActivityRepetition?
    var carried = Carried()

    package init(place: Place = .inventory, estimate: Int? = nil) {
        self.place = place
        self.estimate = estimate
    }

    package var isDone: Bool { done != 0 }

    /// What it is thought to take now, in pomodoros.
    package var lastEstimate: Int? { reEstimates.last ?? estimate }

    /// How many pomodoros it still takes by its last estimate after so many; never less than none.
    package func left(after worked: Int) -> Int { max(0, (lastEstimate ?? 0) - worked) }

    /// Where an activity stands until it is done.
    package enum Place: String, CaseIterable, Sendable {
        /// Of today.
        case toDo = "todo"
        /// All that is to be done.
        case inventory
        /// What came up in between.
        case unplanned
    }
}
