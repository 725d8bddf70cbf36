import ArgumentParser
import Glibc
import HearthAPI
import HearthProcess

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
    ///
    /// - Throws: `textControlCharacter`, wherever the path comes from: it goes into lines of logs and units.
    func path(_ environment: [String: String]) throws(HearthError) -> String {
        try Self.path(folder, environment)
    }

    static func path(
        _ folder: String?, _ environment: [String: String]
    ) throws(HearthError) -> String {
        let given = folder ?? environment["HEARTH_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        var path = given ?? usualPath(environment)
        if !path.hasPrefix("/") {
            path = workingFolder + "/" + path
        }
        if let sign = ControlCharacters.first(in: path) {
            throw HearthError(
                .textControlCharacter,
                [
                    "field": "path of the home",
                    "character": ControlCharacters.name(of: sign),
                ])
        }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// `$XDG_DATA_HOME/hearth`, or `~/.local/share/hearth` (XDG Base Directory Specification).
    private static func usualPath(_ environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/hearth" }
        let user = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
        return (environment["HOME"] ?? user ?? "/") + "/.local/share/hearth"
    }

    private static var workingFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "." }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
