import Glibc

/// That nobody wants the port any more.
enum InputEnd {
    /// Whether it is so after so many milliseconds at most.
    static func isReached(within milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) != 0
    }
}
