import HearthLanguage

/// What the pages of a kind say that keeps what its editors wrote and nobody else has.
struct KeptWords: Sendable {
    /// To an editor before they leave a list of this owner.
    let leaving: @Sendable (_ owner: String) -> Text
    /// After they put back what was kept of an item.
    let putBack: Text
}
