import HearthLanguage
import Mustache

/// What fills a template: its stored properties are the template's names.
package protocol PageContent: Sendable {
    /// The name of its template.
    static var template: String { get }
    /// Whether it says beside its form why the form was refused; else the page says so on top.
    static var saysProblem: Bool { get }
}

extension PageContent {
    package static var saysProblem: Bool { false }
}

/// Turns pages into HTML. Reads all templates once, for every language.
package struct PageRenderer: Sendable {
    private let libraries: [String: MustacheLibrary]

    /// - Parameter templates: By name.
    /// - Throws: what the library says of a template that it cannot read; a test renders all.
    package init(templates: [String: String] = Templates.all) throws {
        MustacheContentTypes.register(StrictHTML(), named: StrictHTML.name)
        var libraries: [String: MustacheLibrary] = [:]
        for language in Language.all {
            var library = MustacheLibrary()
            for (name, template) in templates {
                let spoken = TemplateTexts.spoken(template, in: language)
                try library.register(
                    "{{% CONTENT_TYPE: \(StrictHTML.name)}}" + spoken, named: name)
            }
            libraries[language.code] = library
        }
        self.libraries = libraries
    }

    /// The whole document of a page, in the language that is spoken.
    package func html<Content: PageContent>(_ page: Page<Content>) -> String {
        let html = render(page, Content.template)
        return page.refused.map { RefusedForm.filled(html, $0) } ?? html
    }

    private func render(_ object: Any, _ template: String) -> String {
        let library = libraries[Language.current.code] ?? libraries["en"]
        return library?.render(object, withTemplate: template) ?? ""
    }
}
