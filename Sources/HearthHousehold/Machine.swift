package import HearthSodium
package import HearthWire

/// Where the node runs, as far as its household has to know.
package struct Machine: Sendable {
    /// The home's folder, for people.
    package var home = ""
    /// What guessing a passphrase costs; less than the standard is for simulated worlds.
    package var passphraseCost = Passphrase.Cost.interactive
    /// How many seconds the clocks of people here are ahead of UTC at a time, by the machine's time
    /// zone. What leaves the node, and when, goes by UTC.
    package var zoneOffset: @Sendable (WallTime) -> Int64 = { _ in 0 }

    package init() {}
}
