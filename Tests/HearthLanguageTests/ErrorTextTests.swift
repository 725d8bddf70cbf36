import HearthAPI
import Testing

@testable import HearthLanguage

@Suite("Texts for errors")
struct ErrorTextTests {
    @Test(
        "A text uses exactly the arguments that its code comes with, in every language",
        arguments: ErrorCode.allCases)
    func placeholders(code: ErrorCode) {
        for language in Language.all {
            let used = Template(language.template(code)).placeholders
            #expect(Set(used) == Set(code.argumentNames), "\(code) in \(language.name)")
        }
    }

    @Test("A text is made of whole sentences on one line", arguments: ErrorCode.allCases)
    func sentences(code: ErrorCode) {
        let arguments = Dictionary(
            uniqueKeysWithValues: code.argumentNames.map { ($0, "Something.") })
        for language in Language.all {
            let text = language.text(for: HearthError(code, arguments))
            #expect(text.count > 9)
            #expect(text.hasSuffix(".") || text.hasSuffix("`"))
            #expect(!text.contains("\n") && !text.contains("  ") && !text.contains("{"))
        }
    }

    @Test("Every language has its own text for every code", arguments: ErrorCode.allCases)
    func complete(code: ErrorCode) {
        for language in Language.all {
            #expect(language.sentence(of: code) != nil, "\(code) in \(language.name)")
        }
    }

    @Test("An argument that was not given reads …")
    func missingArgument() {
        let text = Language.english.text(for: HearthError(.unknownFriend))
        #expect(text.contains("“…”"))
    }

    @Test("Braces in a value mean nothing")
    func bracesInValues() {
        let error = HearthError(.ambiguousList, ["name": "{candidates}", "candidates": "A, B"])
        let text = Language.english.text(for: error)
        #expect(text.contains("“{candidates}”: A, B."))
    }

    @Test("A brace without its partner stays as it is")
    func loneBrace() {
        #expect(Template("a { b").filled(with: [:]) == "a { b")
        #expect(Template("a } b {x}").filled(with: ["x": "c"]) == "a } b c")
    }

    @Test("No two codes say the same")
    func distinctTexts() {
        for language in Language.all {
            let texts = ErrorCode.allCases.map { language.template($0) }
            #expect(Set(texts).count == texts.count)
        }
    }

    @Test("A code is either typed wrongly or refused, and has a status of an error")
    func exitCodes() {
        for code in ErrorCode.allCases {
            #expect([1, 2].contains(code.exitCode))
            #expect((400..<600).contains(code.httpStatus))
        }
        #expect(ErrorCode.unknownFriend.exitCode == 2)
        #expect(ErrorCode.limitFriends.exitCode == 1)
    }

    @Test("What a field is called and what an amount looks like follow the language")
    func values() {
        let field = HearthError(.textEmpty, ["field": "notes"])
        #expect(Language.english.text(for: field).hasPrefix("The notes is empty."))
        #expect(Language.swedish.text(for: field).contains("anteckningarna"))
        let amount = HearthError(.amountOverPrice, ["wish": "Lamp", "limit": "1999.50 SEK"])
        #expect(Language.english.text(for: amount).contains("SEK 1,999.50"))
        #expect(Language.swedish.text(for: amount).contains("1\u{A0}999,50\u{A0}kr"))
    }
}
