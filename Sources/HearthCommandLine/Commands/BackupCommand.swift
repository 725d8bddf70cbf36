import ArgumentParser
import FoundationEssentials
import Glibc
import HearthAPI
import HearthLanguage

/// `hearth backup`.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "backup", "Back up the whole home, in one file that a recovery code opens.",
        example: "hearth backup /media/stick/hearth.backup",
        more: """
            A backup holds everything that the household has on this machine. It is sealed: only the \
            recovery code of a householder opens it (`hearth recovery-code` prints yours). What a \
            passphrase protects stays protected in it. Keep it on another machine or a USB stick. \
            `hearth restore` restores the home from it.
            """,
        subcommands: [Make.self, Daily.self, Show.self, Check.self], defaultSubcommand: Make.self)

    struct Make: NodeCommand {
        static let configuration = CommandConfiguration(
            "make", "Make a backup now.", example: "hearth backup make /media/stick/hearth.backup")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help:
                "A file that is not there yet; if not given, a new one in the folder of each day's.",
            completion: .file())
        var file: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            try await BackupCode.confirm(client, console)
            let progress = BackupProgress(console)
            let (home, member) = (node.home.folder, asker)
            let watch = Task { await progress.follow(home: home, member: member) }
            defer { watch.cancel() }
            let made = try await client.perform(MakeBackup(file: file.map(WholePath.of)))
            watch.cancel()
            progress.end()
            try console.answer(made, asJSON: node.json) { made in
                console.say(Text("Backed up, and read back: \(made.lastPath ?? "")"))
                console.explain(BackupText.opened(by: made))
                if let text = BackupText.notBackedUp(made.leftOut ?? []) { console.explain(text) }
            }
        }
    }

    struct Daily: NodeCommand {
        static let configuration = CommandConfiguration(
            "daily",
            "Make a backup each day, at three in the morning or as soon after as the node runs.",
            example: "hearth backup daily --to /media/disk/hearth --keep 14")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp(
                "A folder that is there, best on another disk.", valueName: "folder"),
            completion: .directory)
        var to: String?

        @Option(
            help: ArgumentHelp(
                "How many are kept in it; older ones are removed. If not given, 14.",
                valueName: "number"))
        var keep: Int?

        @Flag(help: "Make none any more. Those that were made stay.")
        var off = false

        func validate() throws {
            guard off != (to != nil) else {
                throw ValidationError(Text("Give --to with a folder, or --off."))
            }
            if off, keep != nil {
                throw ValidationError(Text("--keep and --off exclude each other."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            if !off { try await BackupCode.confirm(client, console) }
            let set = try await client.perform(
                SetBackups(folder: to.map(WholePath.of), keep: keep))
            try console.answer(set, asJSON: node.json) { console.say(BackupText.lines($0)) }
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show when the last backup was made, and how.", example: "hearth backup show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(ShowBackups())
            try console.answer(info, asJSON: node.json) { console.say(BackupText.lines($0)) }
        }
    }

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "check", "Read a backup and see that every octet of it is as it was written.",
            example: "hearth backup check /media/stick/hearth.backup",
            more:
                "It asks for the recovery code of somebody who was a householder then. No node has to run."
        )

        @OptionGroup var language: LanguageOptions

        @Argument(help: "The backup.", completion: .file())
        var file: String

        @Flag(help: "Print the result as JSON.")
        var json = false

        func run() async throws {
            let console = Console.current
            let code = try BackupCode.text(console)
            let line = ProgressLine(console: console)
            defer { line.end() }
            let found = try Homes.local.check(file, code: code) { share in
                line.show(Text("Reading… \(Int(share * 100)) %"))
            }
            line.end()
            try console.answer(found, asJSON: json) { found in
                console.say(
                    Text(
                        "The backup is whole: \(SafeText.line(found.household)), \(TimeText.local(found.madeAt) ?? "")."
                    ))
                if let text = BackupText.leftOut(found.leftOut) { console.explain(text) }
            }
        }
    }
}

/// `hearth restore`; needs no node.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "restore", "Restore the home from a backup.",
        example: "hearth restore /media/stick/hearth.backup",
        more: """
            It asks for the recovery code of somebody who was a householder when the backup was made. \
            Never run the old machine beside it: both would be the same home. Phones, calendars, programs for news and \
            open invitations are to be added again, since one of them may have been lost.
            """)

    @OptionGroup var home: HomeOptions

    @Argument(help: "The backup.", completion: .file())
    var file: String

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        // Everything in a home is for its user alone.
        umask(0o077)
        let console = Console.current
        let path = try home.path(console.environment)
        let code = try BackupCode.text(console)
        let line = ProgressLine(console: console)
        defer { line.end() }
        let (restored, devices) = try Homes.local.restore(file, code: code, into: path) {
            line.show(Text("Putting back… \(Int($0 * 100)) %"))
        }
        line.end()
        KnownHomes(console.environment).remember(path)
        try console.answer(restored, asJSON: json) { restored in
            var facts = Facts()
            facts.add(Text("Home"), restored.home)
            facts.add(Text("Household"), SafeText.line(restored.household))
            facts.add(Text("As it was"), TimeText.local(restored.madeAt))
            if restored.member == nil {
                facts.add(Text("Householders then"), BackupText.names(restored.householders))
            }
            console.say(facts.lines())
            console.explain(Text(verbatim: ""))
            if let text = BackupText.leftOut(restored.leftOut) { console.explain(text) }
            if !devices.isEmpty {
                console.explain(
                    Text(
                        "These were let in then and have to be added again: \(BackupText.names(devices))."
                    ))
            }
            if let member = restored.member.map(SafeText.line) {
                return console.explain(
                    Text(
                        "Next: `hearth run`. Once this home and the old one have met, \(member) can be deleted there. Friends get nothing new of your lists before you have looked at who reads each of them: `hearth list who LIST`, then `hearth list confirm LIST`."
                    ))
            }
            console.explain(
                Text(
                    "Next: `hearth run`. Leave the old machine off. Friends get nothing new of your lists before you have looked at who reads each of them: `hearth list who LIST`, then `hearth list confirm LIST`."
                ))
            console.explain(
                Text(
                    "No backup is made each day any more: `hearth backup show` says how to switch that on again."
                ))
        }
    }
}
