import HearthAPI

/// Where somebody chooses a passphrase, from a page that needs one.
package enum PassphrasePlace {
    /// The field of its address that says where to go on.
    package static let back = "next"

    package static func href(from page: String) -> String {
        "/settings/passphrase?\(back)=\(PercentCoding.encode(page))"
    }
}
