/// How long it may take until everybody agrees, once nothing goes wrong any more.
package enum Convergence {
    /// So many of the longest regular beats: one brings everybody's newest cell and bundles to the
    /// direct peers, one more those of who is not met directly.
    package static let beats = 2
    /// And so long for finding each other again: until a silent session is given up, and the longest
    /// wait between two dials.
    package static let meeting: Duration = .seconds(1500)
    /// A list that is not archived beats once an hour at least.
    static let longestBeat: Duration = .seconds(3600)

    package static var bound: Duration { longestBeat * beats + meeting }
}
