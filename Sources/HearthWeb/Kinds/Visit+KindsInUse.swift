import HearthAPI
import HearthKinds
import HearthPages
import Hummingbird

/// What kinds say on pages that are not their own, to members who use them.
extension Visit {
    private func used(_ kinds: [KindInfo]) -> [KindPages] {
        let used = Set(kinds.filter(\.isOn).map(\.name))
        return KindPages.table.all.filter { used.contains($0.kind) }
    }

    /// What runs. The page is as good without what cannot be said.
    func running(of kinds: [KindInfo]) async -> [RunningLine] {
        var lines: [RunningLine] = []
        for running in used(kinds).compactMap(\.running) {
            if let line = try? await running(self) { lines.append(line) }
        }
        return lines
    }

    /// What the first page says.
    func homeCards(of kinds: [KindInfo]) async throws -> [HomeCard] {
        var cards: [HomeCard] = []
        for home in used(kinds).compactMap(\.home) { cards += try await home(self) }
        return cards
    }

    /// The rows of the settings.
    func settingsRows(of kinds: [KindInfo]) async throws -> [KindRow] {
        var rows: [KindRow] = []
        for pages in used(kinds) {
            guard let settings = pages.memberSettings else { continue }
            rows.append(
                KindRow(
                    pages.kind, href: settings.address, icon: settings.icon, label: settings.label,
                    facts: try await settings.facts(self)))
        }
        return rows
    }
}
