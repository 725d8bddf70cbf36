import CLinux
import Glibc

/// The kernel's own walls around files, ports and other processes (Linux 5.13 and newer).
///
/// The second wall: what `SystemCalls` forbids is more. A kernel without it is no reason to refuse.
enum Landlock {
    /// Where programs and what they are made of are.
    private static let programs = ["/usr", "/lib", "/lib64", "/etc/ld.so.cache"]

    /// Nothing that Landlock knows is allowed any longer, but the network where it is wanted, and reading and running
    /// what the system has installed where that is.
    static func enter(mayConnect: Bool, mayRun: Bool = false) throws(ConfinementFailure) {
        let version = hearth_landlock_version()
        guard version > 0 else {
            // For a program that may open files it is the only wall around those of the household.
            if mayRun { throw .landlock }
            return
        }
        // How many of each there are, in which version of the kernel's interface.
        let files: UInt64 =
            switch version {
            case 1: 13
            case 2: 14
            case 3, 4: 15
            default: 16
            }
        var ruleset = hearth_landlock(files: (1 << files) - 1, network: 0, scopes: 0)
        var size = MemoryLayout<UInt64>.size
        if version >= 4 {
            ruleset.network = mayConnect ? 0 : 0b11
            size *= 2
        }
        if version >= 6 {
            ruleset.scopes = 0b11
            size = MemoryLayout<hearth_landlock>.size
        }
        var reads = mayRun ? programs.map { UnsafePointer(strdup($0)) } + [nil] : [nil]
        guard hearth_landlock_enter(&ruleset, size, &reads) == 0 else { throw .landlock }
    }
}
