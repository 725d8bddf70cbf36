import CLinux
import Glibc

/// What a process gives up before it reads a single octet that somebody else made.
///
/// Afterwards it can use memory, start threads of its own, and read and write what is open already;
/// it opens no file, starts and touches no other process, and makes no code. `program` is for what has to open
/// files of the system's and load code from them.
package struct Confinement: Sendable {
    /// Octets of address space.
    fileprivate let octets: UInt64
    /// Of the processor's time.
    fileprivate let seconds: UInt64
    fileprivate let mayConnect: Bool
    fileprivate let mayRun: Bool

    /// For what is given to the process: it opens no socket.
    package static func alone(octets: UInt64, seconds: UInt64) -> Confinement {
        Confinement(octets: octets, seconds: seconds, mayConnect: false, mayRun: false)
    }

    /// For a program of the system's in place of this one: it opens no socket, starts no other process, and reads no file
    /// but those that the system has installed.
    package static func program(octets: UInt64, seconds: UInt64) -> Confinement {
        Confinement(octets: octets, seconds: seconds, mayConnect: false, mayRun: true)
    }

    /// For what is asked of others over IPv4.
    package static func network(octets: UInt64, seconds: UInt64) -> Confinement {
        Confinement(octets: octets, seconds: seconds, mayConnect: true, mayRun: false)
    }

    /// For good, and for all threads of the process.
    ///
    /// - Throws: `ConfinementFailure`; then nothing must be read.
    package static func enter(_ confinement: Confinement) throws(ConfinementFailure) {
        // When memory runs out it goes before anything else of the household's.
        if let file = fopen("/proc/self/oom_score_adj", "w") {
            fputs("1000", file)
            fclose(file)
        }
        try ResourceLimits.set(octets: confinement.octets, seconds: confinement.seconds)
        guard hearth_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0, hearth_prctl(PR_SET_DUMPABLE, 0) == 0
        else { throw .privileges }
        // More than is needed, for a kernel in which one of the walls has a hole; some systems allow
        // it to root alone.
        if !confinement.mayConnect { _ = hearth_leave_network() }
        _ = nice(10)
        try Landlock.enter(mayConnect: confinement.mayConnect, mayRun: confinement.mayRun)
        try SystemCalls.confine(
            mayConnect: confinement.mayConnect, mayRun: confinement.mayRun)
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
