/// A disk on which everything that has to be on it takes so long: for one program.
struct SlowDisk {
    /// Runs a program on it.
    let wrapper: [String]

    /// - Throws: `Failure` when there is no compiler.
    init(_ milliseconds: Int, folder: String) throws {
        let source = """
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
        wrapper = try Preload(source, named: "slow", folder: folder).wrapper
    }
}
