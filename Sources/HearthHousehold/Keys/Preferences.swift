package import FoundationEssentials
import HearthAPI
import HearthSodium
import HearthWire

/// How a member arranges and hides things, and what they have seen to: theirs alone, it never leaves the
/// node.
package struct Preferences: Codable, Hashable {
    /// What an earlier Hearth kept here of what they give, until it is in their cart (`StoredCartRow`).
    package var copies: JSONFragment?
    /// Lists that others stopped sharing, until the member took note; nil before there was one.
    var ended: [EndedList]?
    /// Ids of lists as the member put them; what is not there comes after it. Nil before they put
    /// any.
    var listOrder: [String]?
    /// Comments that they do not want to see: ids with the beginning of their authors' keys.
    var hidden: [String]?

    /// What friends asked for and they have put aside.
    var settledAsks: [String]?
    /// A friend ended it: what the member tells their friends next goes under another key.
    var needsProfileKey: Bool?
    /// What givers told them and they have thanked for.
    var thanked: [String]?
    /// What lists that they use are called, those of wishes aside; nil: none.
    var kinds: [String]?
    /// Of these they have switched the room off, or put away that pages offer it; nil: of none.
    var hiddenKinds: [String]?
    /// Ids of comments that they took back and of lists that they deleted, the newest last.
    var gone: [String]?
    /// Whether those who read a list with them see where their home can be dialled; nil before they
    /// said.
    var showsAddresses: Bool?

    /// As it is written: the same state gives the same octets.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    static let hiddenLimit = 500
    static let asideLimit = 500
    static let goneLimit = 500
}

extension Preferences {
    /// What this member took away for good, so that nothing is created under its id again.
    mutating func note(gone id: String) {
        gone = ((gone ?? []).filter { $0 != id } + [id]).suffix(Self.goneLimit)
    }

    func isGone(_ id: String) -> Bool { gone?.contains(id) ?? false }
}
