// What is said of notes.
extension ErrorCode {
    package static let unknownNote = typed("unknownNote", ["name"], missing: .item)
    package static let ambiguousNote = typed("ambiguousNote", ["name", "candidates"])
    package static let unknownTag = typed("unknownTag", ["name"])
    package static let noteTooLong = typed("noteTooLong", ["over", "limit"], fields: ["notes"])
    package static let momentMalformed = typed("momentMalformed", ["value"], fields: ["at"])

    static let notes: [ErrorCode] = [
        .unknownNote, .ambiguousNote, .unknownTag, .noteTooLong, .momentMalformed,
    ]
}
