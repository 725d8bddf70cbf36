import HearthAPI

/// A wish as a file has it: texts, not looked at yet.
struct RawWish: Hashable {
    /// The line of the text, or its position among the entries.
    var line: Int
    private(set) var values: [ImportField: String] = [:]
    /// As they are named, not looked at either.
    var photos: [ImportedPhoto] = []
    /// Whether a page says it to programs, and not to people.
    var isMarkup = false
    /// As an export says them.
    var times = Times()
    /// Whether the price may be in hundredths: a whole number beside its currency, as programs pass it on.
    var mayBeHundredths = false

    /// When it was added and changed, and when its reader is reminded of it.
    struct Times: Hashable {
        var added: String?
        var edited: String?
        var remindAt: String?
    }

    init(line: Int, _ values: [ImportField: String] = [:]) {
        self.line = line
        for (field, value) in values { self[field] = value }
    }

    subscript(_ field: ImportField) -> String? {
        get { values[field] }
        set {
            let text = newValue?.trimmingPrefix { $0.isWhitespace } ?? ""
            values[field] = text.isEmpty ? nil : newValue
        }
    }

    /// Takes a value that may be the second one of its field: size and author are both notes, colour and
    /// model both say which one is meant. Of what can be said once the first one stays.
    mutating func take(_ value: String, for field: ImportField) {
        guard let first = self[field] else {
            self[field] = value
            return
        }
        switch field {
        case .notes, .tags: self[field] = first + "\n" + value
        case .variant where first != value: self[field] = first + ", " + value
        default: break
        }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Whether a row names a list and no wish: so stands an empty list in a table.
    var isOfListAlone: Bool {
        self[.list] != nil && photos.isEmpty && values.keys.allSatisfy { Self.ofList.contains($0) }
    }

    private static let ofList: Set<ImportField> = [
        .list, .listOccasion, .listDate, .listNotes, .listArchived,
    ]
}
