/// A file that is read within bounds and overwritten in place, so that its length never changes.
struct FileOctets {
    private(set) var octets: [UInt8]

    init(_ octets: [UInt8]) {
        self.octets = octets
    }

    /// The file, of which nothing is left here: whoever overwrites it needs no copy.
    mutating func taken() -> FileOctets {
        defer { octets = [] }
        return self
    }

    /// Where all of it stands.
    var all: Range<Int> { octets.indices }

    subscript(place: Int) -> UInt8 { octets[place] }

    subscript(range: Range<Int>) -> ArraySlice<UInt8> { octets[range] }

    /// A number of up to eight octets, the highest first.
    ///
    /// - Throws: `.cutOff` unless all of them stand in the range.
    func bigEndian(
        _ count: Int, at place: Int, in range: Range<Int>
    ) throws(SoundError) -> UInt64 {
        try check(count, at: place, in: range)
        var number: UInt64 = 0
        for offset in 0..<count { number = number << 8 | UInt64(octets[place + offset]) }
        return number
    }

    /// A number of up to eight octets, the lowest first.
    ///
    /// - Throws: `.cutOff` unless all of them stand in the range.
    func littleEndian(
        _ count: Int, at place: Int, in range: Range<Int>
    ) throws(SoundError) -> UInt64 {
        try check(count, at: place, in: range)
        var number: UInt64 = 0
        for offset in (0..<count).reversed() {
            number = number << 8 | UInt64(octets[place + offset])
        }
        return number
    }

    /// Whether a text stands there.
    func has(_ text: String, at place: Int, in range: Range<Int>) -> Bool {
        guard place >= range.lowerBound, place <= range.upperBound else { return false }
        return octets[place..<range.upperBound].starts(with: text.utf8)
    }

    /// Whether nothing stands in a range but zeros.
    func isBlank(_ range: Range<Int>) -> Bool { octets[range].allSatisfy { $0 == 0 } }

    /// Where the zeros end that begin at a place.
    func endOfZeros(from place: Int, in range: Range<Int>) -> Int {
        octets[place..<range.upperBound].firstIndex { $0 != 0 } ?? range.upperBound
    }

    mutating func blank(_ range: Range<Int>) {
        for place in range { octets[place] = 0 }
    }

    /// Overwrites what stands there.
    mutating func put(_ values: some Sequence<UInt8>, at place: Int) {
        for (offset, value) in values.enumerated() { octets[place + offset] = value }
    }

    private func check(_ count: Int, at place: Int, in range: Range<Int>) throws(SoundError) {
        guard place >= range.lowerBound, place <= range.upperBound,
            count <= range.upperBound - place
        else { throw .cutOff }
    }
}
