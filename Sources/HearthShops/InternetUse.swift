import HearthWire

/// Whether this node asks anything of the internet besides its friends.
package enum InternetUse: Sendable, Hashable {
    case direct
    /// It would show where the node is, which is only to be found through its proxy.
    case none

    /// - Throws: `ShopFailure`.
    func addresses(of name: String) async throws(ShopFailure) -> [InternetAddress] {
        guard self == .direct else { throw .notUsed }
        return try await NameLookup.addresses(of: name)
    }
}
