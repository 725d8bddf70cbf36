import HearthAPI

/// Files that were read and wait for a yes; in memory only, few and for a short time.
actor PendingImports {
    private struct Entry {
        let token: String
        let member: String?
        let operation: ImportWishes
        let since: ContinuousClock.Instant
    }

    private static let lifetime: Duration = .seconds(600)
    private static let most = 16

    private var entries: [Entry] = []

    /// Remembers what a file brings, and says where it is shown.
    func keep(_ operation: ImportWishes, for visit: Visit) -> String {
        var generator = SystemRandomNumberGenerator()
        let number: UInt128 = .random(in: 0...(.max), using: &generator)
        let token = String(number, radix: 36)
        forgetOld()
        entries.append(
            Entry(token: token, member: visit.member, operation: operation, since: .now))
        entries = entries.suffix(Self.most)
        return "/import?of=\(token)"
    }

    /// What a file brings; nil when it is forgotten, or is somebody else's.
    func find(_ token: String, for visit: Visit) -> ImportWishes? {
        forgetOld()
        return entries.first { $0.token == token && $0.member == visit.member }?.operation
    }

    func forget(_ token: String) { entries.removeAll { $0.token == token } }

    private func forgetOld() {
        let oldest = ContinuousClock.now - Self.lifetime
        entries.removeAll { $0.since < oldest }
    }
}
