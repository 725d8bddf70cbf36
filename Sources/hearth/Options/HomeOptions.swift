import ArgumentParser
import Glibc
import HearthNode

/// Which home a command is about.
struct HomeOptions: ParsableArguments {
    @Option(
        name: .customLong("home"),
        help: ArgumentHelp(
            "The home's folder; if not given, HEARTH_HOME or hearth in the folder for user data.",
            valueName: "dir"), completion: .directory)
    var folder: String?

    @OptionGroup var language: LanguageOptions

    /// The home's folder as an absolute path without a slash at its end.
    func path(_ environment: [String: String]) -> String {
        Self.path(folder, environment)
    }

    static func path(_ folder: String?, _ environment: [String: String]) -> String {
        let given = folder ?? environment["HEARTH_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        var path = given ?? Home.defaultPath(environment: environment)
        if !path.hasPrefix("/") {
            path = workingFolder + "/" + path
        }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static var workingFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "." }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
