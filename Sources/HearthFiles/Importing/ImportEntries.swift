package import HearthAPI

/// The things of a file where one may be several items: of each item, which thing it is of.
package struct ImportEntries: Sendable {
    /// By the line of an item, the number of its thing.
    private let lines: [Int]
    /// Things that are a list without items, and how it is called.
    private let bare: [(entry: Int, title: String)]
    /// By thing: where it is in the file, for people.
    private let places: [String]

    package init(lines: [Int], bare: [(entry: Int, title: String)], places: [String]) {
        self.lines = lines
        self.bare = bare
        self.places = places
    }

    func place(ofLine line: Int) -> String? {
        guard lines.indices.contains(line), places.indices.contains(lines[line]) else {
            return nil
        }
        return places[lines[line]]
    }

    /// What became of each thing: one of whose items one came has come.
    fileprivate func outcomes(_ answers: [ImportedListInfo]) -> [Set<ImportedWishInfo.Outcome>] {
        var outcomes: [Int: Set<ImportedWishInfo.Outcome>] = [:]
        for item in answers.flatMap(\.wishes) where lines.indices.contains(item.line) {
            outcomes[lines[item.line], default: []].insert(item.outcome)
        }
        let new = Set(answers.filter(\.isNew).map(\.title))
        for (entry, title) in bare where outcomes[entry] == nil {
            outcomes[entry] = [new.contains(title) ? .added : .known]
        }
        return Array(outcomes.values)
    }
}

/// What became of the things of a file.
package struct ImportCount: Sendable, Hashable {
    package private(set) var added = 0
    /// Which were there, or had been and were changed since.
    package private(set) var there = 0
    /// Which cannot be taken.
    package private(set) var refused = 0

    /// `answers`: of all requests of the import.
    package init(_ answers: [ImportedListInfo], of file: FileImport) {
        let outcomes =
            file.entries?.outcomes(answers) ?? answers.flatMap(\.wishes).map { [$0.outcome] }
        for outcome in outcomes {
            if outcome.contains(.added) || outcome.contains(.renamed) {
                added += 1
            } else if outcome.contains(.known) || outcome.contains(.differs) {
                there += 1
            } else {
                refused += 1
            }
        }
    }
}
