import HearthReplication
import HearthSodium
import HearthWire

/// Soon after a start others may bring back what this home forgot, if it was put back to an earlier copy:
/// until then it does nothing that can wait.
extension Household {
    /// How long others have.
    static let startupGrace: Duration = .seconds(30)

    /// When it ends; nil when that has been.
    var graceEnd: WallTime? { isGraceOver ? nil : startedAt.adding(Self.startupGrace) }

    /// Does what waited for it.
    mutating func endGraceWhereDue(_ work: Work) throws {
        guard let end = graceEnd, work.now >= end || work.now < startedAt else { return }
        isGraceOver = true
        cleanPicturesSoon(work)
        try beatWhereDue(work)
    }
}
