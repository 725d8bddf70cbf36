import Foundation
import Testing

@testable import HearthAuthority

/// Judged by OpenSSL, which is not what made them.
@Suite("The household's authority")
final class AuthorityTests {
    private let now = Date()
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "hearth-authority-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> String {
        let url = folder.appending(path: name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    /// What `openssl` says, and whether it was content.
    private func openssl(_ arguments: String...) throws -> (isGood: Bool, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus == 0, output)
    }

    private func host(_ text: String) throws -> PagesHost { try #require(PagesHost(text)) }

    @Test(
        "A browser of the home accepts a certificate for what is at home",
        arguments: [
            ("hearth.local", "-verify_hostname"), ("pages.home.arpa", "-verify_hostname"),
            ("hearth.oak.example", "-verify_hostname"), ("192.168.1.20", "-verify_ip"),
            ("10.1.2.3", "-verify_ip"), ("172.31.255.1", "-verify_ip"),
            ("169.254.7.7", "-verify_ip"), ("fd12:3456::7", "-verify_ip"),
            ("fe80::1", "-verify_ip"),
        ])
    func atHome(_ text: String, _ option: String) throws {
        let authority = try HouseholdAuthority(
            for: "Åsa & Bo's home", ownNames: ["oak.example"], now: now)
        let root = try file("root.pem", authority.certificatePEM)
        let leaf = try authority.leaf(for: [try host(text)], now: now)
        let answer = try openssl(
            "verify", "-x509_strict", "-purpose", "sslserver", "-CAfile", root, option, text,
            try file("leaf.pem", leaf.certificatePEM))
        #expect(answer.isGood, "\(answer.output)")
        let other = try openssl(
            "verify", "-x509_strict", "-CAfile", root, "-verify_hostname", "another.local",
            try file("leaf.pem", leaf.certificatePEM))
        #expect(!other.isGood)
    }

    @Test(
        "It vouches for nothing on the internet, and nobody would believe it",
        arguments: [
            "example.org", "local.example.org", "oak.example.org", "notlocal", "8.8.8.8",
            "172.32.0.1", "192.169.0.1", "2001:db8::1", "fec0::1", "127.0.0.1",
        ])
    func elsewhere(_ text: String) throws {
        let authority = try HouseholdAuthority(
            for: "Oak Lane", ownNames: ["oak.example"], now: now)
        let host = try host(text)
        #expect(throws: AuthorityError.notOfTheHome(host)) {
            try authority.leaf(for: [host], now: now)
        }
        let forged = try authority.signed([host], now: now)
        let answer = try openssl(
            "verify", "-CAfile", try file("root.pem", authority.certificatePEM),
            try file("leaf.pem", forged.certificatePEM))
        #expect(!answer.isGood && answer.output.contains("permitted subtree violation"))
    }

    @Test("It signs no other authority, and its root says what it is bound to as critical")
    func root() throws {
        let authority = try HouseholdAuthority(for: "Oak Lane", now: now)
        let text = try openssl(
            "x509", "-noout", "-text", "-in", try file("root.pem", authority.certificatePEM))
        for line in [
            "X509v3 Basic Constraints: critical", "CA:TRUE, pathlen:0",
            "X509v3 Name Constraints: critical", "DNS:local", "DNS:home.arpa",
            "IP:192.168.0.0/255.255.0.0", "ASN1 OID: prime256v1", "CN = Hearth: Oak Lane",
        ] {
            #expect(text.output.contains(line), "\(line): \(text.output)")
        }
    }

    @Test("What is stored is the same authority again; with another's key it is none")
    func stored() throws {
        let authority = try HouseholdAuthority(
            for: "Oak Lane", ownNames: ["oak.example"], now: now)
        let (certificate, key) = (try authority.certificatePEM, try authority.keyPEM)
        let again = try HouseholdAuthority(certificatePEM: certificate, keyPEM: key, now: now)
        #expect(try again.fingerprint == authority.fingerprint)
        #expect(try again.fingerprint.count == 32)
        let leaf = try again.leaf(for: [try host("a.oak.example")], now: now)
        #expect(
            try openssl(
                "verify", "-CAfile", try file("root.pem", certificate),
                try file("leaf.pem", leaf.certificatePEM)
            ).isGood)
        let other = try HouseholdAuthority(for: "Elm Lane", now: now).keyPEM
        for (certificate, key) in [
            (certificate, other), ("", key), (certificate, ""), (key, certificate),
        ] {
            #expect(throws: AuthorityError.malformed) {
                try HouseholdAuthority(certificatePEM: certificate, keyPEM: key, now: now)
            }
        }
        #expect(throws: AuthorityError.expired) {
            try HouseholdAuthority(
                certificatePEM: certificate, keyPEM: key, now: now + 3651 * 86_400)
        }
    }

    @Test("A certificate lasts 397 days, is renewed after two thirds, and ends with the authority")
    func lasting() throws {
        let authority = try HouseholdAuthority(for: "Oak Lane", now: now)
        let leaf = try authority.leaf(for: [try host("hearth.local")], now: now)
        #expect(leaf.end.timeIntervalSince(leaf.start) == 397 * 86_400)
        #expect(abs(leaf.renewal.timeIntervalSince(now) / 86_400 - 263.7) < 0.1)
        let late = try authority.leaf(
            for: [try host("hearth.local")], now: now + HouseholdAuthority.validity - 86_400)
        #expect(late.end <= now + HouseholdAuthority.validity + 1)
    }

    @Test(
        "What is no name and no address is neither",
        arguments: [
            "", ".", "a..local", "-a.local", "a.local.", "1.2.3", "0x7f000001", "fe80::1%eth0",
            "[::1]", "hearth.local:80", "ä.local", "a b", "*.local", "a\u{0}.local",
            String(repeating: "a", count: 64) + ".local",
        ])
    func malformed(_ text: String) {
        #expect(PagesHost(text) == nil)
    }
}
