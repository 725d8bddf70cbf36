/// What the caller could tell the owners of a list that they gave; tells nobody anything.
package struct ProposeThanks: Operation {
    package typealias Answer = ThanksProposal
    package static let path = "thanks/propose"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Tells the owners of a list what the caller gave, besides what they told before.
package struct TellOwner: Operation {
    package typealias Answer = ThanksInfo
    package static let path = "thanks/tell"
    package static let askers = Askers.everybody

    package var list: String
    package var gifts: [GiftRequest]
    /// At most 1,000 characters; what was said before when nil.
    package var text: String?
    /// The caller says themselves that the surprise is over: for a list without a date, or whose
    /// date was moved back.
    package var isSure: Bool?

    package init(list: String, gifts: [GiftRequest], text: String? = nil, isSure: Bool? = nil) {
        self.list = list
        self.gifts = gifts
        self.text = text
        self.isSure = isSure
    }
}

/// A wish that was given.
package struct GiftRequest: Codable, Sendable, Hashable {
    /// Its name or id.
    package var wish: String
    package var pieces: Int?
    package var together: Bool?
    /// Where the list has no such wish any more: look for it in the caller's cart.
    package var alsoGone: Bool?

    package init(
        wish: String, pieces: Int? = nil, together: Bool? = nil, alsoGone: Bool? = nil
    ) {
        self.wish = wish
        self.pieces = pieces
        self.together = together
        self.alsoGone = alsoGone
    }
}

/// Takes back what the caller told; who has read it may remember.
package struct WithdrawThanks: Operation {
    package typealias Answer = Done
    package static let path = "thanks/withdraw"
    package static let askers = Askers.everybody

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// What givers told the caller, an owner of the list.
package struct ShowThanks: Operation {
    package typealias Answer = [ThanksInfo]
    package static let path = "thanks"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var list: String

    package init(list: String) {
        self.list = list
    }
}

/// Notes that the caller has thanked somebody; for themselves alone.
package struct MarkThanked: Operation {
    package typealias Answer = ThanksInfo
    package static let path = "thanks/mark"
    package static let askers = Askers.everybody

    package var list: String
    /// The giver's name.
    package var from: String
    package var thanked: Bool

    package init(list: String, from: String, thanked: Bool) {
        self.list = list
        self.from = from
        self.thanked = thanked
    }
}

/// Notes that a wish in the cart was handed over, or that it was not; for the caller themselves alone.
///
/// What was told to the owner has to be taken back first.
package struct MarkGiven: Operation {
    package typealias Answer = CartInfo
    package static let path = "giving/given"
    package static let askers = Askers.everybody
    package static let changesClaims = true

    package var wish: String
    package var given: Bool

    package init(wish: String, given: Bool = true) {
        self.wish = wish
        self.given = given
    }
}
