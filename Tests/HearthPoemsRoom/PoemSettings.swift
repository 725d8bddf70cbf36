import HearthAPI
import HearthLanguage
import HearthPoems

@testable import HearthPages
@testable import HearthWeb

/// What a member chooses for poems: how those of their own list are set.
extension KindSettings {
    static let poems = KindSettings(
        address: "/settings/poems", label: Text(verbatim: "Poems"), icon: "pencil",
        facts: { visit in
            guard let list = try await visit.ownPoems() else { return [] }
            let chosen = try await visit.ask(ShowPoemStyle(list: list.id)).style
            return [Text(verbatim: chosen.isEmpty ? "No style yet" : "Style: \(chosen)")]
        },
        page: { visit in
            let list = try await visit.ownPoems()
            let chosen = try await list.asyncMap { try await visit.ask(ShowPoemStyle(list: $0.id)) }
            return try await visit.page(
                Text(verbatim: "Poems"),
                PoemSettingsView(list: list?.id ?? "", style: chosen?.style ?? ""))
        })
}

extension Optional {
    fileprivate func asyncMap<Other>(
        _ body: (Wrapped) async throws -> Other
    ) async rethrows -> Other? {
        if let self { try await body(self) } else { nil }
    }
}

extension Visit {
    func ownPoems() async throws -> ListInfo? {
        try await lists(in: .poems).first { $0.isOwn && $0.state == .open }
    }

    /// All poems that the visitor sees.
    func poems() async throws -> [ItemInfo] {
        var poems: [ItemInfo] = []
        for list in try await lists(in: .poems) where list.state == .open {
            poems += try await ask(ShowList(list: list.id)).items.map(\.wish)
        }
        return poems
    }
}

struct PoemSettingsView: PageContent {
    static let template = "poem-settings"

    let list: String
    let style: String
}
