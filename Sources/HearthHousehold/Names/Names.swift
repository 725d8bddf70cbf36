import HearthAPI
import HearthLists
import HearthWire

/// Names as people type them, and the errors that say what is wrong with one.
enum Names {
    /// What a text is for, beyond its length and characters.
    enum Purpose {
        case person
        case title
        case free
    }

    /// People tell names apart without looking at capitals or white space around them.
    static func isSame(_ left: String, _ right: String) -> Bool {
        folded(left) == folded(right)
    }

    static func folded(_ text: String) -> String {
        let trimmed = text.drop { $0.isWhitespace }
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { trimmed[...$0].lowercased() } ?? ""
    }

    /// How much of a name has to be said.
    enum Naming {
        /// All of it, for everything that changes something: done twice, it must not go on to what
        /// is merely called alike.
        case whole
        /// As much as tells it from the others, for looking.
        case beginning
    }

    /// The one that is called so: by its whole name or, where that suffices, by an unambiguous
    /// beginning.
    static func one<Thing>(
        _ things: [Thing], called wanted: String, by naming: Naming = .whole,
        name: (Thing) -> String, unknown: ErrorCode, ambiguous: ErrorCode
    ) throws(HearthError) -> Thing {
        let key = folded(wanted)
        var found = things.filter { folded(name($0)) == key }
        if found.isEmpty, !key.isEmpty, naming == .beginning {
            found = things.filter { folded(name($0)).hasPrefix(key) }
        }
        guard let first = found.first else { throw HearthError(unknown, ["name": wanted]) }
        guard found.count == 1 else {
            throw HearthError(
                ambiguous,
                [
                    "name": wanted,
                    "candidates": found.map(name).sorted().joined(separator: ", "),
                ])
        }
        return first
    }

    /// A name that a person typed, checked and normalised.
    static func cleaned(
        _ text: String, field: String, _ purpose: Purpose
    ) throws(HearthError) -> String {
        let cleaned = try cleaned(text, field: field, rule: .name)
        if purpose != .free, cleaned.contains("/") {
            throw HearthError(.slashInName, ["name": cleaned])
        }
        if purpose == .person, !PersonName.isValid(cleaned) {
            throw HearthError(.textNotAllowed, ["field": field])
        }
        return cleaned
    }

    static func cleaned(
        _ text: String, field: String, rule: TextRule
    ) throws(HearthError) -> String {
        do throws(TextError) {
            return try rule.cleaned(text)
        } catch {
            switch error {
            case .empty: throw HearthError(.textEmpty, ["field": field])
            case .tooLong(let limit):
                throw HearthError(.textTooLong, ["field": field, "limit": "\(limit)"])
            case .controlCharacter(let scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let padding = String(repeating: "0", count: max(0, 4 - digits.count))
                throw HearthError(
                    .textControlCharacter,
                    ["field": field, "character": "U+" + padding + digits])
            }
        }
    }
}
