package import HearthAPI
package import HearthLists
import HearthWire

/// Names as people type them, and the errors that say what is wrong with one.
package enum Names {
    /// A link as it was typed, in a form that a page may lead to.
    ///
    /// - Throws: `HearthError` that says why it is none: `linkWithSpace`, `linkOtherScheme`, `linkWithoutSite`,
    ///   `linkNotAllowed`, `textTooLong`.
    package static func link(_ typed: String) throws(HearthError) -> String {
        do throws(WrittenLink.Fault) {
            return try WrittenLink.read(typed)
        } catch {
            switch error {
            case .space: throw HearthError(.linkWithSpace, ["value": typed])
            case .scheme(let scheme):
                throw HearthError(.linkOtherScheme, ["value": typed, "scheme": scheme + ":"])
            case .noSite: throw HearthError(.linkWithoutSite, ["value": typed])
            case .tooLong(let characters):
                throw HearthError(
                    .textTooLong,
                    [
                        "field": "link", "count": "\(characters)",
                        "limit": "\(TextRule.link.limit)",
                    ])
            case .noLink: throw HearthError(.linkNotAllowed, ["value": typed])
            }
        }
    }

    /// What a text is for, beyond its length and characters.
    package enum Purpose {
        /// A person's: what comes before the first slash of a path, so it has none of its own.
        case person
        case thing
    }

    /// People tell names apart without looking at capitals, widths, how much white space there is, or what cannot be seen.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        FoldedName(left).isSame(as: right)
    }

    static func folded(_ text: String) -> String { FoldedName(text).text }

    /// How much of a name has to be said.
    package enum Naming {
        /// All of it, for everything that changes something: done twice, it must not go on to what
        /// is merely called alike.
        case whole
        /// As much as tells it from the others, for looking.
        case beginning
    }

    /// The one that is called so: by its whole name or, where that suffices, by an unambiguous
    /// beginning; or by its short id, with its name or without.
    ///
    /// `hex`: ids or keys in hexadecimal digits; things without have no short id.
    package static func one<Thing>(
        _ things: [Thing], called wanted: String, by naming: Naming = .whole,
        name: (Thing) -> String, hex: ((Thing) -> String)? = nil, unknown: ErrorCode,
        ambiguous: ErrorCode
    ) throws(HearthError) -> Thing {
        let found = try oneOrNone(
            things, called: wanted, by: naming, name: name, hex: hex, ambiguous: ambiguous)
        guard let found else { throw HearthError(unknown, ["name": wanted]) }
        return found
    }

    /// The same where it may be that none is called so.
    static func oneOrNone<Thing>(
        _ things: [Thing], called wanted: String, by naming: Naming = .whole,
        name: (Thing) -> String, hex: ((Thing) -> String)? = nil, ambiguous: ErrorCode
    ) throws(HearthError) -> Thing? {
        var found = called(wanted, among: things, name: name, hex: hex)
        let key = folded(wanted)
        if found.isEmpty, !key.isEmpty, naming == .beginning {
            found = things.filter { folded(name($0)).hasPrefix(key) }
        }
        guard found.count <= 1 else {
            let names = found.map { (name: name($0), hex: hex?($0)) }
            throw HearthError(
                ambiguous,
                [
                    "name": wanted,
                    "candidates": toldApart(names).sorted().joined(separator: ", "),
                ])
        }
        return found.first
    }

    /// Those that are called so, by their whole names, or the one that has this short id.
    ///
    /// An id goes before names: else somebody could take the name `Bo#1a2b3c4d` and be meant where Bo
    /// is.
    package static func called<Thing>(
        _ wanted: String, among things: [Thing], name: (Thing) -> String,
        hex: ((Thing) -> String)?
    ) -> [Thing] {
        if let hex, let (start, digits) = ShortID.split(wanted) {
            let found = things.filter {
                ShortID.of(hex: hex($0)) == digits && (start.isEmpty || isSame(name($0), start))
            }
            if !found.isEmpty { return found }
        }
        let key = FoldedName(wanted)
        // Without the sign, it may be somebody's name as well: then either can be meant.
        let alone = ShortID.alone(wanted)
        return things.filter { thing in
            if let hex, let alone, ShortID.of(hex: hex(thing)) == alone { return true }
            return key.isSame(as: name(thing))
        }
    }

    /// The names, with short ids where several are the same.
    static func toldApart(_ named: [(name: String, hex: String?)]) -> [String] {
        let counts = Dictionary(
            named.map { (folded($0.name), 1) }, uniquingKeysWith: { $0 + $1 })
        return named.map { name, hex in
            guard let hex else { return name }
            return told(name, hex: hex, isShared: counts[folded(name), default: 0] > 1)
        }
    }

    /// A name, with the short id if others have the name too, or if it looks as if it had one
    /// already: except one that is this short id alone.
    static func told(_ name: String, hex: String, isShared: Bool) -> String {
        if name == ShortID.mark("", hex: hex) { return name }
        return isShared || ShortID.split(name) != nil ? ShortID.mark(name, hex: hex) : name
    }

    /// A name that a person typed, checked and normalised.
    package static func cleaned(
        _ text: String, field: String, _ purpose: Purpose
    ) throws(HearthError) -> String {
        let cleaned = try cleaned(text, field: field, rule: .name)
        if purpose == .person {
            guard !cleaned.contains("/") else {
                throw HearthError(.slashInName, ["name": cleaned])
            }
            guard PersonName.isValid(cleaned) else {
                throw HearthError(.textNotAllowed, ["field": field])
            }
        }
        return cleaned
    }

    package static func cleaned(
        _ text: String, field: String, rule: TextRule
    ) throws(HearthError) -> String {
        do throws(TextError) {
            return try rule.cleaned(text)
        } catch {
            switch error {
            case .empty: throw HearthError(.textEmpty, ["field": field])
            case .tooLong(let limit): throw tooLong(text, field: field, limit: limit)
            case .controlCharacter(let scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let padding = String(repeating: "0", count: max(0, 4 - digits.count))
                throw HearthError(
                    .textControlCharacter,
                    ["field": field, "character": "U+" + padding + digits])
            }
        }
    }

    /// Says how many letters there are, as a person counts them; where these would fit, that they take too much:
    /// one that is joined of several can have more octets than many others.
    private static func tooLong(_ text: String, field: String, limit: Int) -> HearthError {
        var written = text[...]
        while written.first?.isWhitespace == true { written.removeFirst() }
        while written.last?.isWhitespace == true { written.removeLast() }
        let count = written.count
        guard count <= limit else {
            return HearthError(
                .textTooLong, ["field": field, "count": "\(count)", "limit": "\(limit)"])
        }
        return HearthError(
            .textTooLarge,
            [
                "field": field, "octets": "\(written.utf8.count)",
                "limit": "\(ListLimits.octetsPerCharacter * limit)",
            ])
    }
}
