import CSodium

/// Octets that must not leak: in memory of their own, kept from being swapped out where the
/// system allows it, overwritten when the last reference goes, compared in constant time.
public final class SecretOctets: Sendable, Equatable, CustomStringConvertible {
    /// How many octets there are.
    package let count: Int

    // Written only before `init` returns, so that sharing it is sound.
    nonisolated(unsafe) private let address: UnsafeMutableRawPointer

    /// Sets aside `count` octets and has `fill` write all of them.
    package init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        precondition(count >= 0)
        Sodium.ready
        self.count = count
        address = SecretArena.allocate(byteCount: count)
        fill(UnsafeMutableRawBufferPointer(start: address, count: count))
    }

    /// The same for libsodium's functions, which write all `count` octets at the pointer.
    convenience init(count: Int, writing: (UnsafeMutablePointer<UInt8>) -> Void) {
        self.init(
            count: count,
            fill: { memory in
                guard let start = memory.baseAddress else { return }
                writing(start.assumingMemoryBound(to: UInt8.self))
            })
    }

    /// Copies `octets`; the copy that the caller holds stays where it is.
    package convenience init(_ octets: [UInt8]) {
        self.init(count: octets.count, fill: { $0.copyBytes(from: octets) })
    }

    /// `head` followed by `tail`.
    package convenience init(_ head: SecretOctets, _ tail: [UInt8]) {
        self.init(
            count: head.count + tail.count,
            fill: { memory in
                head.withUnsafeBytes { memory.copyBytes(from: $0) }
                UnsafeMutableRawBufferPointer(rebasing: memory[head.count...]).copyBytes(from: tail)
            })
    }

    deinit {
        SecretArena.release(address, byteCount: count)
    }

    /// Lends the octets to `body`, which must not let the pointer escape.
    package func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(UnsafeRawBufferPointer(start: address, count: count))
    }

    /// An ordinary array of the octets, to be stored or sent: nothing overwrites it afterwards.
    package func copy() -> [UInt8] {
        withUnsafeBytes { [UInt8]($0) }
    }

    /// The first `count` octets.
    package func prefix(_ count: Int) -> SecretOctets {
        precondition((0...self.count).contains(count))
        return SecretOctets(
            count: count,
            fill: { memory in withUnsafeBytes { memory.copyBytes(from: $0.prefix(count)) } })
    }

    /// In constant time for a given count; only the counts may show in the timing.
    public static func == (left: SecretOctets, right: SecretOctets) -> Bool {
        left.count == right.count
            && sodium_memcmp(left.address, right.address, left.count) == Sodium.success
    }

    /// Says how much there is, never what.
    public var description: String { "SecretOctets(\(count) octets)" }

    /// Lends the octets as libsodium's functions take them.
    ///
    /// A closure rather than a property: the memory is overwritten with the last reference, which
    /// may be the one that the pointer was asked of.
    func withPointer<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(self) {
            body(UnsafePointer(address.assumingMemoryBound(to: UInt8.self)))
        }
    }
}
