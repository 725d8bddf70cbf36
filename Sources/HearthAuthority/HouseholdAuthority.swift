import Crypto
package import FoundationEssentials
import HearthWire
import SwiftASN1
import X509

/// The household's own certificate authority, which its phones are told to trust.
///
/// A P-256 key that signs itself (RFC 5280). Critical name constraints bind it to the home network
/// (`HomeNetwork`), and it signs no further authorities.
package struct HouseholdAuthority: Sendable {
    /// How long it lasts.
    package static let validity = day * 3650
    /// A leaf's life, from a day before it was made, for clocks that are behind: what browsers accept.
    package static let leafValidity = day * 397

    private static let day: TimeInterval = 86_400

    private let certificate: Certificate
    private let key: Certificate.PrivateKey
    private let ownNames: [String]

    /// - Parameters:
    ///   - household: Its name, which people see where they say that they trust it.
    ///   - ownNames: Domains that the household calls its own, in lower case.
    ///   - now: From a day before it on.
    /// - Throws: What the library throws for a name that no certificate can carry.
    package init(for household: String, ownNames: [String] = [], now: Date) throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let name = try DistinguishedName {
            CommonName(String("Hearth: \(household)".prefix(64)))
        }
        let ranges = HomeNetwork.ranges.map { ASN1OctetString(contentBytes: $0.octets[...]) }
        certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
            notValidBefore: now - Self.day, notValidAfter: now + Self.validity, issuer: name,
            subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(
                    NameConstraints(
                        permittedDNSDomains: HomeNetwork.domains + ownNames,
                        permittedIPRanges: ranges))
                SubjectKeyIdentifier(hash: key.publicKey)
            },
            issuerPrivateKey: key)
        (self.key, self.ownNames) = (key, ownNames)
    }

    /// From what `certificatePEM` and `keyPEM` said.
    ///
    /// - Throws: `AuthorityError.malformed`, `AuthorityError.expired`.
    package init(certificatePEM: String, keyPEM: String, now: Date) throws(AuthorityError) {
        guard let certificate = try? Certificate(pemEncoded: certificatePEM),
            let key = try? Certificate.PrivateKey(pemEncoded: keyPEM),
            key.publicKey == certificate.publicKey,
            let constraints = try? certificate.extensions.nameConstraints
        else { throw .malformed }
        guard now < certificate.notValidAfter else { throw .expired }
        (self.certificate, self.key) = (certificate, key)
        ownNames = constraints.permittedDNSDomains.filter { !HomeNetwork.domains.contains($0) }
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
        HomeNetwork.contains(host, ownNames: ownNames)
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
            subject: try DistinguishedName { CommonName("Hearth") },
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
