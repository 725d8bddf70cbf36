import HearthAPI
import HearthLanguage

/// How a home is backed up, in words.
enum BackupText {
    static func lines(_ info: BackupsInfo) -> [String] {
        var facts = Facts()
        facts.add(
            Text("Last backup"),
            TimeText.local(info.lastAt) ?? Text("none yet").string)
        facts.add(Text("It is"), info.lastPath)
        if let folder = info.folder {
            facts.add(
                Text("Each day"), Text("in \(folder), the last \(info.keep ?? 0) are kept"))
        } else {
            facts.add(Text("Each day"), Text("none: `hearth backup daily --to FOLDER` makes one"))
        }
        facts.add(
            Text("Opened by the recovery code of"), People(info.openedBy).description)
        if let problem = info.problem {
            facts.add(Text("The last try failed"), Language.current.text(for: problem))
        }
        if info.isOverdue {
            facts.add(Text("Overdue"), Text("none was made for two days"))
        }
        return facts.lines()
    }

    /// When the last one was made, and what to do if that is too long ago.
    static func short(_ info: BackupsInfo) -> String {
        guard let last = info.lastAt else {
            return Text("none yet: `hearth backup FILE` makes one").string
        }
        let when = TimeText.local(last) ?? last
        return info.isOverdue || info.problem != nil
            ? Text("\(when), overdue: `hearth backup show`").string : when
    }

    /// Whose codes open it.
    static func opened(by info: BackupsInfo) -> Text {
        Text("The recovery code of any of these opens it: \(People(info.openedBy).description).")
    }
}

/// Shows how much of a backup is done, while it is made.
struct BackupProgress: Sendable {
    private let console: Console
    private let line: ProgressLine

    init(_ console: Console) {
        self.console = console
        line = ProgressLine(console: console)
    }

    /// Asks the node of a home twice a second, until it is cancelled.
    func follow(home: String?, member: String?) async {
        guard console.isInteractive else { return }
        try? await NodeClient.use(home: home, member: member, passphraseFile: nil, console) {
            while !Task.isCancelled {
                let share = try await $0.perform(ShowBackups()).share
                if let share, !Task.isCancelled {
                    line.show(Text("Backing up… \(Int(share * 100)) %"))
                }
                try await Task.sleep(for: .milliseconds(500))
            }
        }
    }

    func end() { line.end() }
}
