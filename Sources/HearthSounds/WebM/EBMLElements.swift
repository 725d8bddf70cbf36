/// The elements of a range, one behind the other, each of which says how long it is.
///
/// They are read one at a time: a file can have millions of them. The one that was read last may be overwritten.
struct EBMLElements {
    private let range: Range<Int>
    private var position: Int

    init(in range: Range<Int>) {
        self.range = range
        position = range.lowerBound
    }

    /// - Returns: nil at the end.
    mutating func next(_ file: FileOctets) throws(SoundError) -> EBMLElement? {
        guard position < range.upperBound else { return nil }
        let element = try EBMLElement(file, at: position, in: range)
        guard element.isSized else { throw .damaged }
        position = element.content.upperBound
        return element
    }
}
