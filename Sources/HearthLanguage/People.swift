/// Names in a sentence: one, two or many, or nobody known.
package struct People: CustomStringConvertible {
    private let names: [String]

    /// How many they are at least.
    package var count: Int { max(names.count, 1) }

    package init(_ names: [String]) {
        self.names = names
    }

    package var description: String {
        guard let last = names.last else { return Text("Somebody").string }
        let others = names.dropLast()
        return others.isEmpty
            ? last : Text("\(others.joined(separator: ", ")) and \(last)").string
    }
}
