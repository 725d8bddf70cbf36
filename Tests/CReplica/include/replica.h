// A decoder that a hostile file took over, played: what it would try.
#pragma once

// What there is to find: a file of the home's, a folder to write in, the name of a Unix socket and a
// TCP port of this machine that somebody listens at.
struct replica_world {
    const char *secret;
    const char *folder;
    const char *socket;
    int port;
};

// The name of an attempt; NULL: there are no more.
const char *replica_name(int attempt);
// 1 when it got through.
int replica_try(int attempt, const struct replica_world *world);
// Whether some machines refuse it to everybody; all others get through where nobody is confined.
int replica_is_rare(int attempt);

// What decoding itself needs: memory and a thread. 1 when they are there.
int replica_can_work(void);

// Another program in place of this one; returns only when that failed.
void replica_become(const char *path);

// A system call by way of the numbers of another architecture, which a filter may have forgotten: 32
// bits, or those of x32. Whether this architecture has such.
int replica_call_with_32_bits(void);
int replica_call_as_x32(void);

// Takes seccomp, or Landlock, away from this process and what it starts, as an old kernel or a
// container does. 1 when that worked.
int replica_hide_seccomp(void);
int replica_hide_landlock(void);
