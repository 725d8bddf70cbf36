import HearthAPI
import HearthLanguage
import HearthPoems

@testable import HearthCommandLine

extension NameKind {
    /// Poems, with their lists.
    static let poems = NameKind("poems") { client, typed in
        try await items(
            of: PoemFields.kind, on: try await lists(client) { $0.kind == PoemFields.kind },
            client, typed)
    }
}

extension KindCommands {
    /// What `hearth now` says of poems.
    static let poemsNow: @Sendable (NodeClient, [ListInfo]) async throws -> [KindNow] = {
        _, lists in
        let own = lists.filter { $0.isOwn && $0.kind == PoemFields.kind }
        guard !own.isEmpty else { return [] }
        return [
            KindNow(
                "own", own.reduce(0) { $0 + $1.items }, label: Text(verbatim: "Your poems"))
        ]
    }
}
