package import HearthSodium
package import HearthZones

/// Where the node runs, as far as its household has to know.
package struct Machine: Sendable {
    /// The home's folder, for people.
    package var home = ""
    /// What guessing a passphrase costs; less than the standard is for simulated worlds.
    package var passphraseCost = Passphrase.Cost.interactive
    /// The time zones that the machine knows, and its own. What leaves the node, and when, goes by UTC.
    package var zones: any ZoneTable = KnownZones()

    package init() {}
}
