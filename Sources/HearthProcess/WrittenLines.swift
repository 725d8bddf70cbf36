import Glibc
import NIOConcurrencyHelpers
import Synchronization

/// All that the process writes on its standard streams, line by line, whoever in it writes: libraries and the words
/// of a fatal error too.
///
/// The streams lead into pipes, which a thread each reads.
package enum WrittenLines {
    /// What becomes of a line, which it gets without its end; `stream` is 1 or 2.
    package typealias Change = @Sendable (_ line: String, _ stream: Int32) -> String

    private struct Stream: Sendable {
        let number: Int32
        /// Where it led before.
        let before: Int32
        let reading: Int32
    }

    /// Octets of a line; what is longer is taken for several.
    private static let longest = 64 << 10
    private static let stack = 512 << 10
    /// For how long a process that ends waits for its last lines, in milliseconds.
    private static let patience = 1000

    private static let streams = NIOLockedValueBox<[Stream]>([])
    /// How many of the threads have lines that they have not written yet, or have not ended.
    private static let busy = Atomic<Int>(0)
    private static let running = Atomic<Int>(0)
    /// For the handler of signals, which may wait for nothing.
    private static let output = Atomic<Int32>(-1)
    private static let errors = Atomic<Int32>(-1)

    /// From now on each line is changed before it is written. Where the system gives no pipe, all stays as it is.
    package static func change(_ change: @escaping Change) {
        for number in [STDOUT_FILENO, STDERR_FILENO] {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { continue }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let before = fcntl(number, F_DUPFD_CLOEXEC, 3)
            let stream = Stream(number: number, before: before, reading: ends[0])
            running.add(1, ordering: .sequentiallyConsistent)
            guard before >= 0, PlainThread.start(stack: stack, { read(stream, change) }) else {
                running.subtract(1, ordering: .sequentiallyConsistent)
                for end in ends { close(end) }
                continue
            }
            dup2(ends[1], number)
            close(ends[1])
            streams.withLockedValue { $0.append(stream) }
            if number == STDOUT_FILENO {
                output.store(ends[0], ordering: .sequentiallyConsistent)
            } else {
                errors.store(ends[0], ordering: .sequentiallyConsistent)
            }
        }
        for number in Fault.signals { signal(number) { WrittenLines.fault($0) } }
    }

    /// Has all lines written, and lets the streams lead where they did before.
    package static func end() {
        fflush(nil)
        for stream in streams.withLockedValue({ $0 }) { dup2(stream.before, stream.number) }
        wait { running.load(ordering: .sequentiallyConsistent) == 0 }
    }

    /// Lets the threads write what a process that falls over said last.
    private static func fault(_ number: Int32) {
        wait { isIdle }
        signal(number, SIG_DFL)
        raise(number)
    }

    private static var isIdle: Bool {
        !hasMore(output.load(ordering: .sequentiallyConsistent))
            && !hasMore(errors.load(ordering: .sequentiallyConsistent))
            && busy.load(ordering: .sequentiallyConsistent) == 0
    }

    private static func hasMore(_ descriptor: Int32) -> Bool {
        guard descriptor >= 0 else { return false }
        var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&asked, 1, 0) > 0 && asked.revents & Int16(POLLIN) != 0
    }

    private static func wait(until isDone: () -> Bool) {
        for _ in 0..<patience where !isDone() { usleep(1000) }
    }

    private static func read(_ stream: Stream, _ change: Change) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: longest)
        func write(_ line: ArraySlice<UInt8>) {
            let text = change(String(decoding: line, as: UTF8.self), stream.number) + "\n"
            var octets = Array(text.utf8)[...]
            while !octets.isEmpty {
                let count = octets.withUnsafeBytes {
                    Glibc.write(stream.before, $0.baseAddress, $0.count)
                }
                if count < 0, errno != EINTR { return }
                octets = octets.dropFirst(max(0, count))
            }
        }
        while true {
            var asked = pollfd(fd: stream.reading, events: Int16(POLLIN), revents: 0)
            guard poll(&asked, 1, -1) >= 0 || errno == EINTR else { break }
            // Before anything is taken out of the pipe, so that it is never nowhere.
            busy.add(1, ordering: .sequentiallyConsistent)
            defer { busy.subtract(1, ordering: .sequentiallyConsistent) }
            let count = Glibc.read(stream.reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest += buffer.prefix(count)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                write(rest[..<end])
                rest.removeSubrange(...end)
            }
            if rest.count >= longest {
                write(rest[...])
                rest = []
            }
        }
        if !rest.isEmpty { write(rest[...]) }
        running.subtract(1, ordering: .sequentiallyConsistent)
    }
}
