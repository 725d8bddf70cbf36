/// Asks a friend to wish for more, on one of their lists or anywhere.
package struct AskForWishes: Operation {
    package typealias Answer = AskInfo
    package static let path = "asks/add"
    package static let askers = Askers.everybody

    /// `FRIEND` or `FRIEND/LIST`; asking again about the same takes the place of the first.
    package var of: String
    /// At most 280 characters.
    package var text: String?

    package init(of: String, text: String? = nil) {
        self.of = of
        self.text = text
    }
}

/// Takes such a question back.
package struct WithdrawAsk: Operation {
    package typealias Answer = Done
    package static let path = "asks/withdraw"
    package static let askers = Askers.everybody

    /// As in `AskForWishes`.
    package var of: String

    package init(of: String) {
        self.of = of
    }
}

/// What the caller asks of their friends; whether these have put it aside is theirs to know.
package struct ListAsks: Operation {
    package typealias Answer = [AskInfo]
    package static let path = "asks"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}
