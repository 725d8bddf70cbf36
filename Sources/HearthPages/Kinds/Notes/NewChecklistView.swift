import HearthLanguage

/// The form for a new checklist, or list of notes.
package struct NewChecklistView: PageContent {
    package static let template = "notes-new-checklist"

    package init() {}
}
