/// Decides which incoming connections are worth a handshake; a value without a clock of its own.
///
/// Nobody has proven anything yet at this point, so all that counts is where a connection comes
/// from and how many there are.
struct AdmissionControl: Sendable {
    private struct Entry {
        var halfOpen = 0
        /// New connections that may come at once.
        var tokens: Double
        var refilled: ContinuousClock.Instant
    }

    private let limits: TransportLimits
    private var entries: [AddressGroup: Entry] = [:]
    private(set) var halfOpen = 0
    private(set) var open = 0

    init(limits: TransportLimits) {
        self.limits = limits
    }

    /// How many addresses are remembered.
    var remembered: Int { entries.count }

    /// Whether a new connection may start its handshake; if so, it counts as half-open until
    /// `handshakeEnded`.
    mutating func admit(_ address: AddressGroup, at now: ContinuousClock.Instant) -> Bool {
        guard halfOpen < limits.halfOpenConnections else { return false }
        var entry = refilledEntry(of: address, at: now)
        let isAdmitted = entry.halfOpen < limits.halfOpenPerAddress && entry.tokens >= 1
        if isAdmitted {
            entry.halfOpen += 1
            entry.tokens -= 1
            halfOpen += 1
        }
        if entries[address] == nil { makeRoom() }
        entries[address] = entry
        return isAdmitted
    }

    /// The handshake of an admitted connection is over, one way or another.
    mutating func handshakeEnded(_ address: AddressGroup) {
        halfOpen -= 1
        entries[address]?.halfOpen -= 1
    }

    /// Whether one more connection may be open; if so, it counts until `connectionEnded`.
    mutating func admitOpen() -> Bool {
        guard open < limits.openConnections else { return false }
        open += 1
        return true
    }

    /// An open connection has ended.
    mutating func connectionEnded() {
        open -= 1
    }

    private func refilledEntry(
        of address: AddressGroup, at now: ContinuousClock.Instant
    ) -> Entry {
        let full = Double(limits.newConnectionsPerAddressAndMinute)
        guard var entry = entries[address] else { return Entry(tokens: full, refilled: now) }
        let minutes = (now - entry.refilled) / .seconds(60)
        entry.tokens = min(full, entry.tokens + max(0, minutes) * full)
        entry.refilled = now
        return entry
    }

    /// Forgets the half that was quiet the longest, once the table is full. Who has a handshake
    /// running stays, which `halfOpenConnections` bounds.
    private mutating func makeRoom() {
        guard entries.count >= limits.rememberedAddresses else { return }
        let quiet = entries.filter { $0.value.halfOpen == 0 }
            .sorted { $0.value.refilled < $1.value.refilled }
        for (address, _) in quiet.prefix(max(1, quiet.count / 2)) {
            entries[address] = nil
        }
    }
}
