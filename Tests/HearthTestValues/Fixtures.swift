package import HearthLists
package import HearthSodium
package import HearthWire
import Testing

package func itemID(_ number: UInt8) throws -> ItemID {
    try #require(ItemID(octets: [0, 0, 0, 0, 0, 0, 0, number]))
}

/// Identities in the order of their numbers.
package func identity(_ number: UInt8) throws -> IdentityKey {
    try #require(IdentityKey(octets: [UInt8](repeating: number, count: 32)))
}

package func digest(_ number: UInt8) throws -> Digest {
    try #require(Digest(octets: [UInt8](repeating: number, count: 32)))
}

package func blob(_ number: UInt8) throws -> BlobReference {
    try #require(
        BlobReference(hash: try digest(number), key: [UInt8](repeating: number, count: 32)))
}

package func rank(_ text: String) throws -> Rank { try #require(Rank(text)) }

package func kronor(_ minorUnits: Int64) throws -> Price {
    let currency = try #require(Currency("SEK"))
    return try #require(Price(minorUnits: minorUnits, currency: currency))
}

package func wishItem(
    _ number: UInt8, name: String = "Socks", revision: UInt64 = 1, rank text: String = "i",
    wish: Wish = Wish()
) throws -> Item {
    Item(
        id: try itemID(number), rank: try rank(text), revision: revision, name: name,
        body: .wish(wish))
}

package func minutes(_ count: Int64) -> WallTime { WallTime(seconds: 60 * count) }
