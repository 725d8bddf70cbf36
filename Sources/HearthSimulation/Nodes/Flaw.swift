/// What a node does wrong: planted to see that it is found.
package enum Flaw: Hashable, Sendable {
    /// The lead is made of steps of claims too.
    case leadOfClaims
    /// What was handed over with a moment leaves at once.
    case sendsWithoutMoment
    /// Every step waits for the disk, however many wait.
    case commitsEachStep
    /// Nothing is read while the node is busy.
    case readsWhenIdle
}
