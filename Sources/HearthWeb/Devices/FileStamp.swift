import FoundationEssentials

/// Tells one state of a file from another.
struct FileStamp: Hashable {
    private let facts: [String]

    /// Nil: there is no such file, or it cannot be looked at.
    init?(_ path: String) {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path) else {
            return nil
        }
        let changed = (found[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        // The numbers come in other types where all of Foundation is loaded.
        let numbers: [FileAttributeKey] = [.systemFileNumber, .size]
        facts = ["\(changed)"] + numbers.map { "\(String(describing: found[$0]))" }
    }
}
