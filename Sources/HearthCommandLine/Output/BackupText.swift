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
        } else if let ended = info.ended {
            facts.add(
                Text("Each day"),
                Text(
                    "none since the home was put back: `hearth backup daily --to \(ended.place) --keep \(ended.count)` switches it on again"
                ))
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
        if let others = info.others, others > 0 {
            facts.add(
                Text("Others there"),
                Text(
                    count: others, one: "1 backup, which this home never removes",
                    other: "\(others) backups, which this home never removes"))
        }
        return facts.lines()
    }

    /// When the last one was made, and what to do if that is too long ago.
    static func short(_ info: BackupsInfo) -> String {
        if info.ended != nil {
            return Text("none each day since the home was put back: `hearth backup show`").string
        }
        guard let last = info.lastAt else {
            return Text("none yet: `hearth backup FILE` makes one").string
        }
        let when = TimeText.local(last) ?? last
        return info.isOverdue || info.problem != nil
            ? Text("\(when), overdue: `hearth backup show`").string : when
    }

    /// Names that stand in a file which somebody else may have made.
    static func names(_ names: [String]) -> String {
        People(names.map(SafeText.line)).description
    }

    /// What is in a backup and is not restored; nil: nothing.
    static func leftOut(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        return Text(
            "These files in the backup are not from Hearth, and a restore leaves them out: \(Self.names(names))."
        )
    }

    /// What is in the home's folder and in no backup; nil: nothing.
    static func notBackedUp(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        return Text(
            "These files in the home's folder are not from Hearth, and are not in the backup: \(names.map(SafeText.line).joined(separator: ", "))"
        )
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
