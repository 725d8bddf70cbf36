package import Glibc

/// A process that this one started, and that ends with it.
package struct Child {
    package let process: pid_t

    /// How a process ended.
    package enum End: Sendable, Hashable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    /// Starts this program once more, with the same environment and the given arguments (the program's
    /// name first); nil when that fails.
    ///
    /// - Parameters:
    ///   - arguments: the words of its command line, the program's name first.
    ///   - mask: the signals that are blocked in the new process.
    package init?(ofThisProgram arguments: [String], mask: sigset_t) {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var mask = mask
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/proc/self/exe", nil, &attributes, words, environ) == 0
        else { return nil }
        self.process = process
    }

    /// How it ended; nil: it has not.
    package func end() -> End? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        let number = status & 0x7F
        return number == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: number)
    }
}
