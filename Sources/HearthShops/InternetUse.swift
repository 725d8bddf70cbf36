import HearthProcess
import HearthWire

/// Whether this node asks anything of the internet besides its friends.
package enum InternetUse: Sendable, Hashable {
    case direct
    /// It would show where the node is, which is only to be found through its proxy.
    case none

    /// - Throws: `ShopFailure`.
    func addresses(of name: String) async throws(ShopFailure) -> [InternetAddress] {
        guard self == .direct else { throw .notUsed }
        let (answers, answer) = AsyncStream.makeStream(of: [InternetAddress].self)
        NameLookup.system.find(name) { found in
            answer.yield(found.compactMap { InternetAddress($0) })
            answer.finish()
        }
        // Nobody waits longer than they want to, though the system may.
        for await found in answers where !found.isEmpty { return found }
        throw .unknownName
    }
}
