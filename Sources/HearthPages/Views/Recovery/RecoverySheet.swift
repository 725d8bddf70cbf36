import HearthLanguage

/// A page of paper with somebody's recovery code, and with what to do when the computer is lost.
package struct RecoverySheet: Sendable {
    let heading: Text
    let household: String
    /// The code as a QR code, an SVG picture.
    let drawing: String
    /// The link that friends have; nil: it is not known here.
    let link: String?

    /// `drawing`: the QR code of a text, as SVG.
    package init(
        of name: String, household: String, code: String, link: String?,
        drawing: (String) throws -> String
    ) rethrows {
        heading = Text("\(Text(whose: name)) recovery code for Hearth")
        self.household = household
        self.drawing = try drawing(code)
        self.link = link
    }
}
