/// What the caller could tell that they gave.
package struct ThanksProposal: Codable, Sendable, Hashable {
    package var list: String
    package var listID: String
    package var owner: String
    /// What the caller bought there, or noted as given.
    package var gifts: [GiftInfo]
    /// What the caller has told already.
    package var told: ThanksInfo?

    package init(
        list: String, listID: String, owner: String, gifts: [GiftInfo] = [],
        told: ThanksInfo? = nil
    ) {
        self.list = list
        self.listID = listID
        self.owner = owner
        self.gifts = gifts
        self.told = told
    }
}

/// What a giver told the owners of a list.
package struct ThanksInfo: Codable, Sendable, Hashable {
    package var from: String
    package var gifts: [GiftInfo]
    package var text: String?
    /// ISO 8601.
    package var time: String
    /// The caller noted that they have thanked the giver.
    package var isThanked: Bool

    package init(
        from: String, gifts: [GiftInfo], text: String? = nil, time: String, isThanked: Bool = false
    ) {
        self.from = from
        self.gifts = gifts
        self.text = text
        self.time = time
        self.isThanked = isThanked
    }
}

/// A wish that was given.
package struct GiftInfo: Codable, Sendable, Hashable {
    package var id: String
    package var wish: String
    /// nil: one, or not said.
    package var pieces: Int?
    /// Given together with others.
    package var isTogether: Bool

    package init(id: String, wish: String, pieces: Int? = nil, isTogether: Bool = false) {
        self.id = id
        self.wish = wish
        self.pieces = pieces
        self.isTogether = isTogether
    }
}
