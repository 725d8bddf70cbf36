import HearthLanguage
import Mustache
import Synchronization

/// What fills a template: its stored properties are the template's names.
package protocol PageContent: Sendable {
    /// The name of its template.
    static var template: String { get }
    /// Whether it says beside its form why the form was refused; else the page says so on top.
    static var saysProblem: Bool { get }
    /// The moments to which it counts: where no script does, the page is read again when the first of them is over.
    var counts: [CountedMoment] { get }
}

extension PageContent {
    package static var saysProblem: Bool { false }
    package var counts: [CountedMoment] { [] }
}

/// Turns pages into HTML.
package struct PageRenderer: Sendable {
    private let libraries: [String: TemplateLibrary]

    /// - Parameter templates: By name.
    package init(templates: [String: String] = Templates.all) {
        MustacheContentTypes.register(StrictHTML(), named: StrictHTML.name)
        libraries = Dictionary(
            uniqueKeysWithValues: Language.all.map {
                ($0.code, TemplateLibrary(templates, in: $0))
            })
    }

    /// - Throws: What the library says of a template that it cannot read.
    func readAll() throws {
        for library in libraries.values { _ = try library.read() }
    }

    /// The whole document of a page, in the language that is spoken.
    package func html<Content: PageContent>(_ page: Page<Content>) -> String {
        var html = render(page, Content.template)
        if !page.stopped.isEmpty { html = StoppedForms.disabled(html, page.stopped) }
        return page.refused.map { RefusedForm.filled(html, $0) } ?? html
    }

    /// A part of a page by itself, in the language that is spoken.
    package func part<Content: PageContent>(_ content: Content) -> String {
        render(content, Content.template)
    }

    private func render(_ object: Any, _ template: String) -> String {
        let library = libraries[Language.current.code] ?? libraries["en"]
        // A test reads them all.
        return (try? library?.read())?.render(object, withTemplate: template) ?? ""
    }
}

/// All templates in one language. They are read when the first page is shown in it: that takes a while, and many a
/// home speaks one language, or shows no page before it has other things to do.
private final class TemplateLibrary: Sendable {
    private let templates: [String: String]
    private let language: Language
    private let library = Mutex<MustacheLibrary?>(nil)

    init(_ templates: [String: String], in language: Language) {
        self.templates = templates
        self.language = language
    }

    func read() throws -> MustacheLibrary {
        try library.withLock { library in
            if let library { return library }
            var read = MustacheLibrary()
            for (name, template) in templates {
                let spoken = TemplateTexts.spoken(template, in: language)
                try read.register(
                    "{{% CONTENT_TYPE: \(StrictHTML.name)}}" + spoken, named: name)
            }
            library = read
            return read
        }
    }
}
