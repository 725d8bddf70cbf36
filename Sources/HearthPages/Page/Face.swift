/// A person: their picture, or their initial on one of a few calm colours.
struct Face: Sendable, Hashable {
    let name: String
    let initial: String
    /// 0 to 5, always the same for the same name.
    let tint: Int
    /// The address of their picture.
    let picture: String?

    init(_ name: String) {
        self.name = name
        picture = KnownPictures.current.address(of: name)
        initial = Self.initial(of: name)
        tint = Int(name.unicodeScalars.reduce(7) { ($0 &* 31 &+ $1.value) % 65_521 } % 6)
    }

    static func initial(of name: String) -> String {
        name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
    }
}
