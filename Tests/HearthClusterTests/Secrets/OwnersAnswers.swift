import Foundation

/// Everything that an owner can read with the command line, and what she is refused.
enum OwnersAnswers {
    private static let commands = [
        ["status"], ["key"], ["member", "list"], ["friend", "list"],
        ["friend", "verify", "First"], ["inbox"], ["invite", "list"], ["list"],
        ["list", "show", "Birthday"], ["list", "who", "Birthday"],
        ["wish", "show", "Birthday/Kettle"], ["wish", "show", "Birthday/Marbles"], ["tray"],
        ["cart"], ["reserve", "Birthday/Kettle", "--yes"], ["free", "Birthday/Kettle"],
        ["bought", "Birthday/Marbles"], ["leave", "Birthday", "--yes"],
    ]

    /// Answers and refusals by command, for people and as JSON.
    static func all(of owner: TestHome) async throws -> [String: String] {
        var answers: [String: String] = [:]
        for command in commands {
            for form in [command, command + ["--json"]] {
                let outcome = try await owner.run(form)
                answers[form.joined(separator: " ")] =
                    "\(outcome.exitCode)\n\(outcome.output)\n\(outcome.errors)"
            }
        }
        return answers
    }

    /// The same text without moments and spans of time, which go by in every world.
    static func withoutTime(_ answer: String) -> String {
        answer
            .replacing(#/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?Z)?/#, with: "TIME")
            .replacing(#/just now|\d+ (s|min|h) ago/#, with: "AGO")
            .replacing(#/("uptimeSeconds" : |Running for +)\d+.*/#, with: "UPTIME")
    }
}
