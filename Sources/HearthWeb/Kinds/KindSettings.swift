import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

/// What a member chooses for a kind: a page of the settings, and the row that leads to it.
struct KindSettings: Sendable {
    /// Of the page: below `/settings`, which no device keeps, or the kind's own.
    let address: String
    let label: Text
    let icon: String
    /// What is chosen now: a few words each, for the row.
    let facts: @Sendable (Visit) async throws -> [Text]
    let page: @Sendable (Visit) async throws -> Response
}

extension KindPages {
    /// The page of the settings, among those of the site.
    var settingsPage: [Page] {
        guard let settings = memberSettings else { return [] }
        return [(settings.address, .everybody, { visit, _ in try await settings.page(visit) })]
    }
}
