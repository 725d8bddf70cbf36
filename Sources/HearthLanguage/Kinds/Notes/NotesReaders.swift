package import HearthAPI

/// Who reads a list of notes, and who may edit it, in words.
package struct NotesReaders: Sendable {
    /// Others that read it; nil: nobody.
    package let with: Text?
    /// Nil where nobody but the reader of the page is there.
    package let edits: Text?
    /// At whose homes all of it is.
    package let there: Text?
    /// To whom it is still on its way, as far as is known here.
    package let onTheWay: Text?

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
        let having = others.filter { $0.hasAll == true }.map(\.name)
        let lacking = others.filter { $0.hasAll == false }.map(\.name)
        self.there = Self.each(having) { names in
            Text(
                count: having.count, one: "\(names) has all of it",
                other: "\(names) have all of it")
        }
        onTheWay = Self.each(lacking) { names in
            Text(
                count: lacking.count,
                one: "\(names) gets what is new when your homes next meet",
                other: "\(names) get what is new when your homes next meet")
        }
    }

    /// All that is said of them, in order.
    package var lines: [Text] { [with, edits, there, onTheWay].compactMap(\.self) }

    private static func each(_ names: [String], _ said: (String) -> Text) -> Text? {
        names.isEmpty ? nil : said(People(names).description)
    }
}

/// Where notes are kept that nobody else reads.
package struct NotesKeeping: Sendable {
    package let text: Text
    package let backup: Text?

    /// `backups`: nil for those who do not decide for the household.
    package init(_ backups: BackupsInfo?) {
        text = Text("On this computer only: nobody else reads it.")
        backup = backups.map { info in
            info.lastAt.map { Text("The last backup was made: \(LocalTime.near($0)).") }
                ?? Text("There is no backup yet.")
        }
    }
}
