package import Foundation

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
}
