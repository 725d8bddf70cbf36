import Glibc

/// The machine's clocks that nobody sets.
enum MachineTime {
    /// What one of them shows.
    static func nanoseconds(_ clock: Int32) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
