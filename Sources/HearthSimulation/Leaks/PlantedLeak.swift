/// A way to tell an owner something, put into a world to see that the checks find it.
package protocol PlantedLeak: Sendable {
    /// Puts it into a world that is set up.
    func plant(in world: World)
}
