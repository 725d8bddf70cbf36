import HearthExchange
import HearthForms
import Hummingbird

extension PageSite {
    /// Reads what another app shared with a phone, for the form of a new wish. Nothing is kept.
    static func readShared(_ form: Form) throws -> Response {
        let shared = SharedText(
            title: form["title"] ?? "", text: form["text"] ?? "", link: form["url"] ?? "")
        return try JSONAnswer.response(
            ["name": shared.name, "link": shared.link, "notes": shared.notes])
    }
}
