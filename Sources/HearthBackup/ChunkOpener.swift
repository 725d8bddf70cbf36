import HearthSodium

/// Reads the messages of a file one after the other and gives what they hold in pieces of any size.
struct ChunkOpener {
    private let file: BackupFile
    private var opener: SecretStream.Opener
    private var about: [UInt8]
    private var waiting: ArraySlice<UInt8> = []
    private var isAtEnd = false

    /// `head`: what was read of the file before.
    init(_ file: BackupFile, _ key: SymmetricKey, head: BackupHead) throws(BackupError) {
        guard let opener = SecretStream.Opener(key: key, header: head.header) else {
            throw .damaged
        }
        self.file = file
        self.opener = opener
        about = head.octets
    }

    /// The next octets, exactly `count` of them.
    ///
    /// - Throws: `.damaged` where there are fewer.
    mutating func read(_ count: Int) throws(BackupError) -> [UInt8] {
        var octets: [UInt8] = []
        while octets.count < count {
            let piece = try readSome(atMost: count - octets.count)
            guard !piece.isEmpty else { throw .damaged }
            octets += piece
        }
        return octets
    }

    /// Some of the next octets; none: that was all.
    mutating func readSome(atMost count: Int) throws(BackupError) -> ArraySlice<UInt8> {
        while waiting.isEmpty, !isAtEnd { try openNext() }
        let piece = waiting.prefix(count)
        waiting.removeFirst(piece.count)
        return piece
    }

    private mutating func openNext() throws(BackupError) {
        let sealed = try file.read(BackupFormat.chunkByteCount + SecretStream.overhead)
        guard let next = opener.open(sealed, additionalData: about) else { throw .damaged }
        about = []
        isAtEnd = next.isLast
        // A message that is not the last one and holds nothing would have no end.
        guard isAtEnd || next.plaintext.count == BackupFormat.chunkByteCount else { throw .damaged }
        if isAtEnd, !(try file.read(1)).isEmpty { throw .damaged }
        waiting = next.plaintext[...]
    }
}
