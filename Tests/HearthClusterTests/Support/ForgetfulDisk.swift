import Foundation

/// A disk that keeps of a home only what a program asked to have on it, once the power is cut.
///
/// Whenever a file has been synced it is copied beside the home; after the cut the home is what the
/// copies are. Of what a real disk may keep beyond that, nothing is kept.
struct ForgetfulDisk {
    /// Runs a program on it.
    let wrapper: [String]
    private let home: String
    private let kept: String

    /// For a home whose node does not run. `losing`: files whose names end so are lost although they
    /// were synced, as on a disk that says so too early.
    ///
    /// - Throws: `Failure` when there is no compiler.
    init(home: String, folder: String, losing: String? = nil) throws {
        self.home = home
        kept = "\(home)-kept"
        wrapper = try Preload(
            Self.source(home: home, kept: kept, losing: losing ?? "/"),
            named: "forgetful-\(URL(fileURLWithPath: home).lastPathComponent)",
            folder: folder
        ).wrapper
        try FileManager.default.createDirectory(
            atPath: kept, withIntermediateDirectories: true)
        try Self.copyFiles(from: home, to: kept)
    }

    /// What the disk holds after the power was cut, when the node is dead.
    func forget() throws {
        try Self.copyFiles(from: kept, to: home)
    }

    /// Makes the files of one folder those of another; sockets are none.
    private static func copyFiles(from: String, to: String) throws {
        let files = FileManager.default
        func names(_ folder: String) throws -> [String] {
            try files.contentsOfDirectory(atPath: folder).filter {
                try files.attributesOfItem(atPath: "\(folder)/\($0)")[.type] as? FileAttributeType
                    == .typeRegular && !$0.hasSuffix(".incomplete")
            }
        }
        for name in try names(to) { try files.removeItem(atPath: "\(to)/\(name)") }
        for name in try names(from) {
            try files.copyItem(atPath: "\(from)/\(name)", toPath: "\(to)/\(name)")
        }
    }

    private static func source(home: String, kept: String, losing: String) -> String {
        """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <stdio.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <unistd.h>
        static void keep(int f) {
            char link[64], path[4096], copy[4200], whole[4200], octets[65536];
            struct stat s;
            snprintf(link, sizeof link, "/proc/self/fd/%d", f);
            ssize_t n = readlink(link, path, sizeof path - 1);
            if (n <= 0 || fstat(f, &s) != 0 || !S_ISREG(s.st_mode)) return;
            path[n] = 0;
            char *name = strrchr(path, '/');
            if (!name) return;
            *name++ = 0;
            if (strcmp(path, "\(home)") != 0) return;
            size_t length = strlen(name), end = strlen("\(losing)");
            if (length >= end && strcmp(name + length - end, "\(losing)") == 0) return;
            snprintf(whole, sizeof whole, "\(kept)/%s", name);
            snprintf(copy, sizeof copy, "\(kept)/%s.incomplete", name);
            int to = open(copy, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
            int from = open(link, O_RDONLY | O_CLOEXEC);
            while (from >= 0 && to >= 0 && (n = read(from, octets, sizeof octets)) > 0)
                if (write(to, octets, n) != n) break;
            close(from);
            close(to);
            if (n == 0) rename(copy, whole);
        }
        int fsync(int f) {
            int r = ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(f);
            if (r == 0) keep(f);
            return r;
        }
        int fdatasync(int f) {
            int r = ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(f);
            if (r == 0) keep(f);
            return r;
        }
        """
    }
}
