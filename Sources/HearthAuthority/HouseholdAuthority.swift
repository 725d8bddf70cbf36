import Crypto
package import FoundationEssentials
import HearthWire
import SwiftASN1
import X509

/// The household's own certificate authority, which its phones are told to trust.
///
/// A P-256 key that signs itself (RFC 5280). It signs web servers alone, no further authorities, and critical
/// name constraints bind it to the home network (`HomeNetwork`). It names no household: everybody in the
/// network can fetch it.
package struct HouseholdAuthority: Sendable {
    /// How long it lasts.
    package static let validity = day * 3650
    /// A leaf's life, from a day before it was made, for clocks that are behind: what browsers accept.
    package static let leafValidity = day * 397

    private static let day: TimeInterval = 86_400
    private static var leafName: DistinguishedName {
        get throws { try DistinguishedName { CommonName("Hearth") } }
    }

    private let certificate: Certificate
    private let key: Certificate.PrivateKey
    /// What it may vouch for, as its certificate says: older ones say less.
    private let constraints: NameConstraints

    /// - Parameters:
    ///   - ownNames: Domains that the household calls its own, in lower case.
    ///   - now: From a day before it on.
    /// - Throws: What the library throws for a name that no certificate can carry.
    package init(ownNames: [String] = [], now: Date) throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let identifier = SubjectKeyIdentifier(hash: key.publicKey)
        // Somebody who trusts two homes can tell one from the other.
        let mark = identifier.keyIdentifier.prefix(4)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        let name = try DistinguishedName { CommonName("Hearth \(mark)") }
        let constraints = try HomeNetwork.constraints(ownNames: ownNames, leaf: Self.leafName)
        certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
            notValidBefore: now - Self.day, notValidAfter: now + Self.validity, issuer: name,
            subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                try ExtendedKeyUsage([.serverAuth])
                Critical(constraints)
                identifier
            },
            issuerPrivateKey: key)
        (self.key, self.constraints) = (key, constraints)
    }

    /// From what `certificatePEM` and `keyPEM` said, in any order.
    ///
    /// - Throws: `AuthorityError.malformed`, `AuthorityError.expired`.
    package init(pem: String, now: Date) throws(AuthorityError) {
        guard let documents = try? PEMDocument.parseMultiple(pemString: pem), documents.count == 2,
            let certificate = documents.lazy.compactMap({ try? Certificate(pemDocument: $0) })
                .first,
            let key = documents.lazy
                .compactMap({ try? Certificate.PrivateKey(pemDocument: $0) }).first,
            key.publicKey == certificate.publicKey,
            let constraints = try? certificate.extensions.nameConstraints
        else { throw .malformed }
        guard now < certificate.notValidAfter else { throw .expired }
        (self.certificate, self.key, self.constraints) = (certificate, key, constraints)
    }

    /// As it is stored.
    package var certificatePEM: String {
        get throws { try certificate.serializeAsPEM().pemString }
    }

    /// PKCS #8: a secret of the home's.
    package var keyPEM: String { get throws { try key.serializeAsPEM().pemString } }

    /// As phones take it: DER.
    package var certificateOctets: [UInt8] {
        get throws { try certificate.serializeAsPEM().derBytes }
    }

    /// SHA-256 of the certificate: 32 octets, which people can compare.
    package var fingerprint: [UInt8] {
        get throws { Array(SHA256.hash(data: try certificateOctets)) }
    }

    /// Whether it may vouch for a host.
    package func covers(_ host: PagesHost) -> Bool {
        constraints.permit(host)
    }

    /// A certificate for the pages, with a key of its own.
    ///
    /// - Throws: `AuthorityError.notOfTheHome`; what the library throws.
    package func leaf(for hosts: [PagesHost], now: Date) throws -> PagesCertificate {
        for host in hosts where !covers(host) {
            throw AuthorityError.notOfTheHome(host)
        }
        return try signed(hosts, now: now)
    }

    /// The same for hosts of which nobody looked whether they are at home.
    func signed(_ hosts: [PagesHost], now: Date) throws -> PagesCertificate {
        let secret = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let start = now - Self.day
        let end = min(start + Self.leafValidity, certificate.notValidAfter)
        let names = hosts.map { host -> GeneralName in
            switch host {
            case .name(let name): .dnsName(name)
            case .address(let address):
                .ipAddress(ASN1OctetString(contentBytes: address.octets[...]))
            }
        }
        let leaf = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: secret.publicKey,
            notValidBefore: start, notValidAfter: end, issuer: certificate.subject,
            subject: try Self.leafName,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(names)
                SubjectKeyIdentifier(hash: secret.publicKey)
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: certificate.publicKey).keyIdentifier)
            },
            issuerPrivateKey: key)
        return PagesCertificate(
            hosts: hosts, certificatePEM: try leaf.serializeAsPEM().pemString,
            keyPEM: try secret.serializeAsPEM().pemString, start: start, end: end)
    }
}
