import HearthAPI

extension NameKind {
    /// Those of wishes, and of items of any kind where a command takes both.
    static let ofWishes: [NameKind] = [
        .ownWishes, .allWishes, .followedWishes, .listsAndWishes, .followedListsAndWishes, .cart,
    ]

    static let ownWishes = NameKind("ownWishes") { client, typed in
        try await wishes(client, typed, where: mayEdit)
    }

    static let allWishes = NameKind("allWishes") { client, typed in
        try await wishes(client, typed) { _ in true }
    }

    static let followedWishes = NameKind("followedWishes") { client, typed in
        try await wishes(client, typed) { !$0.isOwn }
    }

    /// Where either can be meant.
    static let listsAndWishes = NameKind("listsAndWishes") { client, typed in
        try await allLists.candidates(client, typed) + allWishes.candidates(client, typed)
    }

    static let followedListsAndWishes = NameKind("followedListsAndWishes") { client, typed in
        try await followedLists.candidates(client, typed)
            + followedWishes.candidates(client, typed)
    }

    /// The wishes in the cart.
    static let cart = NameKind("cart") { client in
        try await client.perform(ShowCart()).entries.map(\.path)
    }

    private static func wishes(
        _ client: NodeClient, _ typed: String, where isMeant: (ListInfo) -> Bool
    ) async throws -> [Candidate] {
        try await items(
            of: WishBody.kind, on: try await lists(client, where: isMeant), client, typed)
    }
}
