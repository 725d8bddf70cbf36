/// Words that stand for one of a few things, as people type them in the language that is spoken.
enum TypedWord {
    static let occasions = [
        "birthday", "christmas", "wedding", "engagement", "name-day", "mothers-day", "fathers-day",
        "easter", "halloween", "graduation", "baby", "housewarming", "other",
    ]
    static let priorities = ["low", "medium", "high"]

    /// The node's word for it; what is none stays, for the node to refuse.
    static func occasion(_ typed: String) -> String {
        occasions.first { isSame(Words.occasion($0), typed) } ?? typed
    }

    static func priority(_ typed: String) -> String {
        priorities.first { isSame(Words.priority($0), typed) } ?? typed
    }

    static func quantity(_ typed: String) -> String {
        isSame(Words.quantity("any"), typed) ? "any" : typed
    }

    private static func isSame(_ word: String?, _ typed: String) -> Bool {
        word?.lowercased() == typed.lowercased()
    }
}
