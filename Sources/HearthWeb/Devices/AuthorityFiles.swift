import FoundationEssentials
import Glibc
import HearthAuthority

/// The two files of the home's own authority.
struct AuthorityFiles {
    private let certificate: String
    private let key: String

    init(_ folder: String) {
        certificate = folder + "/authority-certificate.pem"
        key = folder + "/authority-key.pem"
    }

    /// The one that is there, or a new one where there is none, or where it has ended.
    ///
    /// - Throws: Where the files cannot be read or written: devices trust it, so that no other takes its
    ///   place for that.
    func authority(_ household: String, _ now: Date) throws -> HouseholdAuthority {
        guard access(certificate, F_OK) == 0 else { return try make(household, now) }
        do {
            return try HouseholdAuthority(
                certificatePEM: String(contentsOfFile: certificate, encoding: .utf8),
                keyPEM: String(contentsOfFile: key, encoding: .utf8), now: now)
        } catch AuthorityError.expired {
            return try make(household, now)
        }
    }

    /// The process's mask keeps the files from others. The key comes first: without its certificate it
    /// is nothing, and is written again.
    private func make(_ household: String, _ now: Date) throws -> HouseholdAuthority {
        let authority = try HouseholdAuthority(for: household, now: now)
        try Data(authority.keyPEM.utf8).write(to: URL(filePath: key), options: .atomic)
        chmod(key, 0o600)
        try Data(authority.certificatePEM.utf8)
            .write(to: URL(filePath: certificate), options: .atomic)
        return authority
    }
}
