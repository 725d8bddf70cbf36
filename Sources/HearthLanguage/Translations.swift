import FoundationEssentials

/// What a language says, from its file of translations: a JSON object with up to four members, each of
/// them an object whose keys stand in alphabetical order.
///
/// - `errors`: a sentence for each error code;
/// - `texts`: for an English text, with {1} for the first value in it and so on, the text of the language;
/// - `help`: the same for the help of commands, options and arguments;
/// - `counted`: for an English text about many, the texts of the language by plural category.
struct Translations: Sendable {
    private(set) var errors: [String: String] = [:]
    private(set) var texts: [String: String] = [:]
    private(set) var help: [String: String] = [:]
    private(set) var counted: [String: [PluralCategory: String]] = [:]

    private struct File: Decodable {
        var errors: [String: String]?
        var texts: [String: String]?
        var help: [String: String]?
        var counted: [String: [String: String]]?
    }

    init(
        texts: [String: String] = [:], counted: [String: [PluralCategory: String]] = [:]
    ) {
        self.texts = texts
        self.counted = counted
    }

    /// From the octets of the file. One that cannot be read says nothing, so that everything is said in
    /// English: a test finds it, a person's program does not stop at it.
    init(_ octets: [UInt8]) {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(octets)) else { return }
        errors = file.errors ?? [:]
        texts = file.texts ?? [:]
        help = file.help ?? [:]
        for (text, forms) in file.counted ?? [:] {
            for (category, form) in forms {
                if let category = PluralCategory(rawValue: category) {
                    counted[text, default: [:]][category] = form
                }
            }
        }
    }
}
