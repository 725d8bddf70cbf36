import Foundation
import Glibc
import Testing

/// A program that a test writes, in a folder of its own.
struct Script {
    let path: String
    private let folder: String

    init(_ text: String) throws {
        folder = "/tmp/hearth-image-" + UUID().uuidString.prefix(8)
        path = folder + "/worker"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        try Data(text.utf8).write(to: URL(filePath: path))
        chmod(path, 0o700)
    }

    /// How many times it was started, for one that leaves a file each time.
    var started: Int {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.count { $0.contains(".started.") }
    }

    /// Leaves the file that the program waits for.
    func go() {
        try? Data().write(to: URL(filePath: path + ".go"))
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// A process that waits for its standard input.
struct Running {
    private let pid: pid_t
    private let input: Int32
    /// What it says; closed by `hangUp`.
    private let output: Int32

    /// What it says goes nowhere, or into a pipe.
    init(_ program: String, _ arguments: [String], isHeard: Bool = false) throws {
        var pipe: [Int32] = [0, 0]
        var answer: [Int32] = [0, 0]
        try #require(Glibc.pipe(&pipe) == 0 && Glibc.pipe(&answer) == 0)
        // Others that are started meanwhile would keep it open.
        for end in pipe + answer { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipe[0], STDIN_FILENO)
        posix_spawn_file_actions_addclose(&actions, pipe[1])
        if isHeard {
            posix_spawn_file_actions_adddup2(&actions, answer[1], STDOUT_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        try #require(posix_spawn(&pid, program, &actions, nil, words + [nil], nil) == 0)
        words += []
        close(pipe[0])
        close(answer[1])
        (self.pid, input, output) = (pid, pipe[1], answer[0])
    }

    /// Takes no answer any more, as a node that was killed.
    ///
    /// - Returns: With which code it ended by itself.
    func codeAfterHangingUp() throws -> Int32 {
        close(output)
        defer { close(input) }
        var status: Int32 = 0
        try #require(waitpid(pid, &status, 0) == pid)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    }

    /// Its limits by name, once they are as wanted.
    func limits(
        once isReady: ([String: String]) -> Bool
    ) async throws -> [String: String] {
        let deadline = ContinuousClock.now + .seconds(20)
        while true {
            let text = try String(contentsOfFile: "/proc/\(pid)/limits", encoding: .utf8)
            var limits: [String: String] = [:]
            for line in text.split(separator: "\n") {
                // The name takes 26 columns.
                let name = line.prefix(26).trimmingCharacters(in: .whitespaces)
                limits[name] = line.dropFirst(26).split(separator: " ").first.map(String.init)
            }
            if isReady(limits) { return limits }
            try #require(ContinuousClock.now < deadline)
            await Task.yield()
        }
    }

    /// What the system says of it by name, once that is as wanted.
    func status(
        once isReady: ([String: String]) -> Bool
    ) async throws -> [String: String] {
        let deadline = ContinuousClock.now + .seconds(20)
        while true {
            let text = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
            var facts: [String: String] = [:]
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                facts[String(parts[0])] = parts.last?.trimmingCharacters(in: .whitespaces)
            }
            if isReady(facts) { return facts }
            try #require(ContinuousClock.now < deadline)
            await Task.yield()
        }
    }

    /// The names of its threads, once they are as wanted.
    func threads(once isReady: ([String]) -> Bool) async throws -> [String] {
        let deadline = ContinuousClock.now + .seconds(20)
        while true {
            let folder = "/proc/\(pid)/task"
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
                try? String(contentsOfFile: "\(folder)/\($0)/comm", encoding: .utf8)
                    .trimmingCharacters(in: .newlines)
            }
            if isReady(names) { return names }
            try #require(ContinuousClock.now < deadline)
            await Task.yield()
        }
    }

    /// What the processor had to do until it ended, having read this: less than a pipe holds.
    func processorTime(reading octets: [UInt8]) throws -> Duration {
        let written = write(input, octets, octets.count)
        close(input)
        try #require(written == octets.count)
        defer { close(output) }
        var status: Int32 = 0
        var usage = rusage()
        let ended = wait4(pid, &status, 0, &usage)
        try #require(ended == pid)
        try #require(status == 0)
        return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
            $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec)
        }
    }

    func end() {
        close(input)
        close(output)
        kill(pid, SIGKILL)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
    }
}
