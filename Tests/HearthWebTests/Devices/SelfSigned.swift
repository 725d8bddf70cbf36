import Foundation
import Testing

/// Certificates that vouch for themselves, made by `openssl`.
enum SelfSigned {
    static func make(_ name: String, key: String, certificate: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
            "ec_paramgen_curve:P-256", "-nodes", "-days", "30", "-subj", "/CN=test",
            "-addext", "subjectAltName=DNS:\(name)", "-keyout", key, "-out", certificate,
        ]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
