import Foundation

/// A disk on which everything that has to be on it takes so long: for one program.
struct SlowDisk {
    /// Runs a program on it.
    let wrapper: [String]
    private let tally: String

    /// How often it was waited for.
    var waits: Int {
        get throws {
            try FileManager.default.attributesOfItem(atPath: tally)[.size] as? Int ?? 0
        }
    }

    /// - Throws: `Failure` when there is no compiler.
    init(_ milliseconds: Int, folder: String) throws {
        tally = "\(folder)/slow.tally"
        try Data().write(to: URL(fileURLWithPath: tally))
        let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <stdlib.h>
            #include <time.h>
            #include <unistd.h>
            static void wait_a_while(void) {
                int f = open("\(tally)", O_WRONLY | O_APPEND | O_CLOEXEC);
                if (f < 0 || write(f, ".", 1) != 1) abort();
                close(f);
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
        wrapper = try Preload(source, named: "slow", folder: folder).wrapper
    }
}
