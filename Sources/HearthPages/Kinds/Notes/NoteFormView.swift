package import HearthAPI
import HearthLanguage

/// The form for a new note, or for changing one.
package struct NoteFormView: PageContent {
    package static let template = "note-form"
    package static let saysProblem = true

    /// What the form calls itself when it is sent.
    package static let form = "note"

    let isNew: Bool
    /// Of the note that is changed.
    let path: String?
    /// What the form was filled with; after a refusal what it was filled with then.
    let etag: String?
    /// The text that it was filled with.
    let was: String?
    /// The name that it was filled with; empty where it is made of the text.
    let wasName: String?
    let name: String
    let text: String
    let tags: String
    /// As they stood before somebody typed.
    let shownTags: String?
    let lists: [Choice]
    let photos: [AttachmentView]
    /// Those that came with the form when it was refused.
    let waiting: [WaitingFile]
    let hasPhotos: Bool
    let cancel: String
    /// Of what another app shared, for which the form is; nil: for nothing of that kind.
    let shared: String?
    /// What stands in it came from another app or page, which is said.
    let isFromElsewhere: Bool
    /// It is for a recording: what records stands first.
    let isVoice: Bool
    let problem: String?

    /// `note`: the one to change; nil: a new one, for the list with the id `list`. `lists`: those of notes.
    /// `shared`: the number of what another app shared; what is none counts as nil. `given`: what it shared, by the
    /// names of fields.
    package init(
        _ note: ItemInfo?, list: String? = nil, lists: [ListInfo] = [],
        shared: String? = nil, given: [String: String] = [:],
        isFromElsewhere: Bool = false, isVoice: Bool = false, problem: Problem?
    ) {
        func value(_ field: String, _ current: String?) -> String {
            problem?.typed(field, in: Self.form) ?? given[field] ?? current ?? ""
        }
        isNew = note == nil
        self.isVoice = isVoice
        self.shared = SharedNumber.of(shared)
        self.isFromElsewhere = isFromElsewhere
        path = note.map { "\($0.listID)/\($0.id)" }
        etag = note.map { value("ifMatch", $0.etag) }
        was = note.map { value("was", $0.notes) }
        // A name that was made of the text is made of it again.
        let typedName = note?.note?.isNameMade == true ? "" : note?.name
        wasName = note.map { _ in value("wasName", typedName) }
        name = value("name", typedName)
        text = value("notes", note?.notes)
        let hadTags = note?.tags.joined(separator: ", ")
        shownTags = note.map { _ in value("shownTags", hadTags) }
        tags = value("tags", hadTags)
        let chosen = value("list", list)
        self.lists =
            [Choice(value: "", label: Text("Notes"), isChosen: chosen.isEmpty)]
            + lists.filter {
                ($0.isOwn || $0.role == .keeper) && !$0.isTray && !$0.isArchived
            }.map {
                Choice(
                    value: $0.id,
                    label: $0.isOwn
                        ? Text(verbatim: $0.title ?? "")
                        : Text("\($0.title ?? "") (\(Text(whose: $0.owner)))"),
                    isChosen: $0.id == chosen)
            }
        photos = (note?.photos ?? []).map {
            AttachmentView(
                $0, on: note?.listID ?? "", note?.id ?? "", named: note?.name ?? "", isSmall: true)
        }
        waiting = problem.map { $0.form == Self.form ? $0.photos : [] } ?? []
        hasPhotos = !photos.isEmpty || !waiting.isEmpty
        cancel = path.map { "/lists/\($0)" } ?? list.map { "/lists/\($0)" } ?? "/notes"
        self.problem = problem?.message
    }
}
