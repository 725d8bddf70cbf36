// A disk that is slow to say that something is on it: HEARTH_DISK_MS milliseconds for each flush.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
    const char *text = getenv("HEARTH_DISK_MS");
    long milliseconds = text ? strtol(text, NULL, 10) : 0;
    struct timespec left = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    if (milliseconds > 0) nanosleep(&left, NULL);
}

static int flush(const char *name, int descriptor) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    wait_for_disk();
    return real(descriptor);
}

int fsync(int descriptor) { return flush("fsync", descriptor); }
int fdatasync(int descriptor) { return flush("fdatasync", descriptor); }
