import Glibc

/// What one input may cost, of a program that was built for the fuzzer and is some times slower and
/// larger than the real one.
enum Bounds {
    /// Seconds of the processor: others may need it at the same time.
    private static let seconds = 1.0
    /// Octets more than there were.
    private static let memory = 50 << 20
    private static let looksEvery = 512

    // One thread calls.
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var resident = 0
    nonisolated(unsafe) private static var highest = 0

    /// Ends the process, with the input kept by the fuzzer, when running costs more than that.
    static func watch(_ body: () -> Void) {
        // What the fuzzer itself keeps grows slowly.
        if count % looksEvery == 0 { resident = residentOctets() }
        count += 1
        let start = processorTime()
        body()
        let time = processorTime() - start
        precondition(time <= seconds, "it took \(time) s")
        let now = highestOctets()
        if now > highest, count > 1 {
            precondition(now - resident <= memory, "it took \((now - resident) >> 20) MiB")
        }
        highest = now
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func highestOctets() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss << 10
    }

    private static func residentOctets() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, file) != nil else { return 0 }
        let words = line.split(separator: CChar(bitPattern: UInt8(ascii: " ")))
        guard words.count > 1 else { return 0 }
        let digits = String(decoding: words[1].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (Int(digits) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
