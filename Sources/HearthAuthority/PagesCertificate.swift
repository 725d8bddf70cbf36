package import FoundationEssentials
import SwiftASN1
import X509

/// What the pages show to a browser, with its key.
package struct PagesCertificate: Sendable {
    package let hosts: [PagesHost]
    package let certificatePEM: String
    /// PKCS #8: a secret of the home's.
    package let keyPEM: String
    package let start: Date
    package let end: Date

    /// When it is renewed: after two thirds of its life.
    package var renewal: Date { start + end.timeIntervalSince(start) * 2 / 3 }

    /// The names for which a certificate in PEM is, the first one of a chain; a name that begins with
    /// `*.` is none.
    package static func names(inPEM text: String) -> [PagesHost] {
        guard let first = try? PEMDocument.parseMultiple(pemString: text).first,
            let certificate = try? Certificate(pemDocument: first),
            let names = try? certificate.extensions.subjectAlternativeNames
        else { return [] }
        return names.compactMap { name in
            if case .dnsName(let text) = name { PagesHost(text) } else { nil }
        }
    }
}
