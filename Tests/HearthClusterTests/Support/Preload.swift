import Foundation

/// What stands between a program and the system's library: written in C, compiled by the test.
struct Preload {
    /// Runs a program with it.
    let wrapper: [String]

    /// - Throws: `Failure` when there is no compiler, or it does not compile.
    init(_ source: String, named name: String, folder: String) throws {
        let file = "\(folder)/\(name).c"
        let library = "\(folder)/\(name).so"
        try Data(source.utf8).write(to: URL(fileURLWithPath: file))
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["cc", "-shared", "-fPIC", "-o", library, file, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure("cc does not compile \(file).") }
        wrapper = ["/usr/bin/env", "LD_PRELOAD=\(library)"]
    }
}
