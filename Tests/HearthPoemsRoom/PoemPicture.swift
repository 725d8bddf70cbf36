import HearthAPI
import HearthForms
import HearthLanguage
import HearthPoems
import Hummingbird

@testable import HearthPages
@testable import HearthWeb

/// A form of its own, with files: it asks for several operations at once.
extension OwnForm {
    static let poemPicture: OwnForm = OwnForm(
        "/poems/picture/save", asking: EditPoem.self, named: PoemPictureView.form,
        on: "/poems", with: .photos, says: Text(verbatim: "The poem has a picture.")
    ) { visit, form in
        guard let poem = form["poem"] else { throw HearthError(.usage) }
        let attached = try await visit.site.photos(of: form, visit)
        _ = try await visit.ask(EditPoem(poem: poem, text: form["text"] ?? ""))
        for var photo in attached {
            photo.item = poem
            _ = try await visit.ask(photo)
        }
        return Finished(next: "/lists/\(poem)", done: poemPicture.address)
    }
}

extension Visit {
    func poemPicture() async throws -> Response {
        let poem = try await ask(ShowItem(item: query("poem") ?? "")).given.wish
        return try await page(
            Text(verbatim: "Picture"), under: .poems, PoemPictureView(poem, problem: problem))
    }
}

extension PagePolicy {
    /// Of pages that show and take pictures, and nothing else.
    static let poems = usual.loading("media-src", from: "'none'").using("camera", false)
        .using("microphone")
}

struct PoemPictureView: PageContent {
    static let template = "poem-picture"
    static let form = "poem-picture"

    let name: String
    let text: String
    let path: String
    let waiting: [WaitingFile]

    init(_ item: ItemInfo, problem: Problem?) {
        name = item.name
        text = (item.body?.value as? PoemFields)?.text ?? ""
        path = "\(item.listID)/\(item.id)"
        waiting = problem?.form == Self.form ? problem?.photos ?? [] : []
    }
}
