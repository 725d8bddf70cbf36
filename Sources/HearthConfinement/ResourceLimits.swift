import Glibc

/// The most that a confined process may use.
enum ResourceLimits {
    static func set(octets: UInt64, seconds: UInt64) throws(ConfinementFailure) {
        let limits: [(__rlimit_resource_t, UInt64)] = [
            (__rlimit_resource_t(RLIMIT_AS.rawValue), octets),
            (__rlimit_resource_t(RLIMIT_CPU.rawValue), seconds),
            // Anybody who tries it by hand may want the answer in a file.
            (__rlimit_resource_t(RLIMIT_FSIZE.rawValue), 8 << 20),
            (__rlimit_resource_t(RLIMIT_CORE.rawValue), 0),
            (__rlimit_resource_t(RLIMIT_NOFILE.rawValue), 16),
        ]
        for (resource, bound) in limits {
            var limit = rlimit(rlim_cur: rlim_t(bound), rlim_max: rlim_t(bound))
            guard setrlimit(resource, &limit) == 0 else { throw .limits }
        }
    }
}
