/// Something that a person should know of a note that is brought in from a file.
package enum NoteRemark: Hashable, Sendable {
    /// A key of the front matter that means nothing here, with its value.
    case unknownKey(String)
    /// A value that means nothing for its key.
    case notUnderstood(key: String, value: String)
    /// So many characters did not fit; they are in so many further notes.
    case tooLong(rest: Int, notes: Int)
    /// Not UTF-8: read as Windows-1252.
    case guessedEncoding
    /// A picture or sound at an address that leads out of the folder; the text still says it.
    case fileElsewhere(String)
    /// A line of the front matter that cannot be read; the text says it.
    case unread(key: String)
    /// A link to a file that is neither a picture nor a sound; the text still says it.
    case otherFile(String)
    /// Of another program's note: a colour, a reminder, titles of links, who else read it.
    case colour
    case reminder
    case linkTitles
    case sharing
    /// Of a checklist: that it was pinned, and its pictures and sounds.
    case pinOfList
    case filesOfList(Int)
    /// A line of a checklist whose words do not all fit into its text.
    case lineCut(limit: Int)
    /// Left out as a whole, since it is of this format and no note.
    case otherFormat(String)
    /// About one of several notes in a file, counted from 1.
    indirect case ofNote(Int, NoteRemark)
    /// It was in Keep's archive, which Hearth does not have.
    case archived
    /// Left out: there is neither a title nor a text nor a file.
    case nothing
    /// The title is longer than this many characters; the text begins with all of it.
    case titleCut(limit: Int)
    /// The tag is longer than this many characters.
    case tagCut(String, limit: Int)
    /// There are more tags than this.
    case tagsCut(limit: Int)
    /// There were characters that steer how text is shown; they are gone.
    case cleaned
}
