import Dispatch
import Foundation
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Completion in real shells")
struct ShellCompletionTests {
    /// Names that others chose, each found by its first letter. None may run, expand or be changed.
    /// That with backquotes goes last: after `\\`` bash 5.2 completes nothing more on a line.
    private static let names = [
        "a$(touch pwned)", "c's apostrophe", "d\"quotes\" \\ and \\\\ strokes",
        "e;touch pwned;", "f*?[a-z]{x,y}", "g!! !touch ~ #no", "i:j=k@l", "j&k|l>m<n(o)",
        "k  two blanks", "m'\u{301}accented quote", "o$HOME ${HOME} $((1+1))", "pÅse än 🎁",
        "q^w%1^", "b`touch pwned`", "~root", "=ls", "!!", "$(touch pwned)", "%1", "#not a comment",
    ]

    /// A node whose people, lists and wishes are called so.
    private static func node() -> FakeNode {
        FakeNode { try answer($0) }
    }

    private static func answer(_ asked: FakeNode.Asked) throws -> any Sendable {
        func list(_ id: String, _ title: String, isTray: Bool = false) -> ListInfo {
            ListInfo(
                id: id, title: title, owner: "Cousin", isOwn: true, role: .owner, kind: "wishes",
                isTray: isTray, isArchived: false, items: 1, readers: 0, state: .open)
        }
        func wish(_ name: String) -> ItemInfo {
            ItemInfo(
                id: "01", name: name, list: "", listID: "", owner: "Cousin")
        }
        switch asked.operation {
        case is ListLists:
            return [
                list("11", "Zoo's $(touch pwned)"), list("22", "Tray", isTray: true),
                list("33", "x\ntouch pwned\n"),
            ]
        case let show as ShowList where show.list == "22":
            return ShownList.plain(
                ListDetail(
                    list: list("22", "Tray", isTray: true),
                    items: (names + ["-n", "h\ntouch pwned\n"]).map(wish)))
        case is ShowList:
            return ShownList.plain(
                ListDetail(list: list("11", "Zoo's"), items: [wish("Lamp"), wish("Book")]))
        case is ListMembers:
            return names.map {
                MemberInfo(name: $0, key: "", hasPassphrase: false, isUnlocked: true)
            }
        case is ShowInbox:
            return names.map { InboxEntry(id: "knock-" + $0, kind: .knock, from: $0, key: "") }
        default: throw HearthError(.internalError)
        }
    }

    @Test(
        "A name is data: nothing of it is run, expanded or lost",
        arguments: CompletionsCommand.Shell.allCases)
    func names(_ shell: CompletionsCommand.Shell) async throws {
        guard await Shell.has(shell.rawValue) else {
            print("\(shell.rawValue) is not installed: completion was not tried in it")
            return
        }
        try await Self.node().serve { home in
            // Waiting for a shell blocks: on a thread of its own, because the node needs the others.
            try await onThread {
                let terminal = try InteractiveShell(
                    shell, home: home, program: CompletionTests.program)
                let plain = Self.names.filter { $0.first.map { $0.isASCII && $0.isLetter } ?? true }
                // As it stands; the worst of them also after an opening quote of either kind.
                let worst = Set("acdob")
                for (name, quote) in plain.flatMap({ name in
                    (name.first.map(worst.contains) == true ? ["", "\"", "'"] : [""])
                        .map { (name, $0) }
                }) {
                    #expect(
                        try terminal.type("hearth wish move \(quote)\(name.prefix(1))\t\r")
                            == ["wish", "move", NamePath([name]).text])
                }
                // What a shell would take for its own at the beginning of a word.
                let own = ["$", "=", "#", "%", "~", "!"].map { "\\\($0)\t" }.joined()
                #expect(
                    try terminal.type("hearth wish move \(own)\r")
                        == [
                            "wish", "move", "$(touch pwned)", "=ls", "#not a comment", "%1",
                            "~root",
                            "!!",
                        ])
                // No blank after LIST/, whatever it is called.
                for begin in ["Z", "'Z", "\"Z"] {
                    #expect(
                        try terminal.type("hearth wish show \(begin)\tL\t\r")
                            == ["wish", "show", "Zoo's $(touch pwned)/Lamp"])
                }
                #expect(
                    try terminal.type("hearth inbox --as c\t--json\r")
                        == ["inbox", "--as", "c's apostrophe", "--json"])
                #expect(
                    try terminal.type("hearth inbox --as=c\t--json\r")
                        == ["inbox", "--as=c's apostrophe", "--json"])
                #expect(
                    try terminal.type("hearth accept a\t --as b\t\r")
                        == ["accept", "a$(touch pwned)", "--as", "b`touch pwned`"])
                // What cannot be told from an option is offered where it can; the rest is not.
                #expect(try terminal.type("hearth accept -n\t\r") == ["accept", "-n"])
                #expect(try terminal.type("hearth wish move h\t\r") == ["wish", "move", "h"])
                // Every name is offered, and the line stays.
                #expect(try terminal.type("hearth accept \t\t\u{15}hearth\r") == [])
                #expect(!FileManager.default.fileExists(atPath: terminal.folder + "/pwned"))
            }
        }
    }

    @Test("A script of an earlier version, which would run names in bash, gets none of them")
    func earlierScript() async throws {
        let node = Self.node()
        try await node.serve { home in
            let outcome = await home.run(
                ["---completion", "accept", "--", "positional@0", "2", "0", "hearth", "accept", ""])
            #expect(outcome == Outcome(code: 0, output: "", explanation: ""))
            #expect(node.asked.isEmpty)
            for option in [
                ["--generate-completion-script", "bash"],
                ["--generate-completion-script=bash"],
            ] {
                #expect(await home.run(option).output == CompletionScript.bash)
            }
            #expect(await home.run(["--generate-completion-script"]).code == 2)
        }
    }
}

/// Does what blocks, on a thread that nothing else needs.
private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
    }
}
