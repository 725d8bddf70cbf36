/// The header of a frame, of four octets.
struct MP3Frame {
    private static let headerByteCount = 4

    /// In hertz.
    let rate: UInt64
    let samples: UInt64
    let byteCount: Int
    /// MPEG-1; else MPEG-2, or 2.5 with half of its rates.
    private let isFirstVersion: Bool
    private let isMono: Bool

    /// nil for what is no header, and for a bit rate that it does not say: the length of such a frame
    /// cannot be known.
    init?(_ file: FileOctets, at place: Int) {
        guard let header = try? file.bigEndian(Self.headerByteCount, at: place, in: file.all),
            header >> 21 == 0x7FF, header >> 17 & 3 == 1
        else { return nil }
        let version = header >> 19 & 3
        let bitRate = Int(header >> 12 & 15)
        let rate = Int(header >> 10 & 3)
        guard version != 1, bitRate != 0, bitRate != 15, rate != 3, header & 3 != 2 else {
            return nil
        }
        isFirstVersion = version == 3
        isMono = header >> 6 & 3 == 3
        let shift = version == 3 ? 0 : version == 2 ? 1 : 2
        self.rate = Self.rates[rate] >> UInt64(shift)
        samples = isFirstVersion ? 1152 : 576
        let bits = (isFirstVersion ? Self.firstBitRates : Self.otherBitRates)[bitRate] * 1000
        byteCount = Int(samples / 8 * bits / self.rate + (header >> 9 & 1))
    }

    private static let rates: [UInt64] = [44_100, 48_000, 32_000]
    /// In kilobits a second.
    private static let firstBitRates: [UInt64] = [
        0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
    ]
    private static let otherBitRates: [UInt64] = [
        0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160,
    ]

    /// Whether both can be of one sound.
    func isLike(_ other: MP3Frame) -> Bool {
        rate == other.rate && isFirstVersion == other.isFirstVersion
    }

    /// Whether the frame has no sound but a description of the file by the program that made it.
    func isDescription(in file: FileOctets, at place: Int) -> Bool {
        let side = isFirstVersion ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
        let description = place + Self.headerByteCount + side
        return file.has("Xing", at: description, in: file.all)
            || file.has("Info", at: description, in: file.all)
            || file.has("VBRI", at: place + Self.headerByteCount + 32, in: file.all)
    }
}
