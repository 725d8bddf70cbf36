import HearthWire
import SwiftASN1
import X509

/// What the household's authority may vouch for: names and addresses that mean something at home only, the
/// machine itself, and names that the household says are its own.
///
/// They are the certificate's name constraints (RFC 5280, section 4.2.1.10), so that whoever stole the
/// authority's key could not pose as a bank to a phone that trusts it.
extension HomeNetwork {
    /// A name that nobody has (RFC 6761). A constraint binds names of its own kind alone, so that each kind
    /// needs one: mail and addresses of the web are allowed there and nowhere else.
    private static let nowhere = "hearth.invalid"

    /// `leaf` is the only subject that what is signed may have.
    static func constraints(ownNames: [String], leaf: DistinguishedName) -> NameConstraints {
        NameConstraints(
            permittedSubtrees: (domains + ownNames).map { .dnsName($0) }
                + (ranges + loopback).map {
                    .ipAddress(ASN1OctetString(contentBytes: $0.octets[...]))
                } + [
                    .rfc822Name(nowhere), .uniformResourceIdentifier(nowhere),
                    .directoryName(leaf),
                ])
    }
}

extension NameConstraints {
    /// Whether they let a certificate be for a host.
    func permit(_ host: PagesHost) -> Bool {
        permittedSubtrees.contains { subtree in
            switch (subtree, host) {
            case (.dnsName(let domain), .name(let name)):
                name == domain || name.hasSuffix("." + domain)
            case (.ipAddress(let range), .address(let address)):
                address.isIn(rangeOctets: Array(range.bytes))
            default: false
            }
        }
    }
}

extension AddressRange {
    /// As a certificate has it: the network's octets, and as many of the mask.
    fileprivate var octets: [UInt8] {
        network.octets
            + network.octets.indices.map { index in
                UInt8(truncatingIfNeeded: 0xFF00 >> min(8, max(0, bits - 8 * index)))
            }
    }
}

extension InternetAddress {
    fileprivate func isIn(rangeOctets range: [UInt8]) -> Bool {
        range.count == 2 * octets.count
            && zip(octets, zip(range, range.dropFirst(octets.count)))
                .allSatisfy { octet, limits in octet & limits.1 == limits.0 & limits.1 }
    }
}
