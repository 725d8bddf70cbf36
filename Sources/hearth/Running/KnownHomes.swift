import FoundationEssentials
import HearthAPI
import HearthNode

/// Where this user's homes are, so that one whose disk is not there is not taken for one that never
/// was: a line each in `$XDG_STATE_HOME/hearth/homes`, which is no part of any home.
struct KnownHomes {
    /// More are not remembered; the oldest go first.
    private static let limit = 64
    /// Nil for users without a folder of their own.
    private let file: String?

    init(_ environment: [String: String]) {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            file = state + "/hearth/homes"
        } else if let user = environment["HOME"], user.hasPrefix("/") {
            file = user + "/.local/state/hearth/homes"
        } else {
            file = nil
        }
    }

    /// - Throws: `homeNotMounted` where a home is remembered of which there is no trace now.
    func check(_ home: String) throws(HearthError) {
        guard let file, !Home.exists(at: home), homes(in: file).contains(home) else { return }
        throw HearthError(.homeNotMounted, ["home": home, "file": file])
    }

    /// Remembers a home; if that cannot be written down, everything goes on without.
    func remember(_ home: String) {
        guard let file, !home.contains("\n") else { return }
        let known = homes(in: file)
        guard !known.contains(home) else { return }
        let text = (known.suffix(Self.limit - 1) + [home]).map { $0 + "\n" }.joined()
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    private func homes(in file: String) -> [String] {
        let octets = FileManager.default.contents(atPath: file) ?? Data()
        return String(decoding: octets, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
