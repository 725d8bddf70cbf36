/// How long a WebM is: as it says itself, or by its last block.
struct WebMLength {
    /// Nanoseconds of a unit.
    var scale: UInt64 = 1_000_000
    /// Nanoseconds of a block; 0 where it is not known.
    var block: UInt64 = 0
    /// In units.
    private var said: Double = 0
    private var last: UInt64 = 0

    /// Takes what the file says, a floating point number of four or eight octets.
    mutating func setSaid(_ content: Range<Int>, _ file: FileOctets) throws(SoundError) {
        switch content.count {
        case 0: said = 0
        case 4:
            let bits = try file.bigEndian(4, at: content.lowerBound, in: content)
            said = Double(Float(bitPattern: UInt32(bits)))
        case 8:
            said = Double(
                bitPattern: try file.bigEndian(8, at: content.lowerBound, in: content))
        default: throw .damaged
        }
        guard said.isFinite, said >= 0 else { throw .damaged }
    }

    /// Takes when a block begins: its cluster's time and its own from there.
    mutating func add(_ time: UInt64, _ offset: Int16) {
        let start =
            offset < 0
            ? time - min(time, UInt64(offset.magnitude))
            : SampleTime.adding(time, UInt64(offset))
        last = max(last, start)
    }

    var milliseconds: UInt64 {
        get throws(SoundError) {
            let nanoseconds = SampleTime.multiplying(last, scale)
            let blocks = SampleTime.adding(nanoseconds, last > 0 ? block : 0) / 1_000_000
            let stated = (said * Double(scale) / 1_000_000).rounded()
            guard stated < 0x1p60 else { return .max }
            return max(UInt64(stated), blocks)
        }
    }
}
