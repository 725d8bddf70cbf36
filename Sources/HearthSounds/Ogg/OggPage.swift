/// A page of an Ogg (RFC 3533, section 6).
struct OggPage {
    private static let headerByteCount = 27
    private static let checksumOffset = 22

    let start: Int
    let end: Int
    /// Which of the streams that a file may have.
    let serial: UInt64
    /// How many samples there are up to its end; nil where no packet ends on it.
    let granule: UInt64?
    let beginsStream: Bool
    let continuesPacket: Bool
    /// Lengths of its segments: one of 255 octets goes on in the next one.
    let segments: Range<Int>

    /// - Throws: `.damaged` where its checksum is another.
    init(_ file: FileOctets, at start: Int) throws(SoundError) {
        let all = file.all
        guard all.upperBound - start >= Self.headerByteCount else { throw .cutOff }
        guard file.has("OggS", at: start, in: all) else { throw .followed }
        guard file[start + 4] == 0 else { throw .otherStructure }
        let flags = file[start + 5]
        let count = Int(file[start + 26])
        segments = (start + Self.headerByteCount)..<(start + Self.headerByteCount + count)
        guard segments.upperBound <= all.upperBound else { throw .cutOff }
        let content = file[segments].reduce(0) { $0 + Int($1) }
        guard content <= all.upperBound - segments.upperBound else { throw .cutOff }
        self.start = start
        end = segments.upperBound + content
        serial = try file.littleEndian(4, at: start + 14, in: all)
        let granule = try file.littleEndian(8, at: start + 6, in: all)
        // A number with a sign.
        self.granule = granule > UInt64(Int64.max) ? nil : granule
        continuesPacket = flags & 1 != 0
        beginsStream = flags & 2 != 0
        let checksum = try file.littleEndian(4, at: start + Self.checksumOffset, in: all)
        guard checksum == UInt64(self.checksum(file)) else { throw .damaged }
    }

    /// What its octets make, with zeros where it stands itself.
    private func checksum(_ file: FileOctets) -> UInt32 {
        let place = start + Self.checksumOffset
        var remainder = OggChecksum()
        remainder.add(file[start..<place])
        remainder.add([0, 0, 0, 0])
        remainder.add(file[(place + 4)..<end])
        return remainder.value
    }

    /// Has to be done once something on the page is another.
    func putChecksum(into file: inout FileOctets) {
        let value = checksum(file)
        file.put(
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) },
            at: start + Self.checksumOffset)
    }
}
