/// What a list says of itself that was put back and whose readers nobody has confirmed yet.
package enum HeldText {
    /// `knownAt`: of when its readers are known, ISO 8601; nil: nobody can say.
    package static func readers(knownAt: String?) -> Text {
        guard let knownAt else {
            return Text(
                "Nobody can say of which day its readers are known: whoever was taken off lately may still be among them."
            )
        }
        return Text(
            "Its readers are known as of \(DateText.moment(knownAt)). Whoever was taken off later may still be among them."
        )
    }
}
