package import HearthAPI
import HearthLanguage

/// Who reads a list of notes, and who may edit it, in words.
package struct NotesReaders: Sendable {
    /// Others that read it; nil: nobody.
    let with: Text?
    /// Nil where nobody but the reader of the page is there.
    let edits: Text?

    package init(_ readers: [ReaderInfo]) {
        let there = readers.filter { [.reading, .waiting, .full, .leaving].contains($0.state) }
        let others = there.filter { !$0.isCaller }
        with =
            others.isEmpty ? nil : Text("Shared with \(People(others.map(\.name)).description)")
        let editors = others.filter { $0.role != .friend }.map(\.name)
        let mayEdit = there.contains { $0.isCaller && $0.role != .friend }
        edits =
            others.isEmpty
            ? nil
            : !mayEdit
                ? Text("\(People(editors).description) may edit it, and you may read it")
                : editors.isEmpty
                    ? Text("Only you may edit it")
                    : Text("You and \(People(editors).description) may edit it")
    }
}

/// Where notes are kept that nobody else reads.
package struct NotesKeeping: Sendable {
    let text: Text
    let backup: Text?

    /// `backups`: nil for those who do not decide for the household.
    package init(_ backups: BackupsInfo?) {
        text = Text("On this computer only: nobody else reads it.")
        backup = backups.map { info in
            info.lastAt.map { Text("The last backup was made: \(LocalTime.near($0)).") }
                ?? Text("There is no backup yet.")
        }
    }
}
