package import HearthAPI
package import HearthHousehold
import HearthLists
package import HearthRows

extension NewsKind {
    /// Somebody else has rewritten a poem.
    package static let poemRewritten = NewsKind(
        "poem-rewritten", for: .readers, folding: .counted)
    /// A member has recited a poem; how often is the detail.
    package static let poemRecited = NewsKind("poem-recited")
}

extension Poem: TellingKind {
    /// Who rewrote what; of all else, what is told of items.
    package static func news(of changes: ListChanges) -> [KindNews]? {
        guard !changes.changed.isEmpty, changes.added.isEmpty, changes.gone.isEmpty else {
            return nil
        }
        return changes.changed.map {
            KindNews(.poemRewritten, on: changes.open, item: $0, person: changes.writer(of: $0))
        }
    }
}

/// Notes that the caller has recited a poem.
package struct RecitePoem: Operation {
    package typealias Answer = Done
    package static let path = "poems/recite"
    package static let askers = Askers.everybody

    package var poem: String
    package var times: Int

    package init(poem: String, times: Int) {
        self.poem = poem
        self.times = times
    }
}

extension RecitePoem: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> Done {
        let (open, item) = try household.item(at: poem, for: asker, work)
        household.hand(
            KindNews(.poemRecited, on: open, item: item, detail: "\(times)"), to: asker.identity)
        return Done()
    }
}
