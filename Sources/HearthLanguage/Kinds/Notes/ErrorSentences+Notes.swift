import HearthAPI

extension ErrorSentences {
    static let notes: [ErrorCode: String] = [
        .unknownNote: "There is no note “{name}”. `hearth note list` shows them.",
        .ambiguousNote:
            "More than one note is meant by “{name}”: {candidates}. Say which, by its id.",
        .unknownTag: "No note has the tag “{name}”. `hearth tags` shows those that are used.",
        .noteTooLong:
            "The text is {over} characters too long: a note holds {limit}. Split it into two notes.",
        .momentMalformed: "“{value}” is not a time. Write day and time: 2027-05-31T18:00:00Z.",
    ]
}
