import HearthLists
import Testing

@Suite("Joining texts by lines")
struct LineMergeTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let base: String
        let one: String
        let other: String
        let joined: String?

        var testDescription: String { name }
    }

    static let examples = [
        Example(name: "nothing", base: "", one: "", other: "", joined: ""),
        Example(name: "one alone", base: "a", one: "b", other: "a", joined: "b"),
        Example(name: "the other alone", base: "a", one: "a", other: "b", joined: "b"),
        Example(name: "both alike", base: "a", one: "b", other: "b", joined: "b"),
        Example(
            name: "lines beside each other", base: "a\nb", one: "A\nb", other: "a\nB",
            joined: "A\nB"),
        Example(
            name: "lines apart", base: "a\nb\nc", one: "A\nb\nc", other: "a\nb\nC",
            joined: "A\nb\nC"),
        Example(name: "the same line", base: "a\nb", one: "a\nx", other: "a\ny", joined: nil),
        Example(
            name: "both at the end", base: "a", one: "a\nx", other: "a\ny", joined: "a\nx\ny"),
        Example(
            name: "both at the start", base: "a", one: "x\na", other: "y\na", joined: "x\ny\na"),
        Example(name: "both into nothing", base: "", one: "x", other: "y", joined: "x\ny"),
        Example(
            name: "one more, one fewer", base: "a\nb\nc", one: "a\nb\nc\nd", other: "b\nc",
            joined: "b\nc\nd"),
        Example(
            name: "a line that the other deleted", base: "a\nb\nc", one: "a\nB\nc", other: "a\nc",
            joined: nil),
        Example(
            name: "all deleted, one line edited", base: "a\nb", one: "", other: "a\nB", joined: nil),
        Example(name: "all deleted by both", base: "a\nb", one: "", other: "", joined: ""),
        Example(
            name: "empty lines count", base: "a\n\nb", one: "a\n\n\nb", other: "a\n\nB",
            joined: "a\n\n\nB"),
        Example(
            name: "the same lines several times", base: "x\nx\nx", one: "x\nx\nx\ny",
            other: "z\nx\nx\nx",
            joined: "z\nx\nx\nx\ny"),
        Example(
            name: "a paragraph above, one below", base: "m", one: "1\n2\n3\nm",
            other: "m\n4\n5", joined: "1\n2\n3\nm\n4\n5"),
        Example(
            name: "both did one thing alike, and one more", base: "a\nb\nc",
            one: "A\nb\nC", other: "A\nb\nc", joined: "A\nb\nC"),
        Example(
            name: "ends of lines stay", base: "a\n", one: "a\nb\n", other: "A\n",
            joined: "A\nb\n"),
        Example(
            name: "emoji and other scripts", base: "🙂\nåäö", one: "🙃\nåäö", other: "🙂\nעברית",
            joined: "🙃\nעברית"),
    ]

    @Test("Lines that only one changed are as that one has them", arguments: examples)
    func join(_ example: Example) {
        #expect(
            LineMerge.join(example.one, example.other, since: example.base) == example.joined)
        // Whichever comes first: the same lines, or no text.
        let turned = LineMerge.join(example.other, example.one, since: example.base)
        #expect((turned == nil) == (example.joined == nil))
        #expect(
            turned?.split(separator: "\n").sorted()
                == example.joined?.split(separator: "\n").sorted())
    }

    @Test("Whoever joins once more what was joined changes nothing")
    func idempotent() {
        for example in Self.examples {
            guard let joined = example.joined else { continue }
            #expect(LineMerge.join(joined, joined, since: example.base) == joined)
        }
    }

    @Test("Texts of very many lines take no longer, and count as one where all differs")
    func bounded() {
        let base = (0..<5000).map { "a\($0)" }.joined(separator: "\n")
        let one = (0..<5000).map { "b\($0)" }.joined(separator: "\n")
        let other = (0..<5000).map { "c\($0)" }.joined(separator: "\n")
        #expect(LineMerge.join(one, other, since: base) == nil)
        #expect(LineMerge.join(base + "\nx", "y\n" + base, since: base) == "y\n" + base + "\nx")
    }
}
