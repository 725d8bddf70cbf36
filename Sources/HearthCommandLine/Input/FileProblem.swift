import Glibc
import HearthAPI

/// What the system's number says about a file that a person named.
extension HearthError {
    /// It could not be opened or read.
    static func unreadable(_ path: String, _ number: Int32 = errno) -> HearthError {
        let code: ErrorCode =
            switch number {
            case ENOENT, ENOTDIR: .fileMissing
            case EISDIR: .fileIsFolder
            default: .fileUnreadable
            }
        return HearthError(code, ["file": path])
    }

    /// It could not be made or written.
    static func unwritable(_ path: String, _ number: Int32 = errno) -> HearthError {
        let code: ErrorCode =
            switch number {
            case EISDIR: .fileIsFolder
            case ENOSPC, EDQUOT: .fileDiskFull
            default: .fileUnwritable
            }
        return HearthError(code, ["file": path])
    }
}
