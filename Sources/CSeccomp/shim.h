#include <seccomp.h>

static inline uint32_t hearth_seccomp_error(unsigned short number) {
    return SCMP_ACT_ERRNO(number);
}
