import CLinux
import Glibc

/// Ends a helper process with whoever it helps.
///
/// Whoever it helps holds the other ends of its pipes. A process that computes, or waits for somebody else,
/// would not notice that they were closed, and would stay when the node was killed.
package enum Lifeline {
    /// How a process ends that nobody waits for.
    package static let exitCode: Int32 = 4

    /// As the system shows it.
    package static let threadName = "lifeline"

    private static let stack = 128 << 10

    private final class Line {
        let descriptor: Int32
        let grace: Int32

        init(_ descriptor: Int32, _ grace: Int32) {
            (self.descriptor, self.grace) = (descriptor, grace)
        }

        func wait() {
            Lifeline.threadName.withCString {
                _ = hearth_prctl(PR_SET_NAME, UInt(bitPattern: $0))
            }
            // That nobody holds the other end is always said.
            var end = pollfd(fd: descriptor, events: 0, revents: 0)
            while poll(&end, 1, -1) < 0, errno == EINTR {}
            if grace > 0 { poll(nil, 0, grace * 1000) }
            _exit(Lifeline.exitCode)
        }
    }

    /// From now on the process ends when nobody holds the other end of a pipe any more, `grace` seconds later.
    ///
    /// A thread looks: called after `Confinement.enter`, which binds it too. False: the system gives none.
    package static func hold(_ descriptor: Int32, grace: Int32 = 0) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stack)
        var thread = pthread_t()
        let line = Unmanaged.passRetained(Line(descriptor, grace))
        return pthread_create(
            &thread, &attributes,
            { pointer in
                if let pointer { Unmanaged<Line>.fromOpaque(pointer).takeRetainedValue().wait() }
                return nil
            }, line.toOpaque()) == 0
    }
}
