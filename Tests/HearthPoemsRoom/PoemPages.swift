import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPoems

@testable import HearthPages
@testable import HearthWeb

extension Room {
    static let poems = Room(
        name: "poems", label: Text(verbatim: "Poems"), icon: "quill",
        purpose: Text(verbatim: "Verses"), home: "/poems",
        places: [
            Place(Text(verbatim: "All poems"), icon: "lists", href: "/poems"),
            Place(Text(verbatim: "New poem"), icon: "new", href: "/poems/new", isNew: true),
        ])
}

extension KindLook {
    static let poems = KindLook(
        kind: "poems", icon: { _ in "quill" },
        count: { Text(verbatim: "\($0) poems") },
        line: { item in (item.body?.value as? PoemFields)?.text },
        new: Step(Text(verbatim: "New poem"), href: { "/poems/new?list=\($0)" }),
        taking: .takingPoem, files: PageFiles(PackageResources.files), onPhone: .poems)
}

/// The page of a poem, which changes it too.
struct PoemView: PageContent {
    static let template = "poem"

    let name: String
    let text: String
    let path: String
    let etag: String
    let list: String
    let listTitle: String
    let pictures: [String]

    init(_ item: ItemInfo) {
        name = item.name
        text = (item.body?.value as? PoemFields)?.text ?? ""
        path = "\(item.listID)/\(item.id)"
        etag = item.etag ?? ""
        list = "/lists/\(item.listID)"
        listTitle = item.list
        pictures = item.photos.map {
            PhotoAddress.of($0.hash, on: item.listID, item.id, isSmall: true)
        }
    }
}

/// The form for another one.
struct PoemFormView: PageContent {
    static let template = "poem-form"

    let list: String
    let name: String?
    let text: String?

    init(list: String, given: [String: String]) {
        self.list = list
        name = given["name"]
        text = given["text"]
    }
}

extension KindPages {
    static let poems = KindPages(
        kind: "poems", list: { try await $0.plainList($1, $2) },
        item: { visit, id, detail in
            let item = try await visit.ask(ShowItem(item: "\(detail.list.id)/\(id)")).given.wish
            return try await visit.page(
                Text(verbatim: item.name), at: .lists, of: detail.list, PoemView(item))
        },
        taking: ("/poems/new", { $0.asPoem }),
        pages: [
            (
                "/poems", .everybody,
                { visit, _ in
                    try await visit.page(
                        Text(verbatim: "Poems"), at: .lists,
                        ListsView(try await visit.lists(in: .poems), today: visit.today))
                }
            ),
            (
                "/poems/new", .everybody,
                { visit, _ in
                    try await visit.page(
                        Text(verbatim: "New poem"), at: .lists,
                        PoemFormView(
                            list: visit.query("list") ?? "", given: visit.sharedWords.asPoem))
                }
            ),
            ("/poems/picture", .everybody, { visit, _ in try await visit.poemPicture() }),
            ("/poems/reading", .everybody, { visit, _ in try await visit.readingPage() }),
            ("/poems/lengths", .everybody, { visit, _ in try await visit.poemLengths() }),
        ],
        running: { try await $0.runningPoem() }, home: { try await $0.poemCards() },
        memberSettings: .poems,
        forms: [.poemPicture],
        offer: {
            $0.offer(AddPoem.self, says: Text(verbatim: "The poem is written."))
            $0.offer(SetPoemStyle.self, says: Text(verbatim: "The style is chosen."))
            $0.offer(EditPoem.self, says: Text(verbatim: "The poem is changed."))
        })
}
