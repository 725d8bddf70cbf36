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
            ("fe80::1", "-verify_ip"), ("127.0.0.1", "-verify_ip"), ("::1", "-verify_ip"),
        ])
    func atHome(_ text: String, _ option: String) throws {
        let authority = try HouseholdAuthority(ownNames: ["oak.example"], now: now)
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
            "172.32.0.1", "192.169.0.1", "2001:db8::1", "fec0::1", "128.0.0.1", "::2",
        ])
    func elsewhere(_ text: String) throws {
        let authority = try HouseholdAuthority(ownNames: ["oak.example"], now: now)
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
        let authority = try HouseholdAuthority(now: now)
        let text = try openssl(
            "x509", "-noout", "-text", "-in", try file("root.pem", authority.certificatePEM))
        for line in [
            "X509v3 Basic Constraints: critical", "CA:TRUE, pathlen:0",
            "X509v3 Name Constraints: critical", "DNS:local", "DNS:home.arpa",
            "IP:192.168.0.0/255.255.0.0", "ASN1 OID: prime256v1",
            "TLS Web Server Authentication",
        ] {
            #expect(text.output.contains(line), "\(line): \(text.output)")
        }
        let another = try HouseholdAuthority(now: now)
        func subject(_ authority: HouseholdAuthority) throws -> String {
            try openssl(
                "x509", "-noout", "-subject", "-in", try file("s.pem", authority.certificatePEM)
            ).output
        }
        #expect(try subject(authority).contains("Hearth"))
        #expect(try subject(authority) != subject(another))
    }

    /// What a thief of the authority's key would sign.
    @Test(
        "Nothing but a web server at home is believed, whatever kind of name it has",
        arguments: [
            ("/CN=Hearth", "email:anna@mail.example", "permitted subtree violation"),
            ("/CN=Hearth", "URI:https://bank.example/", "permitted subtree violation"),
            ("/CN=Bank/O=Bank", "DNS:hearth.local", "permitted subtree violation"),
            ("/CN=Hearth", "DNS:bank.example", "permitted subtree violation"),
            ("/CN=Hearth", "IP:8.8.8.8", "permitted subtree violation"),
            ("/CN=Hearth", "DNS:hearth.local", nil),
        ])
    func stolen(_ subject: String, _ name: String, _ problem: String?) throws {
        let authority = try HouseholdAuthority(now: now)
        let root = try file("root.pem", authority.certificatePEM)
        let key = try file("root-key.pem", authority.keyPEM)
        let (request, leaf) = (folder.path + "/r.pem", folder.path + "/leaf.pem")
        #expect(
            try openssl(
                "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-keyout", folder.path + "/leaf-key.pem", "-subj", subject, "-addext",
                "subjectAltName=" + name, "-out", request
            ).isGood)
        #expect(
            try openssl(
                "x509", "-req", "-in", request, "-CA", root, "-CAkey", key, "-CAcreateserial",
                "-copy_extensions", "copyall", "-out", leaf
            ).isGood)
        let answer = try openssl("verify", "-CAfile", root, leaf)
        #expect(answer.isGood == (problem == nil), "\(answer.output)")
        if let problem { #expect(answer.output.contains(problem), "\(answer.output)") }
        // It signs neither mail nor programs nor people.
        for purpose in ["smimesign", "sslclient", "codesign", "timestampsign"] {
            #expect(try !openssl("verify", "-purpose", purpose, "-CAfile", root, leaf).isGood)
        }
    }

    /// Made by the program as it was before: an authority without purposes that names its household.
    @Test("An authority of before goes on as it is")
    func older() throws {
        let folder = folder.path
        #expect(
            try openssl(
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-days", "3650", "-subj", "/CN=Hearth: Oak Lane", "-keyout", folder + "/k.pem",
                "-addext", "basicConstraints=critical,CA:TRUE,pathlen:0", "-addext",
                "nameConstraints=critical,permitted;DNS:local,permitted;IP:192.168.0.0/255.255.0.0",
                "-out", folder + "/c.pem"
            ).isGood)
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: folder + name, encoding: .utf8)
        }
        let authority = try HouseholdAuthority(pem: text("/k.pem") + text("/c.pem"), now: now)
        for (name, isCovered) in [
            ("box.local", true), ("192.168.1.20", true), ("10.0.0.1", false), ("127.0.0.1", false),
            ("bank.example", false),
        ] {
            #expect(authority.covers(try host(name)) == isCovered, "\(name)")
        }
        let leaf = try authority.leaf(for: [try host("box.local")], now: now)
        let answer = try openssl(
            "verify", "-purpose", "sslserver", "-CAfile", folder + "/c.pem", "-verify_hostname",
            "box.local", try file("leaf.pem", leaf.certificatePEM))
        #expect(answer.isGood, "\(answer.output)")
    }

    @Test("What is stored is the same authority again; with another's key it is none")
    func stored() throws {
        let authority = try HouseholdAuthority(ownNames: ["oak.example"], now: now)
        let (certificate, key) = (try authority.certificatePEM, try authority.keyPEM)
        let again = try HouseholdAuthority(pem: certificate + "\n" + key, now: now)
        #expect(try again.fingerprint == authority.fingerprint)
        #expect(try again.fingerprint.count == 32)
        let leaf = try again.leaf(for: [try host("a.oak.example")], now: now)
        #expect(
            try openssl(
                "verify", "-CAfile", try file("root.pem", certificate),
                try file("leaf.pem", leaf.certificatePEM)
            ).isGood)
        let other = try HouseholdAuthority(now: now).keyPEM
        for (certificate, key) in [
            (certificate, other), ("", key), (certificate, ""), (key, key),
            (certificate, certificate),
        ] {
            #expect(throws: AuthorityError.malformed) {
                try HouseholdAuthority(pem: certificate + "\n" + key, now: now)
            }
        }
        #expect(throws: AuthorityError.expired) {
            try HouseholdAuthority(
                pem: certificate + "\n" + key, now: now + 3651 * 86_400)
        }
    }

    @Test("A certificate lasts 397 days, is renewed after two thirds, and ends with the authority")
    func lasting() throws {
        let authority = try HouseholdAuthority(now: now)
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
