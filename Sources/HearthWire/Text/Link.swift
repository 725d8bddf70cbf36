/// Enough to dial a stranger: `hearth:KEY@host:port,host:port`, with `/invite1…` for an invitation.
///
/// Names and pictures never travel in links.
package struct Link: Hashable, Sendable {
    package static let scheme = "hearth:"

    package var key: PublicKeyText
    package var addresses: [HostPort]
    package var invitation: Invitation?

    package init(key: PublicKeyText, addresses: [HostPort], invitation: Invitation? = nil) {
        self.key = key
        self.addresses = addresses
        self.invitation = invitation
    }

    package enum Failure: Error, Hashable {
        case key(PublicKeyText.Failure)
        case address(String)
        case tooManyAddresses
        case invitation
        case malformed
        /// A text around it has links of several people.
        case several
        /// A text around it has links of one person that lead to different addresses, or with different invitations.
        case differing
    }

    /// Reads a link, or a bare public key as a link without addresses.
    package init(_ text: String) throws(Failure) {
        let compact = text.filter { !$0.isWhitespace }
        guard compact.utf8.count <= 4096 else { throw .malformed }
        var rest = compact[...]
        if rest.lowercased().hasPrefix(Self.scheme) { rest = rest.dropFirst(Self.scheme.count) }
        let keyPart = rest.prefix { $0 != "@" && $0 != "/" }
        do throws(PublicKeyText.Failure) {
            key = try PublicKeyText(String(keyPart))
        } catch {
            throw .key(error)
        }
        rest = rest.dropFirst(keyPart.count)
        addresses = []
        if rest.first == "@" {
            let part = rest.dropFirst().prefix { $0 != "/" }
            for piece in part.split(separator: ",", omittingEmptySubsequences: false) {
                guard let address = HostPort(String(piece)) else {
                    throw .address(String(piece))
                }
                addresses.append(address)
            }
            guard addresses.count <= Limits.addressesPerNode else { throw .tooManyAddresses }
            rest = rest.dropFirst(part.count + 1)
        }
        if rest.first == "/" {
            guard let invitation = Invitation(String(rest.dropFirst())) else {
                throw .invitation
            }
            self.invitation = invitation
        } else if !rest.isEmpty {
            throw .malformed
        }
    }

    package var text: String {
        var text = Self.scheme + key.text
        if !addresses.isEmpty {
            text += "@" + addresses.map(\.description).joined(separator: ",")
        }
        if let invitation { text += "/" + invitation.text }
        return text
    }
}
