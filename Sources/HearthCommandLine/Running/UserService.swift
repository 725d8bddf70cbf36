import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage
import HearthProcess
import Subprocess

/// The node as a service of one's own account (systemd, "systemd.unit(5)"): it starts when one signs in, or
/// with the machine where the account lingers.
struct UserService {
    static let name = "hearth.service"

    /// The unit's file.
    let file: String
    private let environment: [String: String]

    /// Nil: there is no folder for it.
    init?(_ environment: [String: String]) {
        self.environment = environment
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
        let command = UnitWords.command(program, ["run", "--home", home] + arguments)
        return """
            # Written by `hearth service install`.
            [Unit]
            Description=Hearth: wish lists from home to home

            [Service]
            Type=notify
            ExecStart=\(command)
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

    /// What the account's service manager said.
    struct Answer {
        let isDone: Bool
        let text: String
        /// Whether there is none that could have answered.
        let isUnreached: Bool
    }

    /// Asks the account's service manager.
    func systemctl(_ arguments: String...) async -> Answer {
        do {
            let variables = environment.compactMap { name, value in
                Environment.Key(rawValue: name).map { ($0, value) }
            }
            let result = try await Subprocess.run(
                .name("systemctl"), arguments: .init(["--user"] + arguments),
                environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
                output: .string(limit: 65_536), error: .string(limit: 65_536))
            let text = result.standardOutput + result.standardError
            return Answer(
                isDone: result.terminationStatus.isSuccess, text: text,
                isUnreached: text.contains("Failed to connect to"))
        } catch {
            return Answer(
                isDone: false, text: Text("There is no systemctl on this machine.").string,
                isUnreached: false)
        }
    }

    /// What helps where no service manager of the account runs: it begins with the first sign-in, which `su` and
    /// `sudo` are not.
    var linger: Text {
        let user = SafeText.line(environment["USER"] ?? "USER")
        return Text(
            "hearth: Your account has no session here, as after su or sudo. Sign in as yourself, or once: sudo loginctl enable-linger \(user); then: export XDG_RUNTIME_DIR=/run/user/\(String(getuid())); and the same command again."
        )
    }
}
