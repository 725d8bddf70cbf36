/// Why a text is not taken.
package enum TextError: Error, Hashable {
    /// Nothing to see is left where something has to stand.
    case empty
    /// More characters than `limit`, or more octets than that many characters may have.
    case tooLong(limit: Int)
    /// A scalar that steers how text is shown or read instead of being shown itself.
    case controlCharacter(Unicode.Scalar)
}
