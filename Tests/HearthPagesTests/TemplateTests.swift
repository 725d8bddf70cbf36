import Foundation
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("Templates")
struct TemplateTests {
    @Test("Every template is known by its name, wherever its kind has it, and no two have one name")
    func complete() throws {
        let files = FileManager.default.enumerator(atPath: "Sources/HearthPages")
        let names = (files?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".mustache") }
            .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        #expect(names.count > 100)
        #expect(names.sorted() == Templates.all.keys.sorted())
    }

    @Test("All of them can be read in every language")
    func readable() throws {
        try PageRenderer().readAll()
    }

    @Test("Texts are found and spoken; drawings are no texts")
    func texts() {
        let template =
            "<h1>[[icon:gift]][[Wishes & more]]</h1><p title=\"[[Say \"it\"]]\">{{name}}</p>"
        #expect(TemplateTexts.keys(in: template) == ["Wishes & more", "Say \"it\""])
        let spoken = TemplateTexts.spoken(template, in: .english)
        #expect(spoken.contains("Wishes &amp; more"))
        #expect(spoken.contains("title=\"Say &quot;it&quot;\""))
        #expect(spoken.contains("#gift\""))
        #expect(spoken.contains("{{name}}"))
    }

    @Test("Every drawing that a template shows is there")
    func icons() throws {
        let drawings = String(
            decoding: try #require(Asset.named("icons.svg")).octets, as: UTF8.self)
        for (name, template) in Templates.all {
            for piece in template.split(separator: "[[icon:").dropFirst() {
                let icon = piece.prefix { $0 != "]" }
                guard !icon.hasPrefix("{{") else { continue }
                #expect(drawings.contains("id=\"\(icon)\""), "\(icon) in \(name)")
            }
        }
    }

    @Test("No field cuts what is typed or pasted: the node says how long it is")
    func whole() throws {
        for (name, template) in Templates.all {
            #expect(!template.lowercased().contains("maxlength"), "\(name)")
        }
        // Where many lines may be pasted, a field of one line would lose their ends.
        for name in ["checklist", "wish-form"] {
            let template = try #require(Templates.all[name])
            #expect(template.contains("<textarea name=\"name\" rows=\"1\""), "\(name)")
        }
    }

    @Test("An absent value is not taken from what stands around it")
    func optionals() throws {
        // The library looks for a name further out when it is nil, unless a dot says not to.
        for (name, template) in Templates.all {
            for optional in [
                "picture", "price", "store", "notes", "link", "status", "date", "text",
            ] {
                #expect(!template.contains("{{#\(optional)}}{{.}}"), "\(optional) in \(name)")
            }
        }
    }
}
