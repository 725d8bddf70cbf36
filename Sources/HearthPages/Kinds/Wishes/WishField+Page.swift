import HearthAPI
import HearthLanguage
import HearthLists

extension WishField {
    /// A value as a page shows it.
    func shown(_ value: String, today: Day?) -> String {
        switch form {
        case .line, .notes, .link, .position: value
        case .price: Language.current.price(value)
        case .quantity: Self.quantity(value)?.string ?? value
        case .priority: Priorities.label(value)?.string ?? value
        case .occasion: Occasions.label(value)?.string ?? value
        case .date:
            (today.map { ListCard.dateText(value, today: $0) } ?? DateText.date(value)).string
        }
    }

    static func quantity(_ value: String?) -> Text? {
        switch value {
        case nil: nil
        case "any": Text("Any number")
        case let number?: Int(number).map { Text(count: $0, one: "1 piece", other: "\($0) pieces") }
        }
    }

    /// The name of an icon.
    func icon(for value: String) -> String {
        saysWhichOne ? "gift" : self == .occasion ? Occasions.icon(value) : rawValue
    }

    /// Those that have a place of their own on the page of a wish.
    private static let standAlone: Set<WishField> = [.price, .store, .position, .link, .notes]

    /// Whether the page of a wish shows it as one fact among others.
    var isFact: Bool { !Self.standAlone.contains(self) }

    /// Whether the one who buys the wish has to know it.
    var isToBuy: Bool { saysWhichOne || self == .quantity || self == .place }

    /// Those that every form shows.
    private static let first: Set<WishField> = [.price, .link, .notes, .position]

    /// Whether a form shows it to those only who want to say more.
    var isFurther: Bool { !Self.first.contains(self) }

    /// What a form asks.
    private var question: Text {
        switch form {
        case .quantity: Text("How many (a number, or any)")
        case .priority: Text("How much do you wish for it?")
        case .occasion: Text("What is it for?")
        case .line, .notes, .link, .price, .position, .date: label
        }
    }

    /// A value as it stands in a form.
    func typed(_ value: String) -> String {
        switch form {
        case .price: Language.current.amount(value)
        case .quantity: value == "any" ? Text("any").string : value
        case .line, .notes, .link, .position, .priority, .occasion, .date: value
        }
    }

    /// The value that was meant by what stood in a form.
    package func meant(by typed: String) -> String {
        form == .quantity && typed.lowercased() == Text("any").string ? "any" : typed
    }

    /// A field of a form.
    struct Input: Sendable {
        let name: String
        let label: Text
        let value: String
        let type: String
        let placeholder: String?
        let choices: [Choice]
        let isChoice: Bool
        /// The spot where somebody is can be taken for it.
        let isPlace: Bool
    }

    func input(_ value: String) -> Input {
        let choices: [Choice] =
            switch form {
            case .priority: Priorities.choices(chosen: value)
            case .occasion: Occasions.choices(chosen: value)
            case .line, .notes, .link, .price, .position, .quantity, .date: []
            }
        return Input(
            name: rawValue, label: question, value: value, type: form == .date ? "date" : "text",
            placeholder: form == .quantity ? "1" : nil, choices: choices,
            isChoice: !choices.isEmpty, isPlace: self == .place)
    }
}
