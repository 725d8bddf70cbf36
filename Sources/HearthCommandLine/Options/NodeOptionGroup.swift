import ArgumentParser

/// What every command takes that asks a running node.
struct NodeOptionGroup: ParsableArguments {
    @OptionGroup var home: HomeOptions

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "Who you are, where the household has more than one member; if not given, HEARTH_AS.",
            valueName: "member"), completion: .names(.members))
    var member: String?

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the passphrase; - reads standard input.",
            valueName: "file"), completion: .file())
    var passphraseFile: String?

    @Flag(help: "Print the node's answer as JSON.")
    var json = false
}
