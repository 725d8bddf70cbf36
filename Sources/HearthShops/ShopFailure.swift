/// Why nothing was fetched from a shop.
package enum ShopFailure: Error, Sendable, Hashable {
    /// This node fetches nothing (`InternetUse.none`).
    case notUsed
    /// No link to a page in the internet, or to an unusual port.
    case notALink
    /// Nobody has that name.
    case unknownName
    /// The name is that of a machine at home.
    case atHome
    /// It did not answer, not in time, or with what nobody can read.
    case noAnswer
    /// It answered with this status.
    case refused(status: Int)
    /// More octets than are read.
    case tooLarge
    /// It leads on and on.
    case tooManyTurns
    /// It is no page, or says nothing of what it sells.
    case saysNothing
    /// As many as may be fetched at once are.
    case busy
}
