import HearthAPI

/// A wish as a file has it: texts, not looked at yet.
struct RawWish: Hashable {
    /// The line of the text, or the how-manieth entry it is.
    var line: Int
    private(set) var values: [ImportField: String] = [:]
    /// As they are named, not looked at either.
    var photos: [ImportedPhoto] = []
    /// Whether a page says it to programs, and not to people.
    var isMarkup = false

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

    /// Adds a second value of a field on a line of its own.
    mutating func append(_ value: String, to field: ImportField) {
        self[field] = self[field].map { $0 + "\n" + value } ?? value
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
