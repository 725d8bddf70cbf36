import Foundation

/// A disk on which everything that has to be on it takes so long: for one program.
struct SlowDisk {
    /// Runs a program on it.
    let wrapper: [String]

    /// Compiles what stands between the program and the system.
    ///
    /// - Throws: `Failure` when there is no compiler.
    init(_ milliseconds: Int, folder: String) throws {
        let source = "\(folder)/slow.c"
        let library = "\(folder)/slow.so"
        let text = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <time.h>
            static void wait_a_while(void) {
                struct timespec t = {\(milliseconds / 1000), \(milliseconds % 1000) * 1000000L};
                nanosleep(&t, 0);
            }
            int fsync(int f) {
                wait_a_while();
                return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(f);
            }
            int fdatasync(int f) {
                wait_a_while();
                return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(f);
            }
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: source))
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure("cc does not compile.") }
        wrapper = ["/usr/bin/env", "LD_PRELOAD=\(library)"]
    }
}
