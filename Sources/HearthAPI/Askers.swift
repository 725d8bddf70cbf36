/// Who may ask a home for something.
///
/// Every operation says it, and so does every page, form and route that is no operation. Where it is
/// checked is one place: `Household.checkAskers`.
package enum Askers: String, Codable, Sendable, Hashable, CaseIterable {
    /// Also who is not signed in: what somebody needs before they can be.
    case anyone
    /// Every member, for what is their own.
    case everybody
    /// Members who may decide for the household, and the home's own user.
    case householders
    /// The home's own user alone, through its socket or with its token. No page is.
    case atHome
}

/// Where a request comes from, as the server knows that took it.
package enum AskingPlace: String, Codable, Sendable, Hashable, CaseIterable {
    /// The home's socket, or its loopback address with the home's token: its own user.
    case home
    /// A page in a browser on the node's machine.
    case machine
    /// A page on a member's own device.
    case ownDevice
    /// A page on a device of the family's, at which everybody may sit.
    case familyDevice
}

/// An operation for which a page asks for the passphrase of whoever asks once more: it would outlast a
/// sign-in that somebody else came by, because it lets somebody in, makes somebody more, or moves, opens or
/// shuts a door of the home. What only takes away is not one.
package protocol Confirmed: Operation {
    /// The asker's own passphrase; nil where they have none, and at home, where nobody is asked.
    var current: String? { get set }
    /// Whether this one is to be confirmed.
    var needsConfirmation: Bool { get }
}

extension Confirmed {
    package var needsConfirmation: Bool { true }
}
