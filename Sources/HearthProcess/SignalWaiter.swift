package import Glibc

/// Takes signals one after the other, in a process with one thread.
package struct SignalWaiter {
    private let signals: sigset_t
    /// What was blocked before: for the processes that are started.
    package let earlier: sigset_t

    /// From now on these interrupt nothing and wait to be taken.
    package init(_ numbers: [Int32]) {
        var signals = sigset_t()
        var earlier = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        sigprocmask(SIG_BLOCK, &signals, &earlier)
        (self.signals, self.earlier) = (signals, earlier)
    }

    /// A signal, and whether another process sent it (and not the terminal to all of its own); nil
    /// after so long without one.
    package func next(
        within time: Duration = .seconds(3600)
    ) -> (number: Int32, isSent: Bool)? {
        var signals = signals
        var information = siginfo_t()
        var limit = timespec(
            tv_sec: Int(time.components.seconds),
            tv_nsec: Int(time.components.attoseconds / 1_000_000_000))
        let number = sigtimedwait(&signals, &information, &limit)
        return number > 0 ? (number, information.si_code <= 0) : nil
    }
}
