#include <archive.h>
#include <archive_entry.h>

// Whether an entry is a file, and neither a folder nor a link nor anything else.
static inline int hearth_archive_is_file(struct archive_entry *entry) {
    return archive_entry_filetype(entry) == AE_IFREG
        && archive_entry_symlink(entry) == NULL && archive_entry_hardlink(entry) == NULL;
}
