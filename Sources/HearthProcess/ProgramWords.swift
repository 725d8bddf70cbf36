import Glibc

/// The words with which the program was started, as the system has them.
package enum ProgramWords {
    /// Which word is no UTF-8, counted from 1 behind the program's name; nil: all are. What Swift gives as
    /// arguments was repaired, and would be taken for what somebody typed.
    package static var firstMalformed: Int? {
        guard let file = fopen("/proc/self/cmdline", "r") else { return nil }
        defer { fclose(file) }
        var (all, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            all += chunk.prefix(count)
        }
        return firstMalformed(in: all)
    }

    /// The same of words that each end in a zero octet (proc_pid_cmdline(5)).
    package static func firstMalformed(in octets: [UInt8]) -> Int? {
        octets.split(separator: 0, omittingEmptySubsequences: false).firstIndex { word in
            String(validating: word, as: UTF8.self) == nil
        }.flatMap { $0 > 0 ? $0 : nil }
    }
}
