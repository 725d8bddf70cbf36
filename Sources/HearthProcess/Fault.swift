import Glibc

/// What becomes of the process when something in it goes wrong beyond repair.
package enum Fault {
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT]

    /// A process that falls over is gone at once and leaves nothing of its memory behind.
    ///
    /// Swift's own way is to hold it for minutes, with its ports and its home, and to write registers
    /// and the memory they point to into the log; the system's may be to write all of its memory
    /// into a file. There are keys in it.
    package static func endAtOnce() {
        for number in signals { signal(number, SIG_DFL) }
        var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    }
}
