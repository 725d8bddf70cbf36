import HearthAPI
import HearthKinds
import HearthPages
import Hummingbird

/// Where lists of one kind are shown, and what their forms do.
struct KindPages: Sendable {
    static let table = KindTable([
        KindPages.wishes, .notes, .activities, .focusLog, .words, .wordLog, .wordProgress,
    ])

    typealias Page = (path: String, askers: Askers, handler: PageSite.Handler)

    /// What lists of it are called.
    let kind: String
    /// How long devices keep its pages: as long as any, where nobody gives anything on its lists.
    var term = KeptTerm.gifts
    /// The page of a list.
    let list: @Sendable (Visit, GivenList, Search) async throws -> Response
    /// The page of an item, by its id, of a list.
    let item: @Sendable (Visit, String, ShownList) async throws -> Response
    /// The form for what an item says; nil: its page has it.
    var edit: (@Sendable (Visit, ItemInfo) async throws -> Response)?
    /// The form for what a list says of itself; nil: that of all lists.
    var settings: (@Sendable (Visit, ListInfo) async throws -> Response)?
    /// Where its lists are; nil: where those of gifts are.
    var lists: String?
    /// Where one is when an item is deleted; nil: on its list.
    var afterDeleting: String?
    /// The form that takes what another app shared: where it is, and what stands in its fields then; nil: none does.
    var taking: (page: String, fields: @Sendable (SharedWords) -> [String: String])?
    /// What is said where it keeps the words of editors that others do not have; nil: it keeps none.
    var kept: KeptWords?
    /// Addresses of its own.
    var pages: [Page] = []
    /// What runs: the line below the header of every page; nil: nothing does. It is asked for each page of members who
    /// use the kind.
    var running: (@Sendable (Visit) async throws -> RunningLine?)?
    /// What the first page says of it, to members who use the kind.
    var home: (@Sendable (Visit) async throws -> [HomeCard])?
    /// What a member chooses for it; nil: nothing.
    var memberSettings: KindSettings?
    /// Its forms that have addresses of their own.
    var forms: [OwnForm] = []
    /// Puts its own operations among those that forms ask for.
    var offer: @Sendable (inout FormActions) -> Void = { _ in }

    /// Of a kind that this Hearth does not know.
    private static let newer = KindPages(
        kind: "", list: { try await $0.plainList($1, $2) },
        item: { try await $0.plainItem($1, of: $2) })

    static func of(_ kind: String) -> KindPages {
        table.all.first { $0.kind == kind } ?? newer
    }

    /// How long devices keep the page at an address; `list`: the one that it is about.
    static func term(of list: ListInfo?, at path: String) -> KeptTerm {
        let own =
            list.map { of($0.kind) } ?? table.all.first { $0.pages.contains { $0.path == path } }
        return own?.term ?? .gifts
    }
}
