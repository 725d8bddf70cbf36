/// Octets of a fixed number that are kept in place, not on the heap: thousands of ids are copied, compared and hashed
/// for one answer.
package protocol OctetBlock: Hashable, Comparable, Sendable {
    static var byteCount: Int { get }

    /// `octets`: exactly `byteCount`.
    init(octets: UnsafeRawBufferPointer)

    func append(to octets: inout [UInt8])
}

extension UInt64: OctetBlock {
    package static var byteCount: Int { 8 }

    package init(octets: UnsafeRawBufferPointer) {
        self = UInt64(bigEndian: octets.loadUnaligned(as: UInt64.self))
    }

    package func append(to octets: inout [UInt8]) {
        withUnsafeBytes(of: bigEndian) { octets.append(contentsOf: $0) }
    }
}

/// One block after the other. Each is a type of its own, since modules that use them do not see into this one: they
/// would make a generic type anew at every use.
package protocol OctetPair: OctetBlock {
    associatedtype First: OctetBlock
    associatedtype Second: OctetBlock
    var first: First { get }
    var second: Second { get }
    init(first: First, second: Second)
}

extension OctetPair {
    package static var byteCount: Int { First.byteCount + Second.byteCount }

    package init(octets: UnsafeRawBufferPointer) {
        self.init(
            first: First(octets: UnsafeRawBufferPointer(rebasing: octets[..<First.byteCount])),
            second: Second(octets: UnsafeRawBufferPointer(rebasing: octets[First.byteCount...])))
    }

    package func append(to octets: inout [UInt8]) {
        first.append(to: &octets)
        second.append(to: &octets)
    }

    /// Octet by octet, for numbers are kept big-endian.
    package static func < (left: Self, right: Self) -> Bool {
        left.first == right.first ? left.second < right.second : left.first < right.first
    }
}

package typealias Octets8 = UInt64

package struct Octets16: OctetPair {
    package let first: Octets8
    package let second: Octets8

    package init(first: Octets8, second: Octets8) { (self.first, self.second) = (first, second) }
}

package struct Octets24: OctetPair {
    package let first: Octets16
    package let second: Octets8

    package init(first: Octets16, second: Octets8) { (self.first, self.second) = (first, second) }
}

package struct Octets32: OctetPair {
    package let first: Octets16
    package let second: Octets16

    package init(first: Octets16, second: Octets16) { (self.first, self.second) = (first, second) }
}

package struct Octets64: OctetPair {
    package let first: Octets32
    package let second: Octets32

    package init(first: Octets32, second: Octets32) { (self.first, self.second) = (first, second) }
}
