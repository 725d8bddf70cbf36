package import HearthExchange
package import HearthLanguage

/// What a person should know of a note that is brought in from a file, in words.
extension NoteRemark {
    /// A sentence about the note; which one it is, is told beside it.
    package var text: Text {
        switch self {
        case .unknownKey(let name): Text("“\(name)” is not imported.")
        case .notUnderstood(let key, let value):
            Text("“\(value)” means nothing as \(key); it is left out.")
        case .tooLong(let rest, let notes):
            Text(
                count: notes,
                one:
                    "The text is too long for one note: its last \(rest) characters are in another one.",
                other:
                    "The text is too long for one note: its last \(rest) characters are in \(notes) more notes."
            )
        case .guessedEncoding: Text("The file is not UTF-8; it was read as Windows-1252.")
        case .fileElsewhere(let file):
            Text("“\(file)” is no file in the folder, or below it; it stays in the text.")
        case .unread(let key):
            Text("What it says as \(key) cannot be read; it stands in the text.")
        case .otherFile(let file):
            Text("“\(file)” is no picture or sound, and is left out; the text still names it.")
        case .colour: Text("Its colour is left out.")
        case .reminder: Text("Its reminder is left out.")
        case .linkTitles: Text("The titles of its links are left out; the links are in the text.")
        case .sharing: Text("With whom it was shared is left out.")
        case .pinOfList: Text("It was pinned; a checklist cannot be.")
        case .filesOfList(let count):
            Text(
                count: count,
                one: "A picture or sound is left out: only notes have some.",
                other: "\(count) pictures and sounds are left out: only notes have some.")
        case .lineCut(let limit):
            Text("A line is longer than \(limit) characters: only its beginning fits.")
        case .otherFormat(let format): Text("It is \(format), and no note; it is left out.")
        case .ofNote(let number, let remark): Text("Note \(number): \(remark.text)")
        case .archived: Text("It was archived in Google Keep; it is imported like the others.")
        case .nothing: Text("There is neither a title nor a text in it; it is left out.")
        case .titleCut(let limit):
            Text(
                "The title is longer than \(limit) characters; all of it stands at the beginning of the text."
            )
        case .tagCut(let tag, let limit):
            Text("The tag “\(tag)” is too long: the first \(limit) characters fit.")
        case .tagsCut(let limit):
            Text("It has more than \(limit) tags; the others are left out.")
        case .cleaned: Text("Characters that would steer how it is shown are left out.")
        }
    }
}
