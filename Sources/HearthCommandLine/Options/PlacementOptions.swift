import ArgumentParser
import HearthAPI
import HearthLanguage

/// Where something is put among others.
struct SpotOptions: ParsableArguments {
    @Flag(help: "Put it before all others.")
    var first = false

    @Flag(help: "Put it after all others.")
    var last = false

    @Option(help: ArgumentHelp("Put it before this one.", valueName: "other"))
    var before: String?

    @Option(help: ArgumentHelp("Put it after this one.", valueName: "other"))
    var after: String?

    @Option(
        help: ArgumentHelp("Make it this one, counted from 1.", valueName: "number"))
    var position: Int?

    /// How many are given.
    var count: Int {
        [first, last, before != nil, after != nil, position != nil].count { $0 }
    }

    func validate() throws {
        if count > 1 {
            throw ValidationError(
                Text("Say one of --first, --last, --before, --after and --position."))
        }
        if let position, position < 1 {
            throw ValidationError(Text("--position counts from 1."))
        }
    }

    /// Nil: nothing was said.
    var placement: Placement? {
        if first { return .first }
        if last { return .last }
        if before != nil { return .before }
        if after != nil { return .after }
        return position.map { _ in .at }
    }

    var other: String? { before ?? after }
}

/// The same where it has to be said.
struct PlacementOptions: ParsableArguments {
    @OptionGroup var spot: SpotOptions

    func validate() throws {
        if spot.count == 0 {
            throw ValidationError(
                Text("Say where to: one of --first, --last, --before, --after and --position."))
        }
    }

    var placement: Placement { spot.placement ?? .last }
    var other: String? { spot.other }
    var number: Int? { spot.position }
}
