import HearthSodium

/// Cuts what is written into messages and seals them into a file.
struct ChunkSealer {
    private let file: BackupFile
    private var sealer: SecretStream.Sealer
    /// What the next message also covers.
    private var about: [UInt8]
    private var waiting: [UInt8] = []
    /// In octets.
    private(set) var written = 0

    /// `head`: what stands before the header of the stream.
    init(_ file: BackupFile, _ key: SymmetricKey, head: [UInt8]) throws(BackupError) {
        self.file = file
        sealer = SecretStream.Sealer(key: key)
        about = head
        try file.write(head + sealer.header)
    }

    mutating func write(_ octets: [UInt8]) throws(BackupError) {
        waiting += octets
        written += octets.count
        // The last message is the one that `finish` writes.
        while waiting.count > BackupFormat.chunkByteCount {
            try seal(Array(waiting.prefix(BackupFormat.chunkByteCount)), isLast: false)
            waiting.removeFirst(BackupFormat.chunkByteCount)
        }
    }

    mutating func finish() throws(BackupError) { try seal(waiting, isLast: true) }

    private mutating func seal(_ octets: [UInt8], isLast: Bool) throws(BackupError) {
        try file.write(sealer.seal(octets, additionalData: about, isLast: isLast))
        about = []
    }
}
