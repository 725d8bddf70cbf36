import ArgumentParser
import HearthAPI
import HearthLanguage

/// Where something is put among others.
struct PlacementOptions: ParsableArguments {
    @Flag(help: "Put it before all others.")
    var first = false

    @Flag(help: "Put it after all others.")
    var last = false

    @Option(help: ArgumentHelp("Put it before this one.", valueName: "other"))
    var before: String?

    @Option(help: ArgumentHelp("Put it after this one.", valueName: "other"))
    var after: String?

    func validate() throws {
        let given = [first, last, before != nil, after != nil].count { $0 }
        if given != 1 {
            throw ValidationError(
                Text("Say where to: one of --first, --last, --before and --after."))
        }
    }

    var placement: Placement {
        if first { return .first }
        if before != nil { return .before }
        return after != nil ? .after : .last
    }

    var other: String? { before ?? after }
}
