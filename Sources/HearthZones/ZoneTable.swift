/// The zones that a machine knows, and its own.
package protocol ZoneTable: Sendable {
    /// The computer's own: by it goes what belongs to everybody in the house, or leaves it.
    var own: Zone { get }
    /// Whether it knows places; if not, it knows offsets such as `+05:30` alone.
    var hasTable: Bool { get }
    /// Nil for what is no name of one.
    func zone(named name: String) -> Zone?
}

/// A table of a few zones: of simulated worlds and tests.
package struct KnownZones: ZoneTable {
    package let own: Zone
    private let zones: [String: Zone]

    package init(own: Zone = .utc, _ zones: [Zone] = []) {
        self.own = own
        self.zones = Dictionary(zones.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    package var hasTable: Bool { !zones.isEmpty }

    package func zone(named name: String) -> Zone? {
        zones[name] ?? Zone(offset: name) ?? (name == Zone.utc.name ? .utc : nil)
    }
}
