import ArgumentParser
import HearthLanguage

/// Which of what people wrote to each other is shown: the latest, or what stands before that.
struct EarlierOptions: ParsableArguments {
    @Option(
        name: .customLong("before"),
        help: ArgumentHelp("Leave out so many of the latest.", valueName: "number"))
    var latest: Int?

    /// So many are shown at once.
    var count: Int { 200 }

    /// Says how earlier ones are shown, if there are any.
    func explain(_ shown: Int, earlier: Int, on console: Console) {
        guard earlier > 0 else { return }
        console.explain(
            Text(
                "\(earlier) earlier ones are not shown: --before \((latest ?? 0) + shown) shows them."
            ))
    }
}
