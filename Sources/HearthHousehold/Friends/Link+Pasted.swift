package import HearthAPI
package import HearthWire

extension Link {
    /// A link, or the error that names what is wrong with it.
    package static func parsed(_ text: String) throws(HearthError) -> Link {
        do throws(Link.Failure) {
            return try Link(pasted: text)
        } catch {
            switch error {
            case .key(.wrongChecksum): throw HearthError(.keyWrongChecksum)
            case .key(.newerFormat): throw HearthError(.keyNewerFormat)
            case .key(let failure): throw HearthError(code(of: text, failure))
            case .address(let address) where isCut(address, in: text):
                throw HearthError(.keyTruncated)
            case .address(let address):
                throw HearthError(.addressMalformed, ["address": address])
            case .tooManyAddresses:
                throw HearthError(.tooManyAddresses, ["limit": "\(Limits.addressesPerNode)"])
            case .invitation: throw HearthError(.invitationMalformed)
            case .malformed: throw HearthError(.linkMalformed)
            case .several: throw HearthError(.linksSeveral)
            case .differing: throw HearthError(.linksDiffer)
            }
        }
    }

    /// What a text is that has no whole key: people paste other things too, and parts of a link.
    private static func code(of text: String, _ failure: PublicKeyText.Failure) -> ErrorCode {
        let start = text.drop(while: \.isWhitespace).prefix(8).lowercased()
        if ["http://", "https://", "www."].contains(where: start.hasPrefix) { return .linkOfWeb }
        let lowered = text.lowercased()
        // Of an invitation, people copy the end alone too.
        let begins = [Link.scheme, PublicKeyText.prefix + "1", Invitation.prefix + "1"]
        if begins.contains(where: lowered.contains) { return .keyTruncated }
        return failure == .wrongPrefix ? .keyWrongPrefix : .linkMalformed
    }

    /// Whether a link ends within its last address: before the port.
    private static func isCut(_ address: String, in text: String) -> Bool {
        // Nothing behind the last letter or digit is taken for a part of an address.
        func end(of text: String) -> Substring {
            var end = text.filter { !$0.isWhitespace }[...]
            while let last = end.last, !last.isLetter, !last.isNumber { end.removeLast() }
            return end
        }
        guard end(of: text).hasSuffix(end(of: address)) else { return false }
        let isWithinBrackets = address.hasPrefix("[") && !address.contains("]")
        return isWithinBrackets || !address.contains(":") || address.hasSuffix(":")
    }
}
