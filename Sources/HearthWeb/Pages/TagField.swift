import HearthForms

/// The field for tags in the form of a wish or a note.
enum TagField {
    /// The tags between these marks. Nil where they come back as they were shown: a tag may have a mark in it, which
    /// the field cannot tell from one between two.
    static func tags(of form: Form, between marks: Set<Character>) -> [String]? {
        guard let tags = form["tags"], tags != form["shownTags"] else { return nil }
        return self.tags(in: tags, between: marks)
    }

    static func tags(in text: String, between marks: Set<Character>) -> [String] {
        text.split(whereSeparator: marks.contains).map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ piece: Substring) -> String {
        String(piece.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
