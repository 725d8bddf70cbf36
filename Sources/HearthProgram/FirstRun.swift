import HearthAPI
import HearthCommandLine
import HearthLanguage
import HearthLists
import HearthNode

/// Makes a home where `hearth run --no-web` finds none, so that one command is enough to begin; with
/// pages they ask who lives there.
struct FirstRun {
    let home: String
    let console: Console

    /// What the person at this machine may be called; nil for those who are nobody in particular.
    var loginName: String? {
        console.environment["USER"].flatMap { $0.isEmpty || $0 == "root" ? nil : $0 }
    }

    /// Asks for the two names on a terminal; otherwise takes the login name and says so.
    func makeHomeIfMissing() async throws {
        guard !Home.exists(at: home) else { return }
        var household = Text("Home").string
        var member = loginName ?? "owner"
        if console.isInteractive {
            console.explain(
                Text(
                    "hearth: There is no home at \(SafeText.line(home)) yet; two questions make it."
                ))
            household = try ask(Text("What is the household called?"), instead: household)
            member = try ask(Text("What are you called?"), instead: member)
        }
        let created = try await Home.create(
            at: home, household: household, member: member, passphrase: nil,
            currency: Currency(
                ofSystem: console.environment, language: Language.current)?.code)
        console.explain(
            Text(
                "hearth: Made the home \(SafeText.line(home)) with its first member, \(SafeText.line(created.member)). `hearth init` makes one with other names or a passphrase; `hearth recovery-code` prints what to keep on paper."
            )
        )
    }

    private func ask(_ question: Text, instead fallback: String) throws -> String {
        guard let answer = console.readLine("\(question) [\(SafeText.line(fallback))] ") else {
            throw Declined()
        }
        return answer.allSatisfy(\.isWhitespace) ? fallback : answer
    }
}
