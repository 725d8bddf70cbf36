package import HearthAPI
import HearthLanguage

/// What can be said of a list of notes: its name, and whether its items are lines to tick.
package struct NotesSettingsView: PageContent {
    package static let template = "notes-settings"

    let id: String
    let etag: String?
    let title: String
    let notes: String
    let isChecklist: Bool
    let page: String

    package init(_ list: ListInfo) {
        id = list.id
        etag = list.etag
        title = list.title ?? ""
        notes = list.notes ?? ""
        isChecklist = list.isChecklist
        page = "/lists/\(list.id)"
    }
}
