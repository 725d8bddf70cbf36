import CLinux
import Glibc

/// What a process gives up before it reads a single octet that somebody else made.
///
/// Afterwards it can use memory, start threads of its own, and read and write what is open already;
/// it opens no file and no socket, starts and touches no other process, and makes no code.
package enum Confinement {
    /// For good, and for all threads of the process.
    ///
    /// - Throws: `ConfinementFailure`; then nothing must be read.
    package static func enter() throws(ConfinementFailure) {
        // When memory runs out it goes before anything else of the household's.
        if let file = fopen("/proc/self/oom_score_adj", "w") {
            fputs("1000", file)
            fclose(file)
        }
        try ResourceLimits.set()
        guard hearth_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0, hearth_prctl(PR_SET_DUMPABLE, 0) == 0
        else { throw .privileges }
        // More than is needed, for a kernel in which one of the walls has a hole; some systems allow
        // it to root alone.
        _ = hearth_leave_network()
        _ = nice(10)
        try Landlock.enter()
        try SystemCalls.confine()
    }
}

/// What could not be given up.
package enum ConfinementFailure: Error, Sendable, Hashable {
    case limits, privileges
    /// The kernel has Landlock and does not let us use it.
    case landlock
    /// The kernel has no seccomp, or does not let us use it.
    case seccomp
}
