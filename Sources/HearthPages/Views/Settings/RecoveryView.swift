package import HearthAPI

/// The recovery code, once, with what it is for.
package struct RecoveryView: PageContent {
    package static let template = "recovery"

    package static let saysProblem = true

    /// Empty: the passphrase is asked for first.
    let groups: [String]
    let isShown: Bool
    /// All of it, to be copied.
    let code: String
    /// Whether it is the visitor's, and no child's.
    let isOwn: Bool
    /// What is printed; nil: no code is shown.
    let sheet: RecoverySheet?
    /// The visitor began again with their code, and a page shows what has come back.
    let isRecovered: Bool
    /// Where else the visitor's lists are; nil: they have none.
    let homes: ListHomes?
    let problem: String?

    package init(
        _ info: RecoveryInfo?, isOwn: Bool = true, sheet: RecoverySheet? = nil,
        isRecovered: Bool = false, homes: ListHomes? = nil, problem: Problem? = nil
    ) {
        isShown = info != nil
        self.isOwn = isOwn
        self.sheet = sheet
        self.isRecovered = isRecovered
        self.homes = homes
        self.problem = problem?.message
        code = info?.code ?? ""
        groups = Self.groups(of: code)
    }

    /// What stays together on a line: the word up to its 1, which every code begins with, then four
    /// characters each.
    private static func groups(of code: String) -> [String] {
        let word = code.firstIndex(of: "1").map { code[...$0] } ?? ""
        var groups = word.isEmpty ? [] : [String(word)]
        var rest = code[word.endIndex...]
        while !rest.isEmpty {
            groups.append(String(rest.prefix(4)))
            rest = rest.dropFirst(4)
        }
        return groups
    }
}
