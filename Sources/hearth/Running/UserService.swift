import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage
import Subprocess

/// The node as a service of one's own account (systemd, "systemd.unit(5)"): it starts when one signs in, or
/// with the machine where the account lingers.
struct UserService {
    static let name = "hearth.service"

    /// The unit's file.
    let file: String

    /// Nil: there is no folder for it.
    init?(_ environment: [String: String]) {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
            file = "\(folder)/systemd/user/\(Self.name)"
        } else if let folder = environment["HOME"], folder.hasPrefix("/") {
            file = "\(folder)/.config/systemd/user/\(Self.name)"
        } else {
            return nil
        }
    }

    /// What stands in the file.
    ///
    /// `program` and `home` are paths; `arguments` are those of `hearth run`.
    static func unit(program: String, home: String, arguments: [String]) -> String {
        let words = [program, "run", "--home", home] + arguments
        return """
            # Written by `hearth service install`.
            [Unit]
            Description=Hearth: wish lists from home to home

            [Service]
            Type=notify
            ExecStart=\(words.map(quoted).joined(separator: " "))
            Restart=on-failure
            RestartSec=2
            # A large home may take its time to be brought to a new format.
            TimeoutStartSec=infinity
            WatchdogSec=120
            TimeoutStopSec=20
            NoNewPrivileges=yes
            LockPersonality=yes
            UMask=0077

            [Install]
            WantedBy=default.target

            """
    }

    /// As a command line of a unit has it ("systemd.service(5)", command lines): in quotes, and nothing in it
    /// means anything.
    private static func quoted(_ word: String) -> String {
        var text = "\""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case "%": text += "%%"
            case "$": text += "$$"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Writes the file.
    ///
    /// - Throws: `fileUnwritable`.
    func write(_ text: String) throws(HearthError) {
        let url = URL(filePath: file)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw HearthError(.fileUnwritable, ["file": file])
        }
    }

    var isWritten: Bool { access(file, F_OK) == 0 }

    func remove() { unlink(file) }

    /// Asks the account's service manager; what it says, and whether it agreed.
    static func systemctl(_ arguments: String...) async -> (isDone: Bool, text: String) {
        do {
            let result = try await Subprocess.run(
                .name("systemctl"), arguments: .init(["--user"] + arguments),
                output: .string(limit: 65_536), error: .string(limit: 65_536))
            let text = result.standardOutput + result.standardError
            return (result.terminationStatus.isSuccess, text)
        } catch {
            return (false, Text("There is no systemctl on this machine.").string)
        }
    }
}
