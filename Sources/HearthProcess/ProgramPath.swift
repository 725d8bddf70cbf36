import Glibc

/// The file of the program that runs.
package enum ProgramPath {
    /// Nil where the system does not say.
    package static var own: String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
}
