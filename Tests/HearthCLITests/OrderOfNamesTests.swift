import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("In which order a command gets names")
struct OrderOfNamesTests {
    @Test(
        "In that of the language that is spoken, and for programs in that of none",
        arguments: [
            (["--language", "sv"], "sv"), (["--language", "en"], "en"), ([], "en"),
            (["--json"], nil),
            (["--json", "--language", "sv"], nil),
        ] as [([String], String?)])
    func order(options: [String], language: String?) async throws {
        let node = FakeNode { try Household.answer($0) }
        try await node.serve { home in
            #expect(await home.run(["cart"] + options).code == 0)
        }
        #expect(node.asked.map(\.caller.language) == [language])
    }
}
