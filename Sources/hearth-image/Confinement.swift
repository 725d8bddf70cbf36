import CVips
import Glibc
import HearthPictures

/// What the process gives up before it reads a single octet that somebody else made.
enum Confinement {
    /// - Returns: false when a limit cannot be set; then nothing must be read.
    static func enter() -> Bool {
        // When memory runs out it goes before anything else of the household's.
        if let file = fopen("/proc/self/oom_score_adj", "w") {
            fputs("1000", file)
            fclose(file)
        }
        let limits: [(__rlimit_resource_t, UInt64)] = [
            (__rlimit_resource_t(RLIMIT_AS.rawValue), PictureLimits.workerOctets),
            (__rlimit_resource_t(RLIMIT_CPU.rawValue), PictureLimits.workerSeconds),
            // Whoever tries it by hand may want the answer in a file.
            (__rlimit_resource_t(RLIMIT_FSIZE.rawValue), 8 << 20),
            (__rlimit_resource_t(RLIMIT_CORE.rawValue), 0),
            (__rlimit_resource_t(RLIMIT_NOFILE.rawValue), 16),
        ]
        for (resource, bound) in limits {
            var limit = rlimit(rlim_cur: rlim_t(bound), rlim_max: rlim_t(bound))
            guard setrlimit(resource, &limit) == 0 else { return false }
        }
        guard hearth_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0, hearth_prctl(PR_SET_DUMPABLE, 0) == 0
        else { return false }
        // No network; some systems do not allow it to whoever is not root.
        _ = hearth_leave_network()
        _ = nice(10)
        return true
    }
}
