package import HearthAPI

/// What a household is called; known on its own node alone.
package enum HouseholdName {
    /// - Throws: `HearthError` that names what is wrong with it.
    package static func checked(_ text: String) throws(HearthError) -> String {
        try Names.cleaned(text, field: "household", .thing)
    }
}
