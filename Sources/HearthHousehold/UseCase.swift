package import HearthAPI
package import HearthRows

/// An operation that a household knows how to carry out.
///
/// The reading of a request and the rules for it stand together in one extension a request, in the
/// folder of what it is about.
package protocol UseCase: Operation {
    /// Whether somebody has to be asking for it.
    var needsMember: Bool { get }
    /// Who may ask for just this in the name of a child without a passphrase; `child` is they.
    func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Answer
}

extension UseCase {
    package var needsMember: Bool { true }

    package func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers { Self.forChildren }
}
