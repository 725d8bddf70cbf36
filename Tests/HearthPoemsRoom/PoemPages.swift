import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPoems

@testable import HearthPages
@testable import HearthWeb

extension Room {
    static let poems = Room(
        name: "poems", label: Text(verbatim: "Poems"), icon: "pencil",
        purpose: Text(verbatim: "Verses"), home: "/poems",
        places: [
            Place(Text(verbatim: "All poems"), icon: "lists", href: "/poems"),
            Place(Text(verbatim: "New poem"), icon: "new", href: "/poems/new", isNew: true),
        ])
}

extension KindLook {
    static let poems = KindLook(
        kind: "poems", room: .poems, icon: { _ in "pencil" },
        count: { Text(verbatim: "\($0) poems") },
        line: { item in (item.body?.value as? PoemFields)?.text },
        new: Step(Text(verbatim: "New poem"), href: { "/poems/new?list=\($0)" }),
        templates: [PoemView.template: PoemView.source, PoemFormView.template: PoemFormView.source])
}

/// The page of a poem, which changes it too.
struct PoemView: PageContent {
    static let template = "poem"
    static let source = """
        {{<layout}}{{$content}}{{#content}}
        <p class="crumbs"><a href="{{list}}">[[icon:back]]{{listTitle}}</a></p>
        <h1><bdi>{{name}}</bdi></h1>
        {{#pictures}}<img src="{{.}}" alt="" width="96" height="96">{{/pictures}}
        <form class="card form" method="post" action="/do" data-may-wait="/lists/{{path}}">
        {{>token}}
        <input type="hidden" name="do" value="poems/edit">
        <input type="hidden" name="poem" value="{{path}}">
        <input type="hidden" name="ifMatch" value="{{etag}}">
        <input type="hidden" name="next" value="{{address}}">
        <label>Text<textarea name="text" aria-label="Text">{{text}}</textarea></label>
        <button>Save</button>
        </form>
        <script src="/assets/shared.js?v={{version}}" defer></script>
        {{/content}}{{/content}}{{/layout}}
        """

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
    static let source = """
        {{<layout}}{{$content}}{{#content}}
        <h1>New poem</h1>
        <form class="card form" method="post" action="/do" data-may-wait data-new-page="/poems/new">
        {{>token}}
        <input type="hidden" name="do" value="poems/add">
        <input type="hidden" name="list" value="{{list}}">
        <input type="hidden" name="next" value="/lists/{{list}}">
        <label>Name<input name="name" required></label>
        <label>Text<textarea name="text"></textarea></label>
        <button>Save</button>
        </form>
        <script src="/assets/shared.js?v={{version}}" defer></script>
        {{/content}}{{/content}}{{/layout}}
        """

    let list: String
}

extension KindPages {
    static let poems = KindPages(
        kind: "poems", list: { try await $0.plainList($1, $2) },
        item: { visit, id, detail in
            let item = try await visit.ask(ShowItem(item: "\(detail.list.id)/\(id)")).given.wish
            return try await visit.page(
                Text(verbatim: item.name), at: .lists, of: detail.list, PoemView(item))
        },
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
                        PoemFormView(list: visit.query("list") ?? ""))
                }
            ),
        ],
        offer: {
            $0.offer(AddPoem.self)
            $0.offer(EditPoem.self)
        })
}
