import HearthExchange
import HearthForms
import HearthKinds
import Hummingbird

extension PageSite {
    /// Reads what another app shared with a phone, for the form of a new item. Nothing is kept.
    static func readShared(_ form: Form) throws -> Response {
        let words = SharedWords(form)
        let taking = KindPages.table.all.compactMap(\.taking).first { $0.page == form.from }
        return try JSONAnswer.response(taking?.fields(words) ?? words.asWish)
    }
}

/// What another app shared, as a form or an address says it.
struct SharedWords: Hashable {
    let title: String
    let text: String
    let link: String

    init(_ form: Form) {
        (title, text, link) = (form["title"] ?? "", form["text"] ?? "", form["url"] ?? "")
    }

    var isEmpty: Bool { [title, text, link].allSatisfy(\.isEmpty) }

    /// For the fields of the form of a new wish.
    var asWish: [String: String] {
        let wish = SharedText(title: title, text: text, link: link)
        return ["name": wish.name, "link": wish.link, "notes": wish.notes]
    }

    /// For the fields of the form of a new note.
    var asNote: [String: String] {
        let note = SharedNote(title: title, text: text, link: link)
        return ["name": note.name, "notes": note.text]
    }
}
