import Foundation
import HearthAPI

/// What a node answers on its home's socket: as `hearth … --json` prints it, without starting a program for
/// each look.
enum LocalAnswer {
    /// The API's path for commands that only look, by their words; nil for all others.
    static func path(for words: [String]) -> String? {
        switch words {
        case ["inbox"]: "inbox"
        case ["cart"]: "giving/cart"
        case ["reach"]: "reach"
        case ["status"]: "status"
        case ["list"]: "lists"
        case ["friend", "list"]: "friends"
        default:
            switch (words.dropLast(), words.last.flatMap(escaped)) {
            case (["list", "show"], let list?): "lists/show?list=\(list)"
            case (["list", "who"], let list?): "lists/who?list=\(list)"
            case (["wish", "show"], let wish?): "items/show?item=\(wish)"
            default: nil
            }
        }
    }

    private static func escaped(_ word: String) -> String? {
        // An option is the program's matter.
        word.hasPrefix("-")
            ? nil : word.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    }

    /// The body of an answer.
    ///
    /// - Throws: `Failure`, with what the node says if it refuses.
    static func get(_ path: String, of home: TestHome) async throws -> Data {
        let stream = try RawStream(
            "/api/v1/\(path)", of: home, headers: ["Connection": "close"])
        let answer = stream.wholeText
        guard let end = answer.firstRange(of: "\r\n\r\n"), answer.hasPrefix("HTTP/1.1 200"),
            !answer[..<end.lowerBound].lowercased().contains("chunked")
        else { throw Failure("For \(home.name), \(path): \(answer)") }
        return Data(answer[end.upperBound...].utf8)
    }
}
