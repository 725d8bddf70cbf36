import CSodium

/// Where small secrets live: pages that are locked once and never given back, cut into slots.
///
/// Locks on pages do not nest: were each secret to lock and unlock the memory that it happens to
/// lie in, the first one to go would unlock its neighbours. A page each would cost 4 KiB a key.
enum SecretArena {
    /// Holds the largest key or hash there is here.
    static let slotByteCount = 64
    private static let pageByteCount = 4_096
    private static let chunkByteCount = 4 * pageByteCount

    private static let lock = ArenaLock()
    // Touched only under the lock; each slot is either in here or with the secret that owns it.
    nonisolated(unsafe) private static var free: [UnsafeMutableRawPointer] = []

    /// Memory for `byteCount` octets, locked if the system allows it; its content is undefined.
    static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount > slotByteCount { return lockedPages(holding: byteCount) }
        return lock.withLock {
            if let slot = free.popLast() { return slot }
            let chunk = lockedPages(holding: chunkByteCount)
            free += stride(from: slotByteCount, to: chunkByteCount, by: slotByteCount).map {
                chunk + $0
            }
            return chunk
        }
    }

    /// Overwrites and takes back what `allocate(byteCount:)` gave for the same count.
    static func release(_ address: UnsafeMutableRawPointer, byteCount: Int) {
        if byteCount > slotByteCount {
            sodium_munlock(address, wholePages(byteCount))  // Overwrites first.
            address.deallocate()
        } else {
            sodium_memzero(address, slotByteCount)
            lock.withLock { free.append(address) }
        }
    }

    private static func lockedPages(holding byteCount: Int) -> UnsafeMutableRawPointer {
        let count = wholePages(byteCount)
        let address = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: pageByteCount)
        // May be refused (RLIMIT_MEMLOCK); the secret is then as safe as ordinary memory.
        _ = sodium_mlock(address, count)
        return address
    }

    private static func wholePages(_ byteCount: Int) -> Int {
        (byteCount + pageByteCount - 1) / pageByteCount * pageByteCount
    }
}
