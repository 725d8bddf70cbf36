import ArgumentParser
import HearthAPI
import HearthLists

/// Which wishes of a list are shown, and in which order.
struct LookingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "by-hand, name, price, priority, date or added; on a friend's list also free.",
            valueName: "order"), completion: .list(KindCommands.orders + ["free"]))
    var sort: String?

    @Option(
        help: ArgumentHelp(
            "Only wishes in which these words stand; capitals and accents do not matter.",
            valueName: "text"))
    var filter: String?

    @Option(
        help: ArgumentHelp("Only wishes with this tag; of several, with all.", valueName: "tag"))
    var tag: [TypedTags] = []

    private var tags: [String] { tag.flatMap(\.tags) }

    @Option(help: ArgumentHelp("Only what this store has.", valueName: "name"))
    var store: String?

    @Option(help: ArgumentHelp("Only what costs as much or more.", valueName: "amount"))
    var minPrice: String?

    @Option(
        help: ArgumentHelp(
            "Only what costs as much or less: 500 or \"500 SEK\".", valueName: "amount"))
    var maxPrice: String?

    /// Whether wishes may be left out.
    var isFiltering: Bool {
        !tags.isEmpty || [filter, store, minPrice, maxPrice].contains { $0 != nil }
    }

    func show(_ list: String) -> ShowList {
        ShowList(
            list: list, sort: sort, filter: filter,
            tag: tags.isEmpty ? nil : tags.joined(separator: "\n"), store: store,
            minPrice: minPrice, maxPrice: maxPrice)
    }
}
