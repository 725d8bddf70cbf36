import HearthLanguage
import HearthLists
import Testing

@testable import HearthCommandLine

@Suite("The currency of a new home")
struct SystemCurrencyTests {
    @Test("The first variable that is not empty counts, then the language that was asked for")
    func environment() {
        func code(_ environment: [String: String], _ language: Language = .english) -> String? {
            Currency(ofSystem: environment, language: language)?.code
        }
        #expect(code(["LANG": "sv_SE.UTF-8"]) == "SEK")
        #expect(code(["LC_MONETARY": "fi_FI.UTF-8", "LANG": "en_US.UTF-8"]) == "EUR")
        #expect(code(["LC_ALL": "en_GB", "LC_MONETARY": "fi_FI", "LANG": "sv_SE"]) == "GBP")
        #expect(code(["LC_ALL": "", "LC_MONETARY": "", "LANG": "de_DE"]) == "EUR")
        #expect(code(["LC_ALL": "C", "LANG": "sv_SE"]) == nil)
        #expect(code(["LANG": "C.UTF-8"], .swedish) == "SEK")
        #expect(code([:]) == nil)
        #expect(code(["LANG": "en"]) == nil)
    }

    @Test(
        "`hearth init` says which it found, or how it is said",
        arguments: [
            (["LANG": "sv_SE.UTF-8", "HEARTH_LANGUAGE": "en"], [], "SEK"),
            (["LANG": "en_US.UTF-8"], ["--currency", "eur"], "EUR"), (["LANG": "C.UTF-8"], [], nil),
        ] as [([String: String], [String], String?)])
    func making(environment: [String: String], options: [String], code: String?) async throws {
        let home = try TestHome()
        let made = await home.run(
            ["init", "--household", "Oak", "--member", "Owner"] + options, environment: environment)
        #expect(made.code == 0, "\(made.explanation)")
        #expect(made.output.contains("Currency    ") == (code != nil))
        #expect(code.map { made.output.contains("Currency    \($0)\n") } ?? true)
        #expect(made.explanation.contains("hearth currency SEK --household") == (code == nil))
    }

    @Test("A home is not made with what nobody pays with")
    func refused() async throws {
        let home = try TestHome()
        let words = ["init", "--household", "Oak", "--member", "Owner", "--currency", "ABC"]
        let refused = await home.run(words)
        #expect(refused.code == 2)
        #expect(refused.explanation.contains("ABC"))
        #expect(await home.run(words.dropLast() + ["NOK"]).code == 0)
    }
}
