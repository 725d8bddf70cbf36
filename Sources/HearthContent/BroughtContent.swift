/// All that the program brings.
package enum BroughtContent {
    /// Puts it into the tables, once: for a program's start, before anything looks at them.
    package static func add() { _ = added }

    private static let added: Void = { addWords() }()
}
