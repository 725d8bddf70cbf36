/// How a language says that something is somebody's.
struct PossessiveRule: Sendable {
    let form: @Sendable (_ name: String) -> String

    /// *Anna's*, and *Jonas's* all the same.
    static let apostrophe = PossessiveRule { $0 + "'s" }

    /// Swedish: *Annas*; but *Jonas*, *Max* and *Heinz*, which end like that already. What ends with no letter, such as
    /// a name with a number, has its s after a colon.
    static let plainS = PossessiveRule { name in
        guard let last = name.last else { return name }
        if !last.isLetter { return name + ":s" }
        return "sxz".contains(last.lowercased()) ? name : name + "s"
    }
}
