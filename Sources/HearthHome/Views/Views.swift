package import HearthAPI
import HearthGiving
package import HearthHousehold
import HearthReplication
package import HearthRows

extension ShowList: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ShownList {
        let asked = try asked(in: &household, by: asker, work)
        return switch ListSide(of: asked.open) {
        case .outside: .plain(household.plainView(asked))
        case .circle: .inCircle(try household.circleView(asked, work))
        }
    }
}

extension ShowItem: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ShownItem {
        try household.meaning(of: item, for: asker) { household, path in
            let open = try household.list(ofWish: path, for: asker, work)
            return switch ListSide(of: open) {
            case .outside: .plain(try household.plainView(at: path, of: open, by: asker))
            case .circle:
                .inCircle(try household.circleView(at: path, of: open, by: asker, work))
            }
        }
    }
}

extension FindItems: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ShownFind] {
        try found(in: &household, by: asker, work).flatMap { open, items in
            switch ListSide(of: open) {
            case .outside: household.plainView(of: items, on: open).map(ShownFind.plain)
            case .circle:
                try household.circleView(of: items, on: open, work).map(ShownFind.inCircle)
            }
        }
    }
}

extension WhoCanSee: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let open = try household.list(at: list, for: asker, work)
        let readers = try household.readers(of: open, for: asker, work)
        return switch ListSide(of: open) {
        case .outside: readers
        case .circle: try household.circleView(of: readers, on: open, work)
        }
    }
}

extension ExportLists: UseCase {
    /// What the member gives is theirs to take out, wherever they stand: it comes by itself, and never with a list.
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ExportInfo {
        var export = try plainExport(in: &household, by: asker, work)
        guard let keys = asker.keys else { return export }
        if isWhole {
            var words = try household.openWords(of: asker, keys: keys, work)
            if isWithCart { words += try household.secretWords(of: asker, keys: keys, work) }
            words.sort { $0.time < $1.time }
            export.words = words.isEmpty ? nil : words
        }
        if isWithCart {
            export.cart = try ShowCart().answer(in: &household, by: asker, work)
        }
        return export
    }
}
