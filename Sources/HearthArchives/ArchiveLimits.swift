/// What is taken of a zip file; `protocol-spec/limits.md` lists it.
package enum ArchiveLimits {
    /// Octets of the file itself.
    package static let octets: Int64 = 8 << 30
    /// Files in it, of all kinds.
    package static let entries = 100_000
    /// Octets of a path in it.
    package static let nameOctets = 1000
    /// Octets of one file that is unpacked.
    package static let entryOctets = 32 << 20
    /// Octets of all texts, unpacked.
    package static let textOctets = 256 << 20
    /// How many times as large as the zip file all texts may be, beyond `freeOctets`: people's texts become a tenth.
    package static let ratio: Int64 = 100
    package static let freeOctets: Int64 = 4 << 20

    /// Address space of the worker, seconds of the processor, and time to wait for it.
    package static let workerOctets: UInt64 = 1024 << 20
    package static let workerSeconds: UInt64 = 120
    package static let workerDeadline: Duration = .seconds(300)
}
