/// A RIFF file with sound (Multimedia Programming Interface and Data Specifications 1.0, "WAVE").
package enum WaveFile {
    private static let headOctets = 44

    /// The same with its lengths in its head: a program that writes into a pipe cannot know them. Nil for what is none.
    package static func closed(_ octets: [UInt8]) -> [UInt8]? {
        guard octets.count > headOctets, octets.starts(with: Array("RIFF".utf8)),
            Array(octets[8..<16]) == Array("WAVEfmt ".utf8),
            Array(octets[36..<40]) == Array("data".utf8)
        else { return nil }
        var closed = octets
        closed.replaceSubrange(4..<8, with: little(octets.count - 8))
        closed.replaceSubrange(40..<44, with: little(octets.count - headOctets))
        return closed
    }

    private static func little(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
