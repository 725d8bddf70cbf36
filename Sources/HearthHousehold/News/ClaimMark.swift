import HearthSodium
import HearthWire

/// What a member knows of how one of their claims stands.
struct ClaimMark: Hashable, Sendable {
    enum State: UInt8, Sendable {
        /// Some of it counts.
        case holds = 1
        /// Somebody was first, or others go about the wish in the other way.
        case waits = 2
        /// A hold whose time is over.
        case lapsed = 3
    }

    let item: ItemID
    var state: State
    var isBoughtTwice = false
    var isPriceMet = false
    /// They were told that their hold lapses soon.
    var knowsEnd = false
    /// Whose claim was before theirs; zeros for nobody.
    var ahead = AuthorTag.none
    /// The days before the date of which they were reminded last; nil before they were.
    var reminded: Int?
}

extension AuthorTag {
    fileprivate static let none: AuthorTag = {
        guard let none = AuthorTag(octets: [UInt8](repeating: 0, count: byteCount)) else {
            preconditionFailure("a tag has \(byteCount) octets")
        }
        return none
    }()
}

extension ClaimMark {
    static let byteCount = ItemID.byteCount + 2 + AuthorTag.byteCount + 2

    /// Item 8 | state 1 | flags 1 | ahead 8 | reminded 2, all ones for never.
    func write(to writer: inout OctetWriter) {
        writer.write(item)
        writer.write(state.rawValue)
        writer.write(
            UInt8(isBoughtTwice ? 1 : 0) | (isPriceMet ? 2 : 0) | (knowsEnd ? 4 : 0))
        writer.write(ahead)
        writer.write(reminded.map { UInt16(clamping: $0) } ?? .max)
    }

    static func read(_ reader: inout OctetReader) throws(WireError) -> ClaimMark {
        let item: ItemID = try reader.fixed()
        guard let state = State(rawValue: try reader.octet()) else { throw .malformed }
        let flags = try reader.octet()
        let ahead: AuthorTag = try reader.fixed()
        let reminded = try reader.number16()
        return ClaimMark(
            item: item, state: state, isBoughtTwice: flags & 1 != 0, isPriceMet: flags & 2 != 0,
            knowsEnd: flags & 4 != 0, ahead: ahead,
            reminded: reminded == .max ? nil : Int(reminded))
    }
}
