import HearthAPI
import HearthLanguage

extension KindLook {
    static let notes = KindLook(
        kind: NoteFields.kind, icon: { _ in "notes" }, sign: "notes",
        count: { Text(count: $0, one: "1 note", other: "\($0) notes") },
        line: { NoteCard.beginning(of: $0) },
        roles: { list in
            guard list.isChecklist else { return .plain }
            return Roles(
                reading: Text("Only read it"), editing: Text("Tick and change"),
                isEditingUsual: true)
        },
        isArranged: { $0.note?.binned == nil && $0.note?.check?.isDone != true },
        new: Step(Text("New note"), href: { "/notes/new?list=\($0)" }),
        taking: Step(Text("A note"), href: { "/notes/new?\($0)" }),
        files: PageFiles(PackageResources.Notes.files), onPhone: .notes)
}
