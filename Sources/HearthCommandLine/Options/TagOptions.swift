import ArgumentParser
import HearthLists

/// The tags of a wish or a note.
struct TagOptions: ParsableArguments {
    @Option(
        name: .customLong("tag"),
        help: ArgumentHelp(
            "A tag more, or several with commas; can be repeated.", valueName: "tag"),
        completion: .names(.tags))
    var added: [TypedTags] = []

    @Option(
        name: .customLong("tags"),
        help: ArgumentHelp(
            "All its tags, with commas, in the place of those that it has; empty: none.",
            valueName: "tags"),
        completion: .names(.tags))
    var all: TypedTags?

    var areGiven: Bool { all != nil || !added.isEmpty }

    /// What the tags are to be of that which has these; nil where nothing is said of them.
    func tags(besides before: [String] = []) -> [String]? {
        guard areGiven else { return nil }
        var known: Set<String> = []
        return ((all?.tags ?? before) + added.flatMap(\.tags))
            .filter { known.insert(FoldedText.forSearch($0)).inserted }
    }
}

/// Tags as people type them: with commas between, and a `#` before each or not.
struct TypedTags: ExpressibleByArgument {
    let tags: [String]

    init(argument: String) {
        tags = argument.split(separator: ",").map(Self.plain).filter { !$0.isEmpty }
    }

    /// One tag, without the sign with which tags are shown.
    static func plain(_ typed: some StringProtocol) -> String {
        var tag = typed.drop(while: \.isWhitespace)
        if tag.first == "#" { tag = tag.dropFirst().drop(while: \.isWhitespace) }
        while tag.last?.isWhitespace == true { tag = tag.dropLast() }
        return String(tag)
    }
}
