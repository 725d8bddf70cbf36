package import HearthWire
package import Testing

/// Expects that it does not matter in which order, how often or in which groups states are merged (`MergedState`).
///
/// `draw` makes a random state, as a home makes it that may know nothing of the others. `view`: what is merged of it;
/// some states say things besides, and their order may mean nothing.
package func expectMergeLaws<State: MergedState, View: Equatable>(
    of view: (State) -> View, at place: SourceLocation = #_sourceLocation,
    draw: (inout SeededGenerator) throws -> State
) throws {
    var different = 0
    for seed in 0..<400 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let (a, b, c) = try (draw(&random), draw(&random), draw(&random))
        let both = a.merged(with: b)
        #expect(view(both) == view(b.merged(with: a)), "seed \(seed)", sourceLocation: place)
        #expect(
            view(both.merged(with: c)) == view(a.merged(with: b.merged(with: c))), "seed \(seed)",
            sourceLocation: place)
        #expect(view(a.merged(with: a)) == view(a), "seed \(seed)", sourceLocation: place)
        #expect(both.merged(with: b) == both, "seed \(seed)", sourceLocation: place)
        if view(both) != view(a), view(both) != view(b) { different += 1 }
    }
    #expect(different > 40, "too few of them said different things", sourceLocation: place)
}
