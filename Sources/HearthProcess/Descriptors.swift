import CLinux
import Glibc

/// What the process has open.
package enum Descriptors {
    /// Lets the process open as many as the system allows it: a node with many friends dials each at all
    /// their addresses, and systems give 1,024 to programs that do not ask.
    package static func allowMany() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 16_384)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Before Linux 5.11 they are marked one by one, up to here.
    private static let highest: Int32 = 4096

    /// Keeps all that is open, but the standard streams, from programs that the process starts.
    ///
    /// For what a library opened without saying so: connections and listening sockets. It marks
    /// what is open now; code that has opened more calls it again, which costs a microsecond.
    package static func closeOnExec() {
        guard hearth_close_on_exec(3) != 0 else { return }
        for descriptor in 3..<min(getdtablesize(), highest) {
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
        }
    }
}
