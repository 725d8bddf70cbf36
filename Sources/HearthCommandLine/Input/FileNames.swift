import Glibc

/// The names in a folder, by which a file is found whose name is written in another way: é as one character
/// or as two, as another system has it, or with other capitals, as where names have none.
struct FileNames {
    /// Names that are read of a folder; who has more finds files by the octets of their names alone.
    private static let limit = 100_000

    /// By the name itself. Swift takes two Unicode forms of one name for equal.
    private var same: [String: [String]] = [:]
    private var folded: [String: [String]] = [:]

    /// Nil when it cannot be read.
    init?(in folder: Int32) {
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return nil }
        guard let entries = fdopendir(copy) else {
            close(copy)
            return nil
        }
        defer { closedir(entries) }
        var count = 0
        while count < Self.limit, let entry = readdir(entries) {
            count += 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                    String(validatingCString: $0)
                }
            }
            guard let name, name != ".", name != ".." else { continue }
            same[name, default: []].append(name)
            folded[name.lowercased(), default: []].append(name)
        }
    }

    /// The name under which a file is there; nil where there is none, or more than one may be meant.
    func other(for name: String) -> String? {
        if let names = same[name] { return names.count == 1 ? names[0] : nil }
        let names = folded[name.lowercased()] ?? []
        return names.count == 1 ? names[0] : nil
    }
}
