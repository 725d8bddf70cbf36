import ArgumentParser
import HearthAPI
import HearthLists

/// What can be said about a wish besides its name.
struct WishOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Price: \"199.50 SEK\", \"199 kr\" or €12; `hearth currency` says what an amount alone is in.",
            valueName: "price"))
    var price: String?

    @Option(
        help: ArgumentHelp("Which one: the colour, model or edition.", valueName: "text"))
    var variant: String?

    @Option(help: ArgumentHelp("The shop that has it.", valueName: "name"))
    var store: String?

    @Option(help: ArgumentHelp("Where it is to be had.", valueName: "text"))
    var place: String?

    @Option(
        help: ArgumentHelp(
            "The spot on a map: \"59.3293,18.0686\" or a geo: link.", valueName: "position"))
    var here: String?

    @Option(help: ArgumentHelp("Size and everything else that helps.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("A web page about it.", valueName: "url"))
    var link: String?

    @Option(help: ArgumentHelp("How many: a number, or any.", valueName: "number"))
    var quantity: String?

    @Option(
        help: ArgumentHelp("low, medium or high.", valueName: "priority"),
        completion: .list(Priority.allCases.map(\.rawValue)))
    var priority: String?

    @Option(
        help: ArgumentHelp("birthday, christmas, …", valueName: "occasion"),
        completion: .list(Occasion.allCases.map(\.rawValue)))
    var occasion: String?

    @Option(help: ArgumentHelp("YYYY-MM-DD.", valueName: "date"))
    var date: String?

    @OptionGroup var tags: TagOptions

    var fields: WishFields {
        WishFields(
            notes: notes, variant: variant, link: link, price: price, store: store,
            place: place, position: here.map(Self.position),
            quantity: quantity.map(TypedWord.quantity),
            priority: priority.map(TypedWord.priority),
            occasion: occasion.map(TypedWord.occasion), date: date,
            tags: tags.tags())
    }
}

extension WishOptions {
    /// `geo:59.3293,18.0686;u=35?z=17` without all that is no position (RFC 5870).
    static func position(_ typed: String) -> String {
        guard typed.lowercased().hasPrefix("geo:") else { return typed }
        let numbers = typed.dropFirst("geo:".count).prefix { !";?".contains($0) }
        // A third one is how high it is.
        return numbers.split(separator: ",").prefix(2).joined(separator: ",")
    }
}

/// What `wish edit --clear` can take away.
enum ClearableField: CaseIterable, ExpressibleByArgument {
    case field(WishField)
    case tags

    static var allCases: [ClearableField] { WishField.allCases.map(Self.field) + [.tags] }

    static var allValueStrings: [String] { allCases.map(\.word) }

    var word: String {
        switch self {
        case .field(let field): field.rawValue
        case .tags: "tags"
        }
    }

    init?(argument: String) {
        guard let field = Self.allCases.first(where: { $0.word == argument }) else { return nil }
        self = field
    }

    /// Whether something is given for the field, which cannot be cleared at the same time then.
    func isSet(in fields: WishFields) -> Bool {
        switch self {
        case .field(let field): fields[field] != nil
        case .tags: fields.tags != nil
        }
    }

    func clear(in fields: inout WishFields) {
        switch self {
        case .field(let field): fields[field] = ""
        case .tags: fields.tags = []
        }
    }
}
