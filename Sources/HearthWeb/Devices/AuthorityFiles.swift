import FoundationEssentials
import Glibc
import HearthAPI
import HearthAuthority

/// The two files of the home's own authority: its certificate, and its key with the same certificate, which
/// belong together because they are written as one. Homes that are older have the key alone there.
struct AuthorityFiles {
    private let certificate: String
    private let key: String

    init(_ folder: String) {
        certificate = HomeFile.authorityCertificate.path(in: folder)
        key = HomeFile.authorityKey.path(in: folder)
    }

    /// The one that is there, or a new one where there is none, or where it has ended.
    ///
    /// - Throws: Where the files cannot be read or written: devices trust it, so that no other takes its
    ///   place for that.
    func authority(_ now: Date) throws -> HouseholdAuthority {
        let both = (try? String(contentsOfFile: key, encoding: .utf8)) ?? ""
        guard access(certificate, F_OK) == 0 || both.contains(Self.mark) else {
            return try make(now)
        }
        do {
            let stored =
                both.contains(Self.mark)
                ? both : try String(contentsOfFile: certificate, encoding: .utf8) + "\n" + both
            let authority = try HouseholdAuthority(pem: stored, now: now)
            // The node may have ended between the two files.
            let text = try? String(contentsOfFile: certificate, encoding: .utf8)
            if let pem = try? authority.certificatePEM, text != pem, both.contains(Self.mark) {
                try? write(pem, to: certificate)
            }
            return authority
        } catch AuthorityError.expired {
            return try make(now)
        }
    }

    /// A new one in the place of what is there. Until it is stored the last one is, and then this.
    func make(_ now: Date) throws -> HouseholdAuthority {
        let authority = try HouseholdAuthority(now: now)
        try write(authority.keyPEM + "\n" + authority.certificatePEM + "\n", to: key)
        chmod(key, 0o600)
        // From here on it is the home's. What is missing of this is written at the next start.
        try? write(authority.certificatePEM, to: certificate)
        return authority
    }

    private static let mark = "BEGIN CERTIFICATE"

    /// The process's mask keeps the files from others.
    private func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    }
}
