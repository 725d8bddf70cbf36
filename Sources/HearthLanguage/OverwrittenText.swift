package import HearthAPI

/// Of a list of notes: who overwrote what its reader wrote.
package enum OverwrittenText {
    /// Nil where nobody did.
    package static func line(_ overwrites: Overwrites?) -> Text? {
        overwrites.map { overwrites in
            let people = People(overwrites.by).description
            return Text(
                count: overwrites.count,
                one:
                    "\(people) overwrote 1 note that you wrote. Your words are kept for you alone.",
                other:
                    "\(people) overwrote \(overwrites.count) notes that you wrote. Your words are kept for you alone."
            )
        }
    }
}
