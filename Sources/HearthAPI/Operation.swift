/// One thing that a person can ask of a node: the request is the value, the answer its `Answer`.
///
/// On the local API an operation is `POST /api/v1/<path>` with the value as JSON, or, when it only
/// reads, `GET /api/v1/<path>` with its fields (all of them strings) in the query. The same values
/// are what the household's use cases take, so that there is one description of each.
///
/// Whatever changes something can be asked for twice and is done once: what is created has an id of the
/// caller's (`Creating`), and everything else says how things shall be.
package protocol Operation: Codable, Sendable {
    associatedtype Answer: Codable & Sendable
    static var path: String { get }
    /// Who may ask for it. There is no default: an operation that nobody thought of does not compile.
    static var askers: Askers { get }
    /// Who may ask for it in the name of a child without a passphrase; what is about somebody who looks
    /// after the child can need more (`UseCase.childsAskers`).
    static var forChildren: ChildsAskers { get }
    /// Whether it changes nothing.
    static var isReading: Bool { get }
    /// Whether it needs the keys of the member who asks.
    static var needsKeys: Bool { get }
    /// Whether it changes claims, so that how long it keeps the node busy must not show to others.
    static var changesClaims: Bool { get }
    /// Whether its answer depends on claims, whispers or ideas.
    static var showsClaims: Bool { get }
    /// Whether it has a route that takes it as it stands; else other requests lead to it.
    static var hasRoute: Bool { get }
    /// Whether a sign-in for calendar programs may ask it.
    static var isForCalendars: Bool { get }
    /// Whether a member who lives on another node now may ask it here: not what would be said in their name.
    static var isForMoved: Bool { get }
    /// Whether a member who is moving out may ask it here: not what they would write, which the home that they
    /// take along would lack.
    static var isForMoving: Bool { get }
    /// Octets of a request's body, at most.
    static var bodyLimit: Int { get }
}

extension Operation {
    package static var forChildren: ChildsAskers { .child }
    package static var isReading: Bool { false }
    package static var needsKeys: Bool { true }
    package static var changesClaims: Bool { false }
    package static var showsClaims: Bool { changesClaims }
    package static var hasRoute: Bool { true }
    package static var isForCalendars: Bool { false }
    package static var isForMoved: Bool { isReading || askers != .everybody || !needsKeys }
    package static var isForMoving: Bool { isForMoved }
    package static var bodyLimit: Int { LocalAPI.bodyLimit }
}

/// An answer with nothing in it.
package struct Done: Codable, Sendable, Hashable {
    package init() {}
}

/// Who asks, in the headers `Hearth-Member` and `Hearth-Session`, and from where.
package struct Caller: Codable, Sendable, Hashable {
    /// A member's name; nil is fine while the household has one member.
    package var member: String?
    /// The token of an unlocked session; needed by members with a passphrase.
    package var session: String?
    /// Whether an open page asks without anybody's doing, which is no use of a sign-in.
    package var isByItself: Bool
    /// Where the request comes from; what is not known to come from home is a page's.
    package var place: AskingPlace
    /// What they read (BCP 47, without a region), for the order of names; nil: nobody knows.
    package var language: String?
    /// The child for whom they ask as one who looks after them; nil: for themselves.
    package var acting: ActingFor?

    package init(
        member: String? = nil, session: String? = nil, isByItself: Bool = false,
        at place: AskingPlace = .machine, language: String? = nil, acting: ActingFor? = nil
    ) {
        self.member = member
        self.session = session
        self.isByItself = isByItself
        self.place = place
        self.language = language
        self.acting = acting
    }
}
