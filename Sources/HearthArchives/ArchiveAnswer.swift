/// What the worker makes of a zip file, in octets:
///
///     file    1 | content 1 | number 4 | time 4 | length 2 | path | length 4 | octets
///     end     0 | 0, or the reason of a refusal 1
///
/// Numbers are big-endian. Its reader does not trust it: a worker that a hostile file took over says what it likes.
package struct ArchiveAnswer: Sendable, Hashable {
    package let entries: [ArchiveEntry]

    /// Octets of a file beside its path and content.
    static let frame = 16

    /// One file.
    package static func octets(of entry: ArchiveEntry) -> [UInt8] {
        var octets: [UInt8] = [1]
        var content: [UInt8] = []
        switch entry.content {
        case .unread: octets.append(0)
        case .octets(let read):
            octets.append(1)
            content = read
        case .damaged: octets.append(2)
        case .encrypted: octets.append(3)
        case .tooLarge: octets.append(4)
        }
        octets += number(entry.number, width: 4) + number(Int(entry.time), width: 4)
        octets += number(entry.path.count, width: 2) + entry.path
        return octets + number(content.count, width: 4) + content
    }

    /// The end: nil where all files were told.
    package static func end(_ refusal: ArchiveRefusal?) -> [UInt8] { [0, refusal?.rawValue ?? 0] }

    /// Nil unless it is exactly an answer, within the limits of what was asked.
    ///
    /// - Throws: `ArchiveRefusal`, as the worker says.
    package init?(_ octets: [UInt8], to request: ArchiveRequest) throws(ArchiveRefusal) {
        var rest = octets[...]
        var entries: [ArchiveEntry] = []
        while let sign = rest.popFirst() {
            if sign == 0 {
                guard let reason = rest.popFirst(), rest.isEmpty else { return nil }
                if let refusal = ArchiveRefusal(rawValue: reason) { throw refusal }
                guard reason == 0 else { return nil }
                self.entries = entries
                return
            }
            guard sign == 1, entries.count < ArchiveLimits.entries,
                let entry = Self.entry(&rest), entry.number > entries.last?.number ?? -1
            else { return nil }
            if case .octets = entry.content {
                guard request.wants(entry.number, path: entry.path) else { return nil }
            }
            entries.append(entry)
        }
        return nil
    }

    private static func entry(_ rest: inout ArraySlice<UInt8>) -> ArchiveEntry? {
        guard let kind = rest.popFirst(), let place = number(&rest, width: 4),
            let time = number(&rest, width: 4),
            let length = number(&rest, width: 2), length <= ArchiveLimits.nameOctets,
            let path = take(length, &rest),
            let size = number(&rest, width: 4), size <= ArchiveLimits.entryOctets,
            let octets = take(size, &rest), kind == 1 || octets.isEmpty
        else { return nil }
        let content: ArchiveEntry.Content
        switch kind {
        case 0: content = .unread
        case 1: content = .octets(Array(octets))
        case 2: content = .damaged
        case 3: content = .encrypted
        case 4: content = .tooLarge
        default: return nil
        }
        return ArchiveEntry(
            number: place, path: Array(path), content: content,
            time: UInt32(truncatingIfNeeded: time))
    }

    private static func take(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, width: Int) -> Int? {
        take(width, &rest)?.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func number(_ value: Int, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
