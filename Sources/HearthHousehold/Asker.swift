package import HearthAPI
package import HearthLists
package import HearthSodium

/// Who asks for something.
package struct Asker: Sendable {
    package let identity: IdentityKey
    package let name: String
    /// nil while they are locked.
    package let keys: MemberKeys?
    package let caller: Caller
    package var sessionToken: String? { caller.session }
    /// Whether it was said who they are: else they are the first of those who live here.
    package var isNamed: Bool { caller.member != nil || caller.session != nil }
    /// How much of a name they have to say: all of it where something is changed.
    package var naming = Names.Naming.whole
    /// In which order they look for names.
    package var nameOrder: NameOrder { NameOrder(language: caller.language) }
}
