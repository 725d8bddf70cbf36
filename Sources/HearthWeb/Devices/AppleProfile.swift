import FoundationEssentials

/// A configuration profile by which an iPhone takes a certificate (Apple, "Configuration Profile
/// Reference").
enum AppleProfile {
    static func text(certificate: [UInt8], fingerprint: [UInt8]) -> String {
        let content = Data(certificate).base64EncodedString()
        // The same certificate has the same profile, which replaces itself.
        let (outer, inner) = (uuid(fingerprint.prefix(16)), uuid(fingerprint.dropFirst(16)))
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>PayloadContent</key><array><dict>
            <key>PayloadCertificateFileName</key><string>hearth.crt</string>
            <key>PayloadContent</key><data>\(content)</data>
            <key>PayloadDisplayName</key><string>Hearth</string>
            <key>PayloadIdentifier</key><string>hearth.authority.\(inner)</string>
            <key>PayloadType</key><string>com.apple.security.root</string>
            <key>PayloadUUID</key><string>\(inner)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict></array>
            <key>PayloadDisplayName</key><string>Hearth</string>
            <key>PayloadIdentifier</key><string>hearth.profile.\(outer)</string>
            <key>PayloadType</key><string>Configuration</string>
            <key>PayloadUUID</key><string>\(outer)</string>
            <key>PayloadVersion</key><integer>1</integer>
            </dict></plist>

            """
    }

    private static func uuid(_ octets: ArraySlice<UInt8>) -> String {
        let digits = octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }
            .joined()
        let cuts = [0, 8, 12, 16, 20, 32]
        return zip(cuts, cuts.dropFirst()).map { from, to in
            String(digits.dropFirst(from).prefix(to - from))
        }.joined(separator: "-")
    }
}
