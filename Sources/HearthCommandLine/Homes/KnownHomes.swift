import FoundationEssentials
import Glibc
package import HearthAPI

/// Where this user's homes are, so that one whose disk is not there is not taken for one that never
/// was: a line for each of its paths in `$XDG_STATE_HOME/hearth/homes`, which is no part of any home.
package struct KnownHomes {
    /// More are not remembered; the oldest go first.
    private static let limit = 64
    /// Nil for users without a folder of their own.
    private let file: String?

    /// Of the user to whom the environment belongs.
    package init(_ environment: [String: String]) {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            file = state + "/hearth/homes"
        } else if let user = environment["HOME"], user.hasPrefix("/") {
            file = user + "/.local/state/hearth/homes"
        } else {
            file = nil
        }
    }

    /// - Throws: `homeNotMounted` where a home is remembered of which there is no trace now.
    package func check(_ home: String) throws(HearthError) {
        guard let file, try !Homes.local.exists(at: home),
            !Set(homes(in: file)).isDisjoint(with: Self.spellings(of: home))
        else { return }
        throw HearthError(.homeNotMounted, ["home": home, "file": file])
    }

    /// Remembers a home; if that cannot be written down, everything goes on without.
    package func remember(_ home: String) {
        guard let file, !home.contains("\n") else { return }
        let known = homes(in: file)
        let new = Self.spellings(of: home).filter { !known.contains($0) && !$0.contains("\n") }
        guard !new.isEmpty else { return }
        let text = (known + new).suffix(Self.limit).map { $0 + "\n" }.joined()
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// The same folder however it is written: as it was given, and with every link followed. The
    /// former finds it where a link leads to a disk that is not there.
    static func spellings(of home: String) -> [String] {
        let parts = home.split(separator: "/").filter { $0 != "." }
        let given = "/" + parts.joined(separator: "/")
        for count in stride(from: parts.count, through: 0, by: -1) {
            let there = "/" + parts.prefix(count).joined(separator: "/")
            guard let real = realpath(there, nil) else { continue }
            defer { free(real) }
            let rest = parts.dropFirst(count).map { "/" + $0 }.joined()
            let resolved = String(cString: real)
            let whole = resolved == "/" ? rest : resolved + rest
            return whole == given || whole.isEmpty ? [given] : [given, whole]
        }
        return [given]
    }

    private func homes(in file: String) -> [String] {
        let octets = FileManager.default.contents(atPath: file) ?? Data()
        return String(decoding: octets, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
