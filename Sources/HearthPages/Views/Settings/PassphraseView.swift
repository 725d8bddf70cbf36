package import HearthAPI
import HearthLanguage

/// What locks a member's keys, and where else they are signed in.
package struct PassphraseView: PageContent {
    package static let template = "passphrase"

    let member: String
    let hasPassphrase: Bool
    /// When a new passphrase was set with their recovery code; nil: not in the last year.
    let replaced: Text?

    package init(
        member: String, hasPassphrase: Bool, replacements: [PassphraseReplacement] = []
    ) {
        self.member = member
        self.hasPassphrase = hasPassphrase
        replaced = Self.moments(of: replacements).map {
            Text("A new passphrase was set with your recovery code: \($0).")
        }
    }

    /// When it was; nil: never.
    static func moments(of replacements: [PassphraseReplacement]) -> String? {
        let moments = replacements.map { DateText.moment($0.at).string }
        return moments.isEmpty ? nil : moments.joined(separator: "; ")
    }
}
