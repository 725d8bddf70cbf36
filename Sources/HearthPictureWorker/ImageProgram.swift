import Glibc

/// Where the worker's program is.
package enum ImageProgram {
    package static let name = "hearth-image"

    /// Beside the program that runs: they are built and installed together.
    package static var path: String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return name }
        let path = String(decoding: buffer.prefix(count), as: UTF8.self)
        return (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
    }
}
