import Testing

@testable import HearthAPI

@Suite("Texts for errors")
struct CatalogueTests {
    @Test(
        "A text uses exactly the arguments that its code comes with", arguments: ErrorCode.allCases)
    func placeholders(code: ErrorCode) {
        for catalogue in Catalogue.all {
            let used = Template(catalogue.template(code)).placeholders
            #expect(Set(used) == Set(code.argumentNames), "\(code) in \(catalogue.language)")
        }
    }

    @Test("A text is made of whole sentences on one line", arguments: ErrorCode.allCases)
    func sentences(code: ErrorCode) {
        let arguments = Dictionary(
            uniqueKeysWithValues: code.argumentNames.map { ($0, "Something.") })
        for catalogue in Catalogue.all {
            let text = catalogue.text(for: HearthError(code, arguments))
            #expect(text.count > 9)
            #expect(text.hasSuffix(".") || text.hasSuffix("`"))
            #expect(!text.contains("\n") && !text.contains("  ") && !text.contains("{"))
        }
    }

    @Test("An argument that was not given reads …")
    func missingArgument() {
        let text = Catalogue.english.text(for: HearthError(.unknownFriend))
        #expect(text.contains("“…”"))
    }

    @Test("Braces in a value mean nothing")
    func bracesInValues() {
        let error = HearthError(.ambiguousList, ["name": "{candidates}", "candidates": "A, B"])
        let text = Catalogue.english.text(for: error)
        #expect(text.contains("“{candidates}”: A, B."))
    }

    @Test("A brace without its partner stays as it is")
    func loneBrace() {
        #expect(Template("a { b").filled(with: [:]) == "a { b")
        #expect(Template("a } b {x}").filled(with: ["x": "c"]) == "a } b c")
    }

    @Test("No two codes say the same")
    func distinctTexts() {
        let texts = ErrorCode.allCases.map { Catalogue.english.template($0) }
        #expect(Set(texts).count == texts.count)
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
}
