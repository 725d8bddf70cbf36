package import HearthAPI

/// An operation that a household knows how to carry out.
///
/// The reading of a request and the rules for it stand together in one extension a request, in the
/// folder of what it is about.
package protocol UseCase: Operation {
    /// Whether somebody has to be asking for it.
    var needsMember: Bool { get }
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Answer
}

extension UseCase {
    package var needsMember: Bool { true }
}
