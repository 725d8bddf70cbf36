import HearthAPI
import Testing

@testable import HearthLanguage

@Suite("Texts in the code")
struct SourceTextTests {
    @Test("Every text in the code is there in every language, and no other")
    func complete() throws {
        let source = try SourceTexts(
            below: "Sources/HearthCommandLine", "Sources/HearthProgram", "Sources/HearthWeb",
            "Sources/HearthFiles", "Sources/HearthNode", "Sources/HearthLanguage",
            "Sources/HearthPages")
        #expect(source.fixed.count > 3)
        for language in Language.all where language.code != "en" {
            let texts = Set(language.texts.keys.filter { !Language.isName($0) })
            #expect(source.fixed.subtracting(texts).sorted() == [], "missing: \(language.name)")
            #expect(texts.subtracting(source.fixed).sorted() == [], "unused: \(language.name)")
            let counted = Set(language.counted.keys)
            #expect(
                source.counted.subtracting(counted).sorted() == [], "missing: \(language.name)")
            #expect(
                counted.subtracting(source.counted).sorted() == [], "unused: \(language.name)")
        }
    }

    @Test("Every field that an error can name is there in every language, and no other")
    func fields() throws {
        // Fields of a wish are named by their table (`WishField`).
        let named = WishField.allCases.filter { $0.isTyped }.map(\.rawValue)
        let fields = try SourceTexts.fields(
            below: "Sources/HearthHousehold", "Sources/HearthRecovery", "Sources/HearthGiving",
            "Sources/HearthHome",
            "Sources/HearthWeb", "Sources/HearthCommandLine", "Sources/HearthProgram",
            "Sources/HearthFiles",
            "Sources/HearthAPI", "Sources/HearthNode", "Sources/HearthQR"
        ).union(named)
        #expect(fields.contains("notes"))
        for language in Language.all where language.code != "en" {
            let known = Set(
                language.texts.keys.filter { $0.hasPrefix(Language.fieldPrefix) }
                    .map { String($0.dropFirst(Language.fieldPrefix.count)) })
            #expect(fields.subtracting(known).sorted() == [], "missing: \(language.name)")
            #expect(known.subtracting(fields).sorted() == [], "unused: \(language.name)")
        }
    }

    @Test("Texts are found wherever they stand, with what is put into them")
    func scanning() {
        let source = #"""
            // Text("not this")
            console.say(Text("One.")); say("not this either")
            let text = Text(
                "Two \(name(of: "x")) and \(Text("three")).")
            ask(Text(count: n, one: "one", other: "\(n) of \(list)"))
            let long = Text(
                """
                Long \
                line \(x).

                  Second "quoted".
                """)
            let escaped = Text("A \"b\" \\ c")
            """#
        let found = SourceTexts(source: source)
        #expect(
            found.fixed == [
                "One.", "Two {1} and {2}.", "three", "Long line {1}.\n\n  Second \"quoted\".",
                "A \"b\" \\ c",
            ])
        #expect(found.counted == ["{1} of {2}"])
        #expect(found.singular == ["one"])
    }

    @Test("Texts of templates are found, and drawings are none")
    func scanningTemplates() {
        let template = """
            <h1>[[icon:cart]][[Cart]]</h1>]] {{#a}}[[Twice]]{{/a}}<b>[[Twice]]</b>
            <input placeholder="[[A friend's, “so”]]"> [[icon:{{kind}}]][[Over
            two lines]] Text("no")
            [[left open
            """
        let found = SourceTexts(template: template)
        #expect(found.fixed == ["Cart", "Twice", "A friend's, “so”", "Over two lines"])
        #expect(found.counted.isEmpty && found.singular.isEmpty)
    }

    @Test("Code and templates are both looked through")
    func bothKinds() throws {
        let source = try SourceTexts(below: "Sources/HearthPages")
        // A heading of a template; a text of the code; one that is counted.
        #expect(source.fixed.isSuperset(of: ["Coming up", "You are next in line"]))
        #expect(source.counted.contains("{1} wishes"))
        #expect(!source.fixed.contains { $0.hasPrefix("icon:") })
    }
}

extension WishField {
    /// Whether an error of a text in it names it.
    fileprivate var isTyped: Bool {
        switch form {
        case .line, .notes, .link: true
        case .price, .position, .quantity, .priority, .occasion, .date: false
        }
    }
}
