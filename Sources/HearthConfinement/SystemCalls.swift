import CLinux
import CSeccomp
import Glibc

/// The system calls that are left (seccomp, by libseccomp, which knows their numbers).
///
/// What is not named here fails with "not permitted": libraries try things that they can do without.
/// A call by way of another architecture's numbers ends the process.
enum SystemCalls {
    private static let allowed = [
        // What is open already.
        "read", "write", "readv", "writev", "lseek", "close", "poll", "ppoll",
        // Memory.
        "brk", "munmap", "mremap", "madvise",
        // Threads and their locks.
        "futex", "set_robust_list", "rseq", "sched_yield", "sched_getaffinity", "gettid", "getpid",
        "membarrier",
        // Signals, and the end.
        "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "exit", "exit_group",
        "restart_syscall",
        // Time and chance.
        "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday",
        "getrandom",
    ]

    /// For connections over IPv4, made one after the other.
    private static let allowedToConnect = [
        "connect", "bind", "sendto", "recvfrom", "sendmsg", "recvmsg", "shutdown",
        "setsockopt", "getsockopt", "getsockname", "getpeername",
        "select", "pselect6",
    ]

    /// For a program that takes the place of this one, which is loaded and opens what it is made of.
    private static let allowedToRun = [
        "execve", "access", "faccessat", "faccessat2", "stat", "fstat", "lstat", "newfstatat",
        "statx", "readlink", "readlinkat", "getdents64", "getcwd", "pread64", "dup", "dup2",
        "arch_prctl", "set_tid_address", "getrlimit", "uname",
        "sysinfo", "getuid", "geteuid", "getgid", "getegid", "fadvise64", "mmap", "mprotect",
    ]

    static func confine(
        mayConnect: Bool, mayRun: Bool = false
    ) throws(ConfinementFailure) {
        guard let filter = seccomp_init(hearth_seccomp_error(UInt16(EPERM))) else {
            throw .seccomp
        }
        defer { seccomp_release(filter) }
        // Threads that a library has started are confined too.
        var isDone = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0
        func rule(_ name: String, _ action: UInt32, _ condition: scmp_arg_cmp? = nil) {
            let number = seccomp_syscall_resolve_name(name)
            // Not every architecture has every call.
            guard number != __NR_SCMP_ERROR else { return }
            let conditions = condition.map { [$0] } ?? []
            let result = seccomp_rule_add_array(
                filter, action, number, UInt32(conditions.count), conditions)
            isDone = isDone && result == 0
        }
        for name in allowed { rule(name, SCMP_ACT_ALLOW) }
        if mayConnect {
            for name in allowedToConnect { rule(name, SCMP_ACT_ALLOW) }
            rule("socket", SCMP_ACT_ALLOW, bits(of: 0, in: .max, are: UInt64(AF_INET)))
            rule("fcntl", SCMP_ACT_ALLOW, bits(of: 1, in: .max, are: UInt64(F_GETFL)))
            rule("fcntl", SCMP_ACT_ALLOW, bits(of: 1, in: .max, are: UInt64(F_SETFL)))
        }
        if mayRun {
            for name in allowedToRun { rule(name, SCMP_ACT_ALLOW) }
            for command in [F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC] {
                rule("fcntl", SCMP_ACT_ALLOW, bits(of: 1, in: .max, are: UInt64(command)))
            }
            rule("ioctl", SCMP_ACT_ALLOW, bits(of: 1, in: .max, are: UInt64(TCGETS)))
            // One's own limits, which are read and not set.
            rule("prlimit64", SCMP_ACT_ALLOW, bits(of: 2, in: .max, are: 0))
            // For reading alone.
            let ways = UInt64(O_ACCMODE | O_CREAT | O_TRUNC)
            rule("open", SCMP_ACT_ALLOW, bits(of: 1, in: ways, are: UInt64(O_RDONLY)))
            rule("openat", SCMP_ACT_ALLOW, bits(of: 2, in: ways, are: UInt64(O_RDONLY)))
        }
        // Memory that is never run.
        for name in ["mmap", "mprotect"] where !mayRun {
            rule(name, SCMP_ACT_ALLOW, bits(of: 2, in: UInt64(PROT_EXEC), are: 0))
        }
        // Threads, and no processes. The newer call hides its flags behind a pointer; where it is not
        // there the C library takes this one.
        let thread = UInt64(CLONE_THREAD)
        rule(
            "clone", SCMP_ACT_ALLOW,
            bits(of: 0, in: thread | namespaces, are: thread))
        rule("clone3", hearth_seccomp_error(UInt16(ENOSYS)))
        // Naming a thread; ending oneself, as a failed check does.
        rule("prctl", SCMP_ACT_ALLOW, bits(of: 0, in: .max, are: UInt64(PR_SET_NAME)))
        rule("tgkill", SCMP_ACT_ALLOW, bits(of: 0, in: .max, are: UInt64(getpid())))
        guard isDone, seccomp_load(filter) == 0 else { throw .seccomp }
    }

    /// Which a new thread might enter.
    private static let namespaces: UInt64 = [
        CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID,
        CLONE_NEWNET,
    ].reduce(0) { $0 | UInt64($1) }

    /// That some bits of a call's argument have this value.
    private static func bits(of argument: UInt32, in mask: UInt64, are value: UInt64)
        -> scmp_arg_cmp
    {
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
    }
}
