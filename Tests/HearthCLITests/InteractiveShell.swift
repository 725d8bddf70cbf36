import FoundationEssentials
import Glibc
import Testing

@testable import HearthCommandLine

/// A shell at a terminal of its own, with completion for `hearth` as the help says to install it,
/// and a `hearth` that tells with which arguments it was started.
final class InteractiveShell {
    /// How long a shell may take, on a machine with much else to do.
    private static let patience = 60

    /// TIOCSPTLCK and TIOCGPTN, which Swift's Glibc lacks, like all of <stdlib.h> for terminals.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let terminal: Int32
    private let arguments: Int32
    private let process: pid_t
    /// What the shell has written since its last prompt.
    private var screen = ""
    private var prompt = 0

    /// Where files appear that are written by what a name tells a shell to run.
    let folder: String

    /// `home` is where a node runs; `program` the real `hearth`.
    init(_ shell: CompletionsCommand.Shell, home: TestHome, program: String) throws {
        folder = home.path + "/work-" + shell.rawValue
        let pipe = folder + "/arguments"
        let starter = try Self.prepare(shell, folder, pipe: pipe, program: program)
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var isLocked: CInt = 0
        var number: CInt = 0
        var size = winsize(ws_row: 40, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
        try #require(
            terminal >= 0 && ioctl(terminal, Self.setLock, &isLocked) == 0
                && ioctl(terminal, Self.getNumber, &number) == 0
                && ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
        // Open for both, so that it never ends.
        arguments = open(pipe, O_RDWR | O_CLOEXEC)
        let environment = [
            "PATH=\(folder)/bin:/usr/bin:/bin", "HOME=\(folder)", "TERM=xterm", "LANG=C.UTF-8",
            "HEARTH_HOME=\(home.path)", "HEARTH_COMPLETION_MS=60000", "HEARTH_LANGUAGE=en",
        ]
        process = try Self.start(
            starter, environment, terminal: "/dev/pts/\(number)", in: folder)
        try waitForPrompt()
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(terminal)
        close(arguments)
    }

    /// Types, and returns the arguments with which `hearth` is started by that.
    func type(_ keys: String) throws -> [String] {
        screen = ""
        let octets = Array(keys.utf8)
        #expect(write(terminal, octets, octets.count) == octets.count)
        var answer: [UInt8] = []
        while true {
            let parts = answer.split(separator: 0, omittingEmptySubsequences: false)
            if parts.count > 1, let count = Int(String(decoding: parts[0], as: UTF8.self)),
                parts.count == count + 2
            {
                try waitForPrompt()
                return parts.dropFirst().prefix(count).map { String(decoding: $0, as: UTF8.self) }
            }
            answer += try read(wanting: arguments)
        }
    }

    /// Every prompt has another number: one that is only drawn again is not waited for.
    private func waitForPrompt() throws {
        let mark = "READY\(prompt + 1)>"
        while !screen.contains(mark) { _ = try read(wanting: terminal) }
        prompt += 1
    }

    /// Reads what comes from either; returns it if it came from `wanted`.
    private func read(wanting wanted: Int32) throws -> [UInt8] {
        var waiting = [
            pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wanted, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&waiting, 2, Int32(Self.patience * 1000))
        try #require(count > 0, "The shell stopped at: \(screen)")
        let ready = waiting[0].revents != 0 ? terminal : wanted
        var buffer = [UInt8](repeating: 0, count: 65536)
        let length = Glibc.read(ready, &buffer, buffer.count)
        try #require(length > 0, "The shell ended at: \(screen)")
        if ready == terminal { screen += String(decoding: buffer[..<length], as: UTF8.self) }
        return ready == wanted ? Array(buffer[..<length]) : []
    }

    // MARK: Starting

    /// Whether a command line ends well.
    private static func runs(_ line: String) -> Bool {
        guard let pipe = popen(line, "r") else { return false }
        return pclose(pipe) == 0
    }

    /// Writes the shell's files; returns the command that starts it.
    private static func prepare(
        _ shell: CompletionsCommand.Shell, _ folder: String, pipe: String, program: String
    ) throws -> [String] {
        func write(_ text: String, to name: String) throws {
            let file = folder + "/" + name
            let parent = file.prefix(upTo: file.lastIndex(of: "/") ?? file.endIndex)
            try FileManager.default.createDirectory(
                atPath: String(parent), withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: false, encoding: .utf8)
        }
        try write(
            """
            #!/bin/sh
            case $1 in
                ---complet*) exec '\(program)' "$@" ;;
                *) printf '%s\\0' "$#" "$@" >'\(pipe)' ;;
            esac
            """, to: "bin/text")
        // By a process of its own: written by this one, a program that is started at the same moment
        // could hold it open, and then nobody can run it.
        let program = "'\(folder)/bin/hearth'"
        try #require(
            Self.runs("cp '\(folder)/bin/text' \(program) && chmod 755 \(program)")
                && mkfifo(pipe, 0o600) == 0)
        switch shell {
        case .bash:
            try write(shell.script, to: "completions")
            try write("PS1='READY\\#>'; source ~/completions\n", to: "start")
            return ["bash", "--noprofile", "--rcfile", folder + "/start", "-i"]
        case .zsh:
            try write(shell.script, to: "functions/_hearth")
            try write(
                """
                PS1='READY%!>'; unsetopt beep; fpath=(~/functions $fpath)
                autoload -U compinit; compinit -D -u

                """, to: ".zshrc")
            return ["zsh", "-d", "-i"]
        case .fish:
            try write(shell.script, to: ".config/fish/completions/hearth.fish")
            try write(
                """
                set -g fish_greeting
                function fish_prompt
                    set -g number (math $number + 1)
                    echo -n READY$number\\>
                end

                """, to: ".config/fish/config.fish")
            return ["fish", "-i"]
        }
    }

    private static func start(
        _ command: [String], _ environment: [String], terminal: String, in folder: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0...2 {
            posix_spawn_file_actions_addopen(
                &actions, Int32(descriptor), terminal, O_RDWR | O_NOCTTY, 0)
        }
        // With a session and the terminal as its own, as at a desk.
        let all = ["sh", "-c", "cd \"$0\" && exec setsid --ctty \"$@\"", folder] + command
        let words = all.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process = pid_t()
        try #require(posix_spawnp(&process, "sh", &actions, nil, words, variables) == 0)
        return process
    }
}
