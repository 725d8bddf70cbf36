import Foundation
import HearthLists

/// Takes a text that is too long for one note apart, so that nothing of it is lost.
enum NoteParts {
    private static let limit = TextRule.notes.limit
    private static let octetLimit = ListLimits.octetsPerCharacter * limit
    /// Octets of a note in its list without its texts, and of what each file adds, at least.
    private static let frame = 60
    private static let frameOfFile = 100
    /// Characters at the end of a part among which a space is looked for, where there is no line end.
    private static let lastWords = 500

    /// The text itself if it fits; else parts, joined the whole normalised text without what is blank at its
    /// end. A part ends with a line if one ends in its second half, else with a word.
    static func parts(of text: String, room: Int = octetLimit) -> [String] {
        let normal = normalised(text)
        if fits(text, room), fits(normal, room) { return [text] }
        var parts: [String] = []
        var rest = normal[...]
        while !rest.isEmpty {
            let end = end(of: rest, room)
            parts.append(String(rest[..<end]))
            rest = rest[end...]
        }
        while parts.count > 1, let last = parts.last, last.allSatisfy(\.isWhitespace) {
            parts.removeLast()
        }
        return parts
    }

    /// Octets that a list has for the text of a note, at most and beside what else it says.
    static func room(beside note: NoteFile) -> Int {
        let others = note.tags.reduce(note.title.utf8.count) { $0 + $1.utf8.count }
        return max(octetLimit / 2, octetLimit - frame - others - frameOfFile * note.files.count)
    }

    /// What the part with this number, from 2, is called.
    static func title(_ title: String, number: Int) -> String {
        let suffix = "(\(number))"
        guard !title.isEmpty else { return suffix }
        let room = TextRule.name.limit - suffix.count - 1
        return "\(title.prefix(room)) \(suffix)"
    }

    private static func fits(_ text: String, _ room: Int) -> Bool {
        let octets = text.utf8.count
        return octets <= room && (octets <= limit || text.count <= limit)
    }

    /// As a home stores it, which may take more octets.
    private static func normalised(_ text: String) -> String {
        text.unicodeScalars.allSatisfy { $0.value < 0x300 }
            ? text : text.precomposedStringWithCanonicalMapping
    }

    /// Where the first part ends; behind at least one character.
    private static func end(of text: Substring, _ room: Int) -> Substring.Index {
        var (count, octets) = (0, 0)
        var index = text.startIndex
        var line: Substring.Index?
        var word: Substring.Index?
        while index < text.endIndex {
            let character = text[index]
            let size = character.utf8.count
            if count > 0, count == limit || octets + size > room { break }
            count += 1
            octets += size
            text.formIndex(after: &index)
            if character.isNewline {
                if count > limit / 2 || octets > room / 2 { line = index }
            } else if character == " ", count > limit - lastWords {
                word = index
            }
        }
        return index == text.endIndex ? index : line ?? word ?? index
    }
}
