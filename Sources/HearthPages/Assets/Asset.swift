/// A file that pages need beside them: styles, scripts, drawings.
package struct Asset: Sendable {
    package let mediaType: String
    package let octets: [UInt8]

    /// By the name in its address.
    package static func named(_ name: String) -> Asset? { all[name] }

    private static let all: [String: Asset] = [
        "style.css": style(PackageResources.style_css),
        "notes.css": style(PackageResources.notes_css), "hearth.js": script(scripts),
        "outbox.js": script(outbox), "outbox.css": style(PackageResources.outbox_css),
        "record.js": script(PackageResources.record_js),
        "files.js": script(PackageResources.files_js),
        "broken-off.js": script(PackageResources.broken_off_js),
        "photos.js": script(PackageResources.photos_js),
        "shared.js": script(PackageResources.shared_js),
        "asking.js": script(PackageResources.asking_js),
        "sounds.js": script(PackageResources.sounds_js),
        "viewer.js": script(PackageResources.viewer_js),
        "icons.svg": Asset(mediaType: "image/svg+xml", octets: PackageResources.icons_svg),
        "mark.svg": Asset(mediaType: "image/svg+xml", octets: PackageResources.mark_svg),
        "icon-192.png": Asset(mediaType: "image/png", octets: PackageResources.icon_192_png),
        "icon-512.png": Asset(mediaType: "image/png", octets: PackageResources.icon_512_png),
        "icon-whole.png": Asset(mediaType: "image/png", octets: PackageResources.icon_whole_png),
        "icon-apple.png": Asset(mediaType: "image/png", octets: PackageResources.icon_apple_png),
    ]

    private static func style(_ octets: [UInt8]) -> Asset {
        Asset(mediaType: "text/css; charset=utf-8", octets: withoutRemarks(octets))
    }

    private static func script(_ octets: [UInt8]) -> Asset {
        Asset(mediaType: "text/javascript; charset=utf-8", octets: withoutRemarks(octets))
    }

    /// Without the lines that only say why, and without indents: a fifth of the first page, which no phone
    /// need fetch. No text of ours goes over several lines.
    static func withoutRemarks(_ octets: [UInt8]) -> [UInt8] {
        var isRemark = false
        let lines = octets.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let kept = lines.map { $0.drop { $0 == UInt8(ascii: " ") } }.filter { words in
            if words.starts(with: "/*".utf8) { isRemark = true }
            defer { if isRemark, words.suffix(2).elementsEqual("*/".utf8) { isRemark = false } }
            return !isRemark && !words.starts(with: "//".utf8)
        }
        return Array(kept.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// What keeps pages for the moments without a connection: a service worker, which is another one when
    /// any of the files is.
    package static var worker: Asset {
        let files = all.keys.filter { !$0.hasSuffix(".png") }.sorted()
            .map { "\"\($0)\"" }.joined(separator: ", ")
        let text = String(decoding: PackageResources.worker_js, as: UTF8.self)
            .replacing("{{version}}", with: version).replacing("{{files}}", with: files)
            .replacing("{{shelf}}", with: SharedShelf.bounds)
        return Asset(mediaType: "text/javascript; charset=utf-8", octets: Array(text.utf8))
    }

    /// One file for the browser, of one for each idea: they share their names, and the last one begins.
    private static var scripts: [UInt8] {
        [
            PackageResources.buttons_js, PackageResources.store_js, PackageResources.morph_js,
            PackageResources.told_js,
            PackageResources.notifications_js, PackageResources.home_screen_js,
            PackageResources.looking_js,
            PackageResources.messages_js, PackageResources.progress_js, PackageResources.shops_js,
            PackageResources.lines_js, PackageResources.sinking_js,
            PackageResources.sending_js, PackageResources.drafts_js,
            PackageResources.arranging_js, PackageResources.parts_js, PackageResources.devices_js,
            PackageResources.app_js, PackageResources.sharing_js, PackageResources.zones_js,
            PackageResources.live_js,
        ].flatMap { $0 }
    }

    /// The same of what comes to a person's own device alone.
    private static var outbox: [UInt8] {
        [
            PackageResources.acts_js, PackageResources.outbox_js, PackageResources.delivering_js,
            PackageResources.joining_js, PackageResources.box_js, PackageResources.drawing_js,
            PackageResources.drawn_lines_js, PackageResources.drawn_items_js,
            PackageResources.keeping_js, PackageResources.begin_js,
        ].flatMap { $0 }
    }

    /// Changes with any of them: it stands in their addresses, so that a browser may keep them for
    /// good and never shows a page with the styles of another version.
    package static let version: String = {
        // FNV-1a: tells versions apart, protects nothing.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let files = all.keys.sorted().map { all[$0]?.octets ?? [] } + [PackageResources.worker_js]
        for file in files {
            for octet in file {
                hash = (hash ^ UInt64(octet)) &* 0x100_0000_01b3
            }
        }
        return String(hash, radix: 36)
    }()
}
