import Glibc
import HearthAPI

/// Held by the one process that may touch a home; let go by the system when the process ends.
struct HomeLock {
    private let descriptor: Int32

    /// - Throws: `nodeAlreadyRunning`, or `homeReadOnly`.
    init(home: String) throws(HearthError) {
        descriptor = open(HomeFile.lock.path(in: home), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw HearthError(.homeReadOnly, ["home": home]) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw HearthError(.nodeAlreadyRunning, ["home": home])
        }
    }

    func release() {
        close(descriptor)
    }
}
