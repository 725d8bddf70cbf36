// Calls of the system that Swift cannot make: the C library has no function for them, or one that
// takes any number of arguments, or the headers are older than the kernel.
#include <linux/sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int hearth_prctl(int option, unsigned long value) {
    return prctl(option, value, 0UL, 0UL, 0UL);
}

// <sched.h> has it for GNU programs only.
extern int unshare(int);

static inline int hearth_leave_network(void) {
    return unshare(CLONE_NEWUSER | CLONE_NEWNET);
}

// A file in memory that no path leads to, closed when another program is started; -1 where there is none.
static inline int hearth_memory_file(void) {
    return (int) syscall(SYS_memfd_create, "file", 1U);
}

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

// Keeps all open descriptors from the first on from programs that are started. 0, or -1 where the
// kernel is too old (Linux 5.11).
static inline int hearth_close_on_exec(unsigned first) {
    return (int) syscall(SYS_close_range, first, ~0U, 4U);
}

// What a Landlock ruleset takes charge of (linux/landlock.h, version 6).
struct hearth_landlock {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

// The kernel's version of Landlock; below 1: it has none.
static inline int hearth_landlock_version(void) {
    return (int) syscall(SYS_landlock_create_ruleset, NULL, 0UL, 1U);
}

// Forbids the calling thread, for good, all that the ruleset names. `size` is how much of it the
// kernel knows. 0, or -1 after an error.
static inline int hearth_landlock_enter(const struct hearth_landlock *ruleset, size_t size) {
    int descriptor = (int) syscall(SYS_landlock_create_ruleset, ruleset, size, 0U);
    if (descriptor < 0) return -1;
    int result = (int) syscall(SYS_landlock_restrict_self, descriptor, 0U);
    close(descriptor);
    return result;
}
