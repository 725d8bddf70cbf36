import ArgumentParser

/// Prints the manual page.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "manual", "Print the manual page, for `man` to show.", example: "hearth manual",
        more: "`hearth manual | man -l -` shows it; where it is installed, `man hearth` does.")

    @OptionGroup var language: LanguageOptions

    func run() throws {
        Console.current.write(ManualPage.text())
    }
}
