import HearthPages

/// What pages hand on from one request to the next without the browser's seeing it: in memory only,
/// little, and for a short time.
///
/// The browser gets a random word for it, which tells nobody anything and is good for one member.
actor ShortMemory<Kept: Sendable> {
    private struct Entry {
        let word: String
        let owner: String?
        let kept: Kept
        let octets: Int
        let since: ContinuousClock.Instant
    }

    /// Octets of all that is kept, except the newest alone.
    private static var mostOctets: Int { 64 << 20 }

    private let lifetime: Duration
    private let most: Int
    private var entries: [Entry] = []

    /// Keeps this many things for this long; with one more the oldest is forgotten.
    init(lifetime: Duration = .seconds(600), most: Int = 16) {
        self.lifetime = lifetime
        self.most = most
    }

    /// Remembers something for a member, by name; gives the word for it: always 32 letters and digits.
    ///
    /// `octets`: about how many it has, where they may be many.
    func keep(_ kept: Kept, for owner: String?, octets: Int = 0) -> String {
        var generator = SystemRandomNumberGenerator()
        let number: UInt128 = .random(in: 0...(.max), using: &generator)
        let digits = String(number, radix: 16)
        let word = String(repeating: "0", count: 32 - digits.count) + digits
        forgetOld()
        entries.append(
            Entry(word: word, owner: owner, kept: kept, octets: octets, since: .now))
        entries = entries.suffix(most)
        while entries.count > 1, entries.reduce(0, { $0 + $1.octets }) > Self.mostOctets {
            entries.removeFirst()
        }
        return word
    }

    /// What stands under a word; nil when it is forgotten, or is somebody else's.
    func find(_ word: String, for owner: String?) -> Kept? {
        forgetOld()
        return entries.first { $0.word == word && $0.owner == owner }?.kept
    }

    /// The same for the last time.
    func take(_ word: String, for owner: String?) -> Kept? {
        defer { entries.removeAll { $0.word == word && $0.owner == owner } }
        return find(word, for: owner)
    }

    private func forgetOld() {
        let oldest = ContinuousClock.now - lifetime
        entries.removeAll { $0.since < oldest }
    }
}
