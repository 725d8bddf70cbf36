#define _GNU_SOURCE
#include "replica.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <netinet/in.h>
#include <pthread.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

typedef const struct replica_world *World;

static int opened(int descriptor) {
    if (descriptor < 0) return 0;
    close(descriptor);
    return 1;
}

// In a buffer that the next call uses again.
static const char *inFolder(World world, const char *name) {
    static char path[4096];
    snprintf(path, sizeof path, "%s/%s", world->folder, name);
    return path;
}

// Files.

static int readSecret(World w) { return opened(open(w->secret, O_RDONLY)); }

static int readSecretNewly(World w) {
    // struct open_how of linux/openat2.h.
    uint64_t how[3] = {O_RDONLY, 0, 0};
    return opened((int) syscall(437, AT_FDCWD, w->secret, how, sizeof how));
}

static int lookAtSecret(World w) {
    struct stat status;
    return stat(w->secret, &status) == 0;
}

static int findSecret(World w) { return access(w->secret, F_OK) == 0; }

static int listFolder(World w) {
    DIR *folder = opendir(w->folder);
    if (folder == NULL) return 0;
    closedir(folder);
    return 1;
}

static int writeFile(World w) {
    return opened(open(inFolder(w, "written"), O_WRONLY | O_CREAT, 0600));
}

static int makeFolder(World w) { return mkdir(inFolder(w, "made"), 0700) == 0; }

static int makeLink(World w) { return symlink("/etc/passwd", inFolder(w, "link")) == 0; }

static int renameSecret(World w) {
    const char *away = inFolder(w, "away");
    return rename(w->secret, away) == 0 && rename(away, w->secret) == 0;
}

static int shortenSecret(World w) { return truncate(w->secret, 1) == 0; }

static int changeMode(World w) { return chmod(w->secret, 0600) == 0; }

static int changeFolder(World w) {
    (void) w;
    return chdir("/") == 0;
}

static int readOwnMemory(World w) {
    (void) w;
    return opened(open("/proc/self/maps", O_RDONLY));
}

static int readParent(World w) {
    (void) w;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/status", (int) getppid());
    return opened(open(path, O_RDONLY));
}

static int readMachine(World w) {
    (void) w;
    return opened(open("/etc/passwd", O_RDONLY));
}

static int makeMemoryFile(World w) {
    (void) w;
    return opened((int) syscall(SYS_memfd_create, "replica", 0));
}

static int watchFolder(World w) {
    int descriptor = inotify_init();
    int watch = descriptor < 0 ? -1 : inotify_add_watch(descriptor, w->folder, IN_CREATE);
    opened(descriptor);
    return watch >= 0;
}

// Sockets.

static int connectTo(int family, int type, const void *address, socklen_t size) {
    int descriptor = socket(family, type, 0);
    if (descriptor < 0) return 0;
    int result = address == NULL ? 0 : connect(descriptor, address, size);
    close(descriptor);
    return result == 0;
}

static int dialTCP(World w) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t) w->port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return connectTo(AF_INET, SOCK_STREAM, &address, sizeof address);
}

static int sendUDP(World w) {
    (void) w;
    return connectTo(AF_INET, SOCK_DGRAM, NULL, 0);
}

static int openIPv6(World w) {
    (void) w;
    return connectTo(AF_INET6, SOCK_STREAM, NULL, 0);
}

static int dialUnix(World w) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, w->socket, sizeof address.sun_path - 1);
    return connectTo(AF_UNIX, SOCK_STREAM, &address, sizeof address);
}

static int openNetlink(World w) {
    (void) w;
    return connectTo(AF_NETLINK, SOCK_RAW, NULL, 0);
}

static int pairSockets(World w) {
    (void) w;
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) return 0;
    close(pair[0]);
    return opened(pair[1]);
}

static int useRing(World w) {
    (void) w;
    // struct io_uring_params of linux/io_uring.h.
    uint8_t parameters[120] = {0};
    return opened((int) syscall(425, 4, parameters));
}

// Processes.

static int reap(long process) {
    if (process == 0) _exit(0);
    if (process < 0) return 0;
    waitpid((pid_t) process, NULL, 0);
    return 1;
}

static int forkOne(World w) {
    (void) w;
    return reap(fork());
}

static int forkNewly(World w) {
    (void) w;
    struct clone_args arguments = {.exit_signal = SIGCHLD};
    return reap(syscall(SYS_clone3, &arguments, sizeof arguments));
}

static int forkByThreadCall(World w) {
    (void) w;
    return reap(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
}

static int startProgram(World w) {
    (void) w;
    pid_t process = fork();
    if (process == 0) {
        replica_become("/bin/true");
        _exit(1);
    }
    int status = 1;
    return process > 0 && waitpid(process, &status, 0) == process && status == 0;
}

static int knowParent(World w) {
    (void) w;
    return kill(getppid(), 0) == 0;
}

static int signalParentThread(World w) {
    (void) w;
    return syscall(SYS_tgkill, getppid(), getppid(), 0) == 0;
}

static int holdParent(World w) {
    (void) w;
    return opened((int) syscall(434, getppid(), 0));
}

static int readParentMemory(World w) {
    (void) w;
    static char here[1];
    struct iovec local = {here, 1}, remote = {here, 1};
    // Memory that is not there is another refusal than not being allowed to look.
    long result = process_vm_readv(getppid(), &local, 1, &remote, 1, 0);
    return result == 1 || errno == EFAULT;
}

static int beTraced(World w) {
    (void) w;
    return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0;
}

// Code, rights and the rest.

static int makeCode(World w) {
    (void) w;
    void *page = mmap(
        NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page != MAP_FAILED && munmap(page, 4096) == 0;
}

static int turnIntoCode(World w) {
    (void) w;
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page != MAP_FAILED && mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
}

static int leaveNamespace(World w) {
    (void) w;
    return syscall(SYS_unshare, CLONE_NEWUSER) == 0;
}

static int liftLimit(World w) {
    (void) w;
    struct rlimit limit;
    return getrlimit(RLIMIT_CPU, &limit) == 0 && setrlimit(RLIMIT_CPU, &limit) == 0;
}

static int showMemory(World w) {
    (void) w;
    return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) == 0;
}

static int shareMemory(World w) {
    (void) w;
    int segment = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    return segment >= 0 && shmctl(segment, IPC_RMID, NULL) == 0;
}

static int leaveMessage(World w) {
    (void) w;
    int queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    return queue >= 0 && msgctl(queue, IPC_RMID, NULL) == 0;
}

static int useKeyring(World w) {
    (void) w;
    return syscall(SYS_keyctl, 0, -2, 1) >= 0;
}

static int leaveSession(World w) {
    (void) w;
    return syscall(SYS_setpriority, PRIO_PROCESS, 0, 19) == 0;
}

static const struct {
    const char *name;
    int (*run)(World);
    int isRare;
} attempts[] = {
    {"read a file of the home", readSecret, 0},
    {"read a file of the home by the newer call", readSecretNewly, 0},
    {"look at a file of the home", lookAtSecret, 0},
    {"find a file of the home", findSecret, 0},
    {"list a folder", listFolder, 0},
    {"write a file", writeFile, 0},
    {"make a folder", makeFolder, 0},
    {"make a link", makeLink, 0},
    {"rename a file of the home", renameSecret, 0},
    {"shorten a file of the home", shortenSecret, 0},
    {"change the mode of a file of the home", changeMode, 0},
    {"change the folder", changeFolder, 0},
    {"read /proc/self", readOwnMemory, 0},
    {"read /proc of the parent", readParent, 0},
    {"read /etc", readMachine, 0},
    {"make a file in memory", makeMemoryFile, 0},
    {"watch a folder", watchFolder, 0},
    {"dial a TCP port", dialTCP, 0},
    {"open a UDP socket", sendUDP, 0},
    {"open an IPv6 socket", openIPv6, 1},
    {"dial a Unix socket", dialUnix, 0},
    {"open a netlink socket", openNetlink, 0},
    {"make a pair of sockets", pairSockets, 0},
    {"use an io_uring", useRing, 1},
    {"fork", forkOne, 0},
    {"fork by the newer call", forkNewly, 0},
    {"fork by the call for threads", forkByThreadCall, 0},
    {"start a program", startProgram, 0},
    {"find out about the parent", knowParent, 0},
    {"signal a thread of the parent", signalParentThread, 0},
    {"hold the parent", holdParent, 0},
    {"read the memory of the parent", readParentMemory, 1},
    {"make memory that can be run", makeCode, 0},
    {"make memory one that can be run", turnIntoCode, 0},
    {"set a limit", liftLimit, 0},
    {"let others read its memory", showMemory, 0},
    {"share memory", shareMemory, 0},
    {"leave a message", leaveMessage, 0},
    {"use a keyring", useKeyring, 1},
    {"change its priority", leaveSession, 0},
    {"enter a namespace", leaveNamespace, 1},
    // Last: who is traced stops at signals.
    {"be traced", beTraced, 0},
};

const char *replica_name(int attempt) {
    int count = sizeof attempts / sizeof attempts[0];
    return attempt < count ? attempts[attempt].name : NULL;
}

int replica_try(int attempt, World world) { return attempts[attempt].run(world); }

int replica_is_rare(int attempt) { return attempts[attempt].isRare; }

static void *touch(void *memory) {
    memset(memory, 1, 1 << 20);
    return memory;
}

int replica_can_work(void) {
    void *memory = malloc(1 << 20), *result = NULL;
    pthread_t thread;
    if (memory == NULL || pthread_create(&thread, NULL, touch, memory) != 0) return 0;
    int worked = pthread_join(thread, &result) == 0 && result == memory;
    free(memory);
    return worked;
}

void replica_become(const char *path) {
    char *arguments[] = {(char *) path, NULL}, *environment[] = {NULL};
    execve(path, arguments, environment);
}

int replica_call_with_32_bits(void) {
#if defined(__x86_64__)
    // getpid of i386.
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory", "r8", "r9", "r10", "r11");
    return 1;
#else
    return 0;
#endif
}

int replica_call_as_x32(void) {
#if defined(__x86_64__)
    syscall(0x40000000 | SYS_getpid);
    return 1;
#else
    return 0;
#endif
}

static int hide(const char *const *names, int count) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == NULL) return 0;
    int worked = 1;
    for (int i = 0; i < count; i++) {
        int number = seccomp_syscall_resolve_name(names[i]);
        worked = worked && seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), number, 0) == 0;
    }
    if (count == 1) {
        worked = worked
            && seccomp_rule_add(
                filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP)) == 0;
    }
    worked = worked && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return worked;
}

int replica_hide_seccomp(void) {
    const char *names[] = {"seccomp"};
    return hide(names, 1);
}

int replica_hide_landlock(void) {
    const char *names[] = {
        "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self"};
    return hide(names, 3);
}
