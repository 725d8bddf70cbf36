import Glibc

/// A real node in a throw-away home.
final class RunningNode {
    let home: String
    private let binary: String
    private var process: pid_t = 0

    init(binary: String, name: String, in folder: String) throws {
        self.binary = binary
        home = folder + "/" + name
        try run(["init", "--household", name, "--member", name, "--home", home])
    }

    /// Starts the node and comes back when its API answers.
    func start(port: Int) throws -> Duration {
        let clock = ContinuousClock()
        let began = clock.now
        process = try spawn(
            [
                "run", "--home", home, "--listen", "127.0.0.1:\(port)", "--no-web",
                "--log-level", "error",
            ])
        while clock.now - began < .seconds(20) {
            if let client = LocalClient(socketPath: socketPath),
                (try? client.request("GET", "/health")) != nil
            {
                return clock.now - began
            }
            var status: Int32 = 0
            guard waitpid(process, &status, WNOHANG) == 0 else {
                throw BenchError("the node ended at once; is port \(port) taken?")
            }
            usleep(1000)
        }
        throw BenchError("the node was not ready after 20 s")
    }

    var socketPath: String { home + "/hearth.sock" }

    func client() throws -> LocalClient {
        guard let client = LocalClient(socketPath: socketPath) else {
            throw BenchError("no API at \(socketPath)")
        }
        return client
    }

    /// Resident memory in MiB.
    func residentMemory() throws -> Double {
        guard let file = fopen("/proc/\(process)/status", "r") else {
            throw BenchError("no /proc")
        }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix("VmRSS:") else { continue }
            let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
            return Double(Int(digits) ?? 0) / 1024
        }
        throw BenchError("no VmRSS")
    }

    func stop() {
        guard process > 0 else { return }
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        process = 0
    }

    private func run(_ arguments: [String]) throws {
        let child = try spawn(arguments)
        var status: Int32 = 0
        waitpid(child, &status, 0)
        guard status == 0 else { throw BenchError("hearth \(arguments[0]) failed") }
    }

    private func spawn(_ arguments: [String]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var pointers = ([binary] + arguments).map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        var child: pid_t = 0
        guard posix_spawn(&child, binary, &actions, nil, pointers, environ) == 0 else {
            throw BenchError("\(binary) cannot be started")
        }
        return child
    }
}
