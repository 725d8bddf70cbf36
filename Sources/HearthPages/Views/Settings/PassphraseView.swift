/// What locks a member's keys, and where else they are signed in.
package struct PassphraseView: PageContent {
    package static let template = "passphrase"

    let member: String
    let hasPassphrase: Bool

    package init(member: String, hasPassphrase: Bool) {
        self.member = member
        self.hasPassphrase = hasPassphrase
    }
}
