#include <natpmp.h>
