package import HearthAPI
package import HearthHousehold
import HearthLists
package import HearthRows

extension HouseholdKind {
    package static let poems = poems(operations: [
        AddPoem.self, EditPoem.self, RecitePoem.self, SetPoemDue.self, SetPoemStyle.self,
        ShowPoemStyle.self, CountPoemReading.self, ShowPoemReadings.self, EndPoems.self,
    ])

    package static func poems(operations: [any UseCase.Type]) -> HouseholdKind {
        HouseholdKind(operations: operations) { item, _ in
            (item.known as? Poem).map { PoemFields(text: $0.text) }
        }
    }
}

extension AddPoem: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        try household.add(
            try Poem(written: text), to: list, name: name, id: id, at: ItemPlace(), by: asker, work
        ) { _, _ in }
    }
}

extension EditPoem: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ItemInfo {
        let written = try Poem(written: text)
        return try household.edit(
            poem, of: Poem.self, name: nil, to: ItemPlace(), ifMatch: ifMatch, by: asker, work
        ) { _, item in
            item.body = .known(written)
        }
    }
}

extension SetPoemStyle: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ListInfo {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: Poem.listKind)
        return try household.edit(open, by: asker, work) { _, head in
            head.settings = Array(style.utf8)
        }
    }
}
