import HearthWire

/// Which of several revisions of one thing is the newest (protocol-spec/records.md, "Merging").
///
/// Numbers go round: after the highest comes 0. So there is none that nobody could go beyond, and
/// anybody who writes a far one keeps nobody else from writing the next.
enum Revision {
    /// The one after which the widest gap begins, on the way round; of two such the higher.
    ///
    /// Where nobody makes leaps that is simply the highest.
    static func newest(of revisions: some Collection<UInt64>) -> UInt64? {
        let sorted = Set(revisions).sorted()
        guard let first = sorted.first, var newest = sorted.last else { return nil }
        // Modulo 2^64; of one alone the gap is everything.
        var widest = sorted.count == 1 ? .max : first &- newest
        for (revision, next) in zip(sorted, sorted.dropFirst()) where next - revision > widest {
            (newest, widest) = (revision, next - revision)
        }
        return newest
    }

    /// The one that comes next.
    static func next(after revision: UInt64) -> UInt64 { revision &+ 1 }

    /// The one to write now: the time in milliseconds since 1970, unless what was seen is newer or far off.
    /// So what is changed on an earlier copy of a home comes after all that was changed since the copy was
    /// made.
    static func next(after revision: UInt64, at now: WallTime) -> UInt64 {
        let time = UInt64(clamping: now.milliseconds)
        // A leap of less than a quarter of the way round comes after everything that came before.
        let isLater = time != revision && time &- revision < 1 << 62
        return isLater ? time : next(after: revision)
    }
}
