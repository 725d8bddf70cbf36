import Foundation
import HearthAuthority
import NIOSSL
import Testing

@testable import HearthWeb

@Suite("The files of the home's own authority")
struct AuthorityFilesTests {
    private let now = Date()

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = try Server.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOfFile: file, encoding: .utf8)
    }

    private func write(_ text: String, _ file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: file))
    }

    @Test("A home has one authority, also when the node was killed while another was written")
    func killed() throws {
        try withFolder { folder in
            let (certificate, key) = (
                folder + "/authority-certificate.pem", folder + "/authority-key.pem"
            )
            let files = AuthorityFiles(folder)
            let first = try files.authority(now)
            #expect(try files.authority(now).fingerprint == first.fingerprint)
            let old = try text(certificate)
            let second = try files.make(now)
            #expect(try second.fingerprint != first.fingerprint)
            // Killed after the first of the two files.
            try write(old, certificate)
            #expect(try files.authority(now).fingerprint == second.fingerprint)
            #expect(try text(certificate) == second.certificatePEM)
            try FileManager.default.removeItem(atPath: certificate)
            #expect(try files.authority(now).fingerprint == second.fingerprint)
            #expect(mode(of: key) == 0o600)
            try write("broken", key)
            #expect(throws: AuthorityError.malformed) { try files.authority(now) }
        }
    }

    @Test("A home from before, with the key alone in its file, keeps its authority")
    func older() throws {
        try withFolder { folder in
            let authority = try HouseholdAuthority(now: now)
            try write(authority.keyPEM, folder + "/authority-key.pem")
            try write(authority.certificatePEM, folder + "/authority-certificate.pem")
            let files = AuthorityFiles(folder)
            #expect(try files.authority(now).fingerprint == authority.fingerprint)
            #expect(try text(folder + "/authority-key.pem") == authority.keyPEM)
        }
    }

    @Test("Another authority vouches for the pages from the next look on")
    func renewed() throws {
        try withFolder { folder in
            let certificates = HomeCertificates(.ownAuthority(folder: folder))
            let hosts = ["192.168.1.20"].compactMap { PagesHost($0) }
            #expect(certificates.refresh(for: hosts, now: now) == nil)
            let before = certificates.current?.certificateChain?.first
            let fingerprint = try certificates.authority?.fingerprint
            #expect(try certificates.renewAuthority(now: now))
            #expect(try certificates.authority?.fingerprint != fingerprint)
            // Nobody is without a certificate meanwhile.
            #expect(certificates.current?.certificateChain?.first == before)
            #expect(certificates.refresh(for: hosts, now: now) == nil)
            #expect(certificates.current?.certificateChain?.first != before)
            let files = HomeCertificates(.files(certificate: "/nowhere", key: "/nowhere"))
            #expect(try !files.renewAuthority(now: now))
        }
    }
}
