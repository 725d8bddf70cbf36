import ArgumentParser
import HearthAPI
import HearthKinds

/// `hearth`.
struct HearthCommand: AsyncParsableCommand {
    static let _errorPrefix = "hearth: "

    static let configuration = CommandConfiguration(
        commandName: "hearth",
        abstract: "Wish lists from home to home, with every surprise kept.",
        discussion: """
            A home is made once with `hearth init`. Its node runs with `hearth run`; every other \
            command asks that node. --as, --home, --language, --json and --passphrase-file can \
            stand anywhere on the line.
            """,
        version: "hearth \(Version.hearth) (\(Version.network))",
        groupedSubcommands: [
            CommandGroup(
                name: "Home",
                subcommands: [
                    NowCommand.self, InitCommand.self, RunCommand.self, WebCommand.self,
                    DevicesCommand.self, ServiceCommand.self, StatusCommand.self,
                    AlarmsCommand.self, BackupCommand.self, RestoreCommand.self,
                    RecoverCommand.self,
                ]),
            CommandGroup(
                name: "Members",
                subcommands: [
                    HouseholdCommand.self, MemberCommand.self, KeyCommand.self, UnlockCommand.self,
                    LockCommand.self,
                    PassphraseCommand.self, RecoveryCodeCommand.self,
                ]),
            CommandGroup(
                name: "Friends",
                subcommands: [
                    FriendCommand.self, InviteCommand.self, InboxCommand.self, AcceptCommand.self,
                    RefuseCommand.self, IgnoreCommand.self, ProfileCommand.self,
                    AddressesCommand.self, ReachCommand.self, StrangersCommand.self,
                    AskCommand.self,
                ]),
            CommandGroup(
                name: "Lists and wishes",
                subcommands: [
                    ListCommand.self, WishCommand.self, TrayCommand.self, SearchCommand.self,
                    CurrencyCommand.self, ShopsCommand.self, ZoneCommand.self, ImportCommand.self,
                    ExportCommand.self,
                    CalendarCommand.self, ShareCommand.self, UnshareCommand.self,
                    LeaveCommand.self, CommentsCommand.self, CommentCommand.self,
                ]),
            CommandGroup(
                name: "Giving",
                subcommands: [
                    ReserveCommand.self, HoldCommand.self, ChipInCommand.self,
                    RolesCommand.self, BoughtCommand.self, GivenCommand.self, FreeCommand.self,
                    CartCommand.self, TellCommand.self, ThanksCommand.self,
                    WhisperCommand.self, WhispersCommand.self, IdeaCommand.self,
                ]),
            CommandGroup(
                name: "News",
                subcommands: [NewsCommand.self, WatchCommand.self, HookCommand.self]),
            CommandGroup(
                name: "Other",
                subcommands: [
                    TopicHelpCommand.self, ManualCommand.self, CompletionsCommand.self,
                    VersionCommand.self,
                ]),
        ] + KindCommands.table.all.compactMap { $0.group?() })
}
