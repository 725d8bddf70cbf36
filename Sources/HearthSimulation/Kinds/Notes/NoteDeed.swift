/// Something that a person does with a list of notes.
enum NoteDeed: KindDeed {
    /// A note of three lines that begin with this.
    case write(String)
    /// The same, among their private notes.
    case jot(String)
    /// Puts a line into a note, or in the place of one. Who types for long saw an earlier text than there
    /// is by now. A line of a checklist is called something else.
    case edit(note: Int, place: Int, line: String, isReplacing: Bool, isStale: Bool)
    case bin(note: Int)
    case restore(note: Int)
    case addLine(String)
    case tick(line: Int, Bool)
    case clear(undo: Bool)
}
