import ArgumentParser

/// The words of Hearth's command line, and what else people type for them.
///
/// One word for one thing: everything is `delete`d, not removed; `--notes` are words of
/// one's own; `--overwrite` replaces a file that is there; `--to` says where something goes.
enum Synonyms {
    /// Words that are understood like the command's own, and shown nowhere.
    static let commands = ["remove": "delete"]
    static let options = ["--note": "--notes", "--force": "--overwrite", "--output": "--to"]

    /// What may be meant by a word that is no command, from where it stands on; the first that is
    /// there, or the first two, are proposed.
    static let meant: [String: [String]] = [
        "rm": deleting, "del": deleting, "delete": deleting, "erase": deleting,
        "ls": ["list", "all", "show"], "dir": ["list", "all", "show"],
        "rename": ["rename", "edit --name", "set --name", "list rename", "wish edit --name"],
        "add": adding, "new": adding, "create": adding, "make": adding,
        "edit": ["edit", "set", "wish edit", "list edit"],
        "change": ["edit", "set", "wish edit", "list edit"],
        "mv": moving, "move": moving, "cp": ["copy", "wish copy"], "copy": ["wish copy"],
        "cat": showing, "view": showing, "show": showing, "open": showing,
        "undelete": restoring, "undo": restoring, "restore": restoring,
        "sort": ["order", "list order"], "find": ["search"], "grep": ["search"],
        "buy": ["bought"], "unreserve": ["free"], "cancel": ["free"], "release": ["free"],
        "join": ["accept"], "block": ["strangers"], "stop-sharing": ["unshare"],
        "lost": ["recover"], "rescue": ["recover"], "recovery": ["recover", "recovery-code"],
        "takeover": ["take-over", "member take-over"],
        "login": ["unlock"], "logout": ["lock"], "password": ["passphrase"],
        "backup": ["export"], "start": ["run"], "serve": ["run"], "setup": ["init"],
        "people": ["member", "friend"], "whoami": ["profile"], "me": ["profile"],
        "settings": ["profile set"], "man": ["manual"],
    ]

    private static let deleting = ["delete", "revoke", "clear", "wish delete", "list delete"]
    private static let adding = ["add", "new", "set", "wish add", "list new"]
    private static let moving = ["move", "order", "wish move"]
    private static let showing = ["show", "list", "list show", "wish show"]
    private static let restoring = ["restore", "list restore", "wish restore"]

    /// The subcommand that a word names, by its own name or by a synonym.
    static func subcommand(
        _ word: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        let all = command.configuration.subcommands
        return all.first { $0._commandName == word }
            ?? commands[word].flatMap { name in all.first { $0._commandName == name } }
    }

    /// The arguments with the options by their own names, where `command` has these and not those
    /// that were typed.
    static func plain(
        _ arguments: [String], for command: any ParsableCommand.Type
    ) -> [String] {
        let count = arguments.prefix { $0 != "--" }.count
        func option(in word: String) -> String { String(word.prefix { $0 != "=" }) }
        // What a command takes takes long to find out, and is seldom needed.
        guard arguments.prefix(count).contains(where: { options[option(in: $0)] != nil }) else {
            return arguments
        }
        let syntax = CommandSyntax(of: command)
        return arguments.enumerated().map { index, word in
            let typed = option(in: word)
            guard index < count, let name = options[typed], syntax.named(typed) == nil,
                syntax.named(name) != nil
            else { return word }
            return name + word.dropFirst(typed.count)
        }
    }
}
