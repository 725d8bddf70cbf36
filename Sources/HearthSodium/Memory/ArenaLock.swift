import Glibc

/// A mutex of the C library; lives as long as the process.
///
/// Not `Synchronization.Mutex`, which the thread sanitizer does not see on Linux, so that it
/// would report every use of a secret as a race.
struct ArenaLock: @unchecked Sendable {
    // In a place of its own, since a C mutex must never move.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        let code = pthread_mutex_init(mutex, nil)
        precondition(code == 0)
    }

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
