import HearthAPI
import HearthLanguage

extension KindLook {
    static let notes = KindLook(
        kind: NoteFields.kind, room: .notes, icon: { _ in "notes" },
        count: { Text(count: $0, one: "1 note", other: "\($0) notes") },
        line: { NoteCard.beginning(of: $0) },
        new: Step(Text("New note"), href: { "/notes/new?list=\($0)" }),
        taking: Step(Text("A note"), href: { "/notes/new?\($0)" }),
        templates: [
            "checklist": text(PackageResources.checklist_mustache),
            "kept-note": text(PackageResources.kept_note_mustache),
            "note": text(PackageResources.note_mustache),
            "note-card": text(PackageResources.note_card_mustache),
            "note-form": text(PackageResources.note_form_mustache),
            "note-read": text(PackageResources.note_read_mustache),
            "note-tags": text(PackageResources.note_tags_mustache),
            "note-text": text(PackageResources.note_text_mustache),
            "notes": text(PackageResources.notes_mustache),
            "notes-bin": text(PackageResources.notes_bin_mustache),
            "notes-cards": text(PackageResources.notes_cards_mustache),
            "notes-find": text(PackageResources.notes_find_mustache),
            "notes-foot": text(PackageResources.notes_foot_mustache),
            "notes-frame": text(PackageResources.notes_frame_mustache),
            "notes-grid": text(PackageResources.notes_grid_mustache),
            "notes-head": text(PackageResources.notes_head_mustache),
            "notes-list": text(PackageResources.notes_list_mustache),
            "notes-list-card": text(PackageResources.notes_list_card_mustache),
            "note-files": text(PackageResources.note_files_mustache),
            "notes-new-checklist": text(PackageResources.notes_new_checklist_mustache),
            "notes-new-list": text(PackageResources.notes_new_list_mustache),
            "notes-settings": text(PackageResources.notes_settings_mustache),
            "notes-shared": text(PackageResources.notes_shared_mustache),
            "notes-style": text(PackageResources.notes_style_mustache),
        ])

    private static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
}
