import HearthSodium

/// What a bundle's author says of one other circle member, to the circle alone: 9 octets.
package struct Mark: Hashable, Sendable {
    package static let byteCount = 9

    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The author compared safety numbers with this member.
        package static let verified = Flags(rawValue: 1)
        /// The author seals to this member.
        package static let sealed = Flags(rawValue: 2)
    }

    package let member: AuthorTag
    package let flags: Flags

    package init(member: AuthorTag, flags: Flags) {
        self.member = member
        self.flags = flags
    }

    /// Up to 16 marks as 144 octets; an unused place is zero.
    package static func encode(_ marks: [Mark]) -> [UInt8] {
        precondition(marks.count <= BundleBody.slotCount)
        var octets = marks.flatMap { $0.member.octets + [$0.flags.rawValue] }
        octets += [UInt8](
            repeating: 0, count: BundleBody.slotCount * byteCount - octets.count)
        return octets
    }

    /// The marks in 144 octets; nil for any other size. Unknown flags are ignored.
    package static func decode(_ octets: [UInt8]) -> [Mark]? {
        guard octets.count == BundleBody.slotCount * byteCount else { return nil }
        return stride(from: 0, to: octets.count, by: byteCount).compactMap { start in
            let tag = Array(octets[start..<start + AuthorTag.byteCount])
            guard tag.contains(where: { $0 != 0 }), let member = AuthorTag(octets: tag) else {
                return nil
            }
            return Mark(member: member, flags: Flags(rawValue: octets[start + 8]))
        }
    }
}
