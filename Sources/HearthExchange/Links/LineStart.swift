/// What stands before a wish on a line of a checklist, a chat or a list.
struct LineStart {
    /// The line without it.
    let rest: Substring
    /// Whether a box is ticked.
    let isTicked: Bool
    /// Pieces: "2x".
    let count: LineCount?

    init(of line: Substring) {
        let marks = LineMarks(of: line)
        count = LineCount(before: marks.rest)
        rest = count?.rest ?? marks.rest
        isTicked = marks.isTicked == true
    }
}
