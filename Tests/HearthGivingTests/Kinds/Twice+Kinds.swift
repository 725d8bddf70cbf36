extension Twice {
    /// What each kind of list sends: all that changes something, at the home of the owner of "Birthday".
    static var kinds: [(Twice) -> () throws -> Void] { [wishes, notes, activities, words] }
}
