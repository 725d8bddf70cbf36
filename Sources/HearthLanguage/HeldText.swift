/// What a list says of itself that was put back and whose readers nobody has confirmed yet.
package enum HeldText {
    /// `knownAt`: of when its readers are known, ISO 8601; nil: nobody can say.
    package static func readers(knownAt: String?) -> Text {
        guard let knownAt else {
            return Text(
                "How old this list of readers is cannot be known: somebody who was taken off lately may still be on it."
            )
        }
        return Text(
            "This list of readers is from \(DateText.moment(knownAt)). Somebody who was taken off later may still be on it."
        )
    }
}
