import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    /// What is answered to another app or page where no worker of ours takes what it shares.
    /// Nothing of it is read: anybody may have sent it.
    func sharedInVain(_ request: Request) -> Response {
        Visit(site: self, request: request).response(
            Text("That did not work"),
            MessageView(
                heading: Text("That did not work"),
                message: Text(
                    "This was not taken: Hearth has to be opened in this browser first. Open it, and share this again."
                ).string), status: .conflict)
    }
}

extension OwnForm {
    /// Reads what another app shared with a phone, for the form of a new item. Nothing is kept.
    static let shared = OwnForm("/shared") { _, form in
        let words = SharedWords(form)
        let all = KindPages.table.all.compactMap(\.taking)
        // A form that does not say where it stands is that of the first kind.
        let taking = all.first { $0.page == form.from } ?? all.first
        return try JSONAnswer.response(taking?.fields(words) ?? [:])
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
}
