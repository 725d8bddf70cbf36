// What depends on claims: for members of the list's circle alone.
extension NewsKind {
    package static let reservedChanged = NewsKind("reserved-changed", for: .circle)
    package static let reservedGone = NewsKind("reserved-gone", for: .circle)
    /// Its owner moved it to the list, and the claim went along.
    package static let reservedMoved = NewsKind("reserved-moved", for: .circle)
    /// Its owner moved it to the list, and the claim did not go along.
    package static let reservedElsewhere = NewsKind("reserved-elsewhere", for: .circle)
    package static let turn = NewsKind("turn", for: .circle)
    package static let overtaken = NewsKind("overtaken", for: .circle)
    package static let boughtTwice = NewsKind("bought-twice", for: .circle)
    /// What they bought is not bought by others any more.
    package static let boughtTwiceOver = NewsKind("bought-twice-over", for: .circle)
    package static let priceMet = NewsKind("price-met", for: .circle)
    package static let holdEnding = NewsKind("hold-ending", for: .circle)
    package static let holdLapsed = NewsKind("hold-lapsed", for: .circle)
    package static let reminder = NewsKind("reminder", for: .circle)
    package static let whisper = NewsKind("whisper", for: .circle, folding: .said)
    /// A surprise idea.
    package static let idea = NewsKind("idea", for: .circle, folding: .counted)

    static let ofCircles: [NewsKind] = [
        .reservedChanged, .reservedGone, .reservedMoved, .reservedElsewhere, .turn, .overtaken,
        .boughtTwice, .boughtTwiceOver, .priceMet, .holdEnding, .holdLapsed, .reminder, .whisper,
        .idea,
    ]
}
