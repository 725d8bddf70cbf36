import CLinux
import Glibc

/// What the process has open.
package enum Descriptors {
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
