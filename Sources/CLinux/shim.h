// Calls of the system that Swift cannot make: the C library has no function for them, or one that
// takes any number of arguments, or the headers are older than the kernel.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
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
// kernel knows. `reads`: files and folders that may be read and run all the same, with a null at the
// end; those that are not there are left out. 0, or -1 after an error.
static inline int hearth_landlock_enter(
    const struct hearth_landlock *ruleset, size_t size, const char *const *reads) {
    // LANDLOCK_ACCESS_FS_EXECUTE, _READ_FILE and _READ_DIR.
    struct __attribute__((packed)) { uint64_t access; int32_t folder; } rule = {0, -1};
    int descriptor = (int) syscall(SYS_landlock_create_ruleset, ruleset, size, 0U);
    if (descriptor < 0) return -1;
    int result = 0;
    for (; reads && *reads && result == 0; reads++) {
        rule.folder = open(*reads, O_PATH | O_CLOEXEC);
        if (rule.folder < 0) continue;
        rule.access = 1U | 4U | 8U;
        result = (int) syscall(SYS_landlock_add_rule, descriptor, 1, &rule, 0U);
        if (result != 0) {
            // A file, in which no folder is read.
            rule.access = 1U | 4U;
            result = (int) syscall(SYS_landlock_add_rule, descriptor, 1, &rule, 0U);
        }
        close(rule.folder);
    }
    if (result == 0) result = (int) syscall(SYS_landlock_restrict_self, descriptor, 0U);
    close(descriptor);
    return result;
}
