/// Why the authority made nothing.
package enum AuthorityError: Error, Hashable, Sendable {
    /// The stored certificate or key cannot be read, or they do not belong together.
    case malformed
    /// Nobody at home needs a certificate for it.
    case notOfTheHome(PagesHost)
    /// It lasts no longer: phones have to be given a new one.
    case expired
}
