import HearthPages

/// The page of a poem.
struct PoemView: PageContent {
    static let template = "poem"
    static let source = """
        {{<layout}}{{$content}}{{#content}}
        <h1>{{name}}</h1>
        <p>{{text}}</p>
        {{/content}}{{/content}}{{/layout}}
        """

    let name: String
    let text: String

    init(_ poem: PoemInfo) { (name, text) = (poem.name, poem.text) }
}
