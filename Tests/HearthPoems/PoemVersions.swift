package import HearthLists

/// What becomes of two versions of a poem: no text is lost. And how large one may be.
extension Poem {
    package static let losing = LosingVersion.copied

    package static let maximumOctets: Int? = 15_000

    /// Both texts, the one that counts first; what stands in it already is not said again.
    package static var uniting: (@Sendable (Item, Item) -> Item)? {
        { counting, other in
            guard let one = counting.known as? Poem, let two = other.known as? Poem else {
                return counting
            }
            let said = one.text.split(separator: " / ")
            let new = two.text.split(separator: " / ").filter { !said.contains($0) }
            var united = counting
            united.body = .known(Poem(text: (said + new).joined(separator: " / ")))
            return united
        }
    }
}
