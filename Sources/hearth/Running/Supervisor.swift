import Glibc
import HearthLanguage
import HearthProcess

/// Runs the node as a process of its own, and again when that falls over.
///
/// What stays is small and has one thread: it opens nothing, so the home, its lock and its ports are
/// free for the next as soon as one is gone. It starts before anything of the program does.
struct Supervisor {
    /// `yes` in what starts `hearth run` as a service, or by `scripts/hearth`.
    static let wish = "HEARTH_SUPERVISE"
    /// For the node: who looks after it.
    static let supervisor = "HEARTH_SUPERVISOR"

    private static let toStop = [SIGTERM, SIGINT, SIGHUP]

    private let arguments: [String]
    private let signals = SignalWaiter(toStop + [SIGCHLD])
    private let language: Language

    /// The exit code for this command line; nil when this process itself is to do what it says.
    static func run(_ arguments: [String]) -> Int32? {
        if let value = getenv(supervisor), let parent = pid_t(String(cString: value)) {
            unsetenv(supervisor)
            return Fault.endWith(parent: parent) ? nil : 128 + SIGKILL
        }
        let command = CommonOptions.behindCommand(Array(arguments.dropFirst())).first
        guard command == "run", let value = getenv(wish) else { return nil }
        unsetenv(wish)
        guard String(cString: value) == "yes" else { return nil }
        setenv(supervisor, "\(getpid())", 1)
        return Supervisor(arguments).run()
    }

    private init(_ arguments: [String]) {
        self.arguments = arguments
        language = Language.chosen(
            asked: LanguageOptions.asked(in: Array(arguments.dropFirst())),
            environment: Console.current.environment)
    }

    private func run() -> Int32 {
        var patience = Patience()
        while true {
            let start = ContinuousClock.now
            guard let child = Child(ofThisProgram: arguments, mask: signals.earlier) else {
                say(Text("hearth: The node cannot be started as a process of its own."))
                return 1
            }
            switch end(of: child) {
            case (.exited(let code), _): return code
            case (.killed(let signal), true): return 128 + signal
            case (.killed(let signal), false):
                let wait = patience.wait(after: start.duration(to: .now))
                let seconds = (wait / .milliseconds(10)).rounded() / 100
                say(
                    Text(
                        "hearth: The node fell over (signal \(Int(signal)), \(patience.falls) times in a row) and starts again in \("\(seconds)") s. The lines above may say why; please report them."
                    ))
                if isStopped(within: wait) { return 0 }
            }
        }
    }

    /// How the node ended, and whether it had been told to; passes on what it is told.
    private func end(of child: Child) -> (Child.End, wasTold: Bool) {
        var wasTold = false
        while true {
            if let end = child.end() { return (end, wasTold) }
            guard let signal = signals.next(), signal.number != SIGCHLD else { continue }
            wasTold = true
            // What the terminal sends it sends to both.
            if signal.isSent { kill(child.process, signal.number) }
        }
    }

    private func isStopped(within wait: Duration) -> Bool {
        let end = ContinuousClock.now + wait
        while true {
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return false }
            if let signal = signals.next(within: left), signal.number != SIGCHLD { return true }
        }
    }

    private func say(_ text: Text) {
        Language.$current.withValue(language) { Console.current.explain(text) }
    }
}
