/// A file that pages need beside them: styles, scripts, drawings.
package struct Asset: Sendable {
    package let mediaType: String
    package let octets: [UInt8]

    /// By the name in its address.
    package static func named(_ name: String) -> Asset? { all[name] }

    private static let all: [String: Asset] = [
        "style.css": Asset(
            mediaType: "text/css; charset=utf-8", octets: PackageResources.style_css),
        "hearth.js": Asset(
            mediaType: "text/javascript; charset=utf-8", octets: PackageResources.hearth_js),
        "icons.svg": Asset(mediaType: "image/svg+xml", octets: PackageResources.icons_svg),
        "mark.svg": Asset(mediaType: "image/svg+xml", octets: PackageResources.mark_svg),
    ]

    /// Changes with any of them: it stands in their addresses, so that a browser may keep them for
    /// good and never shows a page with the styles of another version.
    package static let version: String = {
        // FNV-1a: tells versions apart, protects nothing.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for name in all.keys.sorted() {
            for octet in all[name]?.octets ?? [] {
                hash = (hash ^ UInt64(octet)) &* 0x100_0000_01b3
            }
        }
        return String(hash, radix: 36)
    }()
}
