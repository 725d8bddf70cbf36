/// What is another now than when the caller looked last.
package struct WishChange: Codable, Sendable, Hashable {
    package enum Field: RawRepresentable, Codable, Sendable, Hashable, CaseIterable {
        case name
        /// One of those that givers are told of.
        case said(WishField)
        /// The caller waited in line, and now it is theirs.
        case turn

        package static var allCases: [Field] {
            [.name] + WishField.allCases.filter(\.isToldToGivers).map(Field.said) + [.turn]
        }

        package var rawValue: String {
            switch self {
            case .name: "name"
            case .said(let field): field.rawValue
            case .turn: "turn"
            }
        }

        package init?(rawValue: String) {
            guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
                return nil
            }
            self = field
        }
    }

    package var field: Field
    /// What it was; nil when there was nothing, and for what is not kept (`notes`, `turn`).
    package var before: String?
    package var after: String?

    package init(field: Field, before: String? = nil, after: String? = nil) {
        self.field = field
        self.before = before
        self.after = after
    }
}
