/// The plural categories of CLDR.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}

/// Which plural category a language puts a whole number in.
struct PluralRule: Sendable {
    /// Every category that the rule gives; a counted text has one text for each.
    let categories: Set<PluralCategory>
    let category: @Sendable (Int) -> PluralCategory

    /// One for 1 alone, other for the rest: English, Swedish, German and many more.
    static let oneIsSingular = PluralRule(categories: [.one, .other]) { $0 == 1 ? .one : .other }
}
