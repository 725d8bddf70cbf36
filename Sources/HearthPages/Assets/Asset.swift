import HearthKinds

/// A file that pages need beside them: styles, scripts, drawings.
package struct Asset: Sendable {
    package let mediaType: String
    package let octets: [UInt8]

    /// By the name in its address.
    package static func named(_ name: String) -> Asset? { all[name] }

    /// Those of a kind have its name before theirs.
    private static let all: [String: Asset] = {
        var all = [
            "hearth.js": Asset(.script, scripts), "outbox.js": Asset(.script, outbox),
            "icons.svg": Asset(.drawing, icons),
        ]
        for (path, asset) in PageFiles(PackageResources.files).assets where path != "worker.js" {
            all[String(path.split(separator: "/").last ?? "")] = asset
        }
        all["shared.js"] = Asset(.script, shared)
        for kind in KindLook.table.all {
            for (path, asset) in kind.files.assets { all["\(kind.kind)/\(path)"] = asset }
        }
        return all
    }()

    /// The type of a file; nil: it is none that a page asks for.
    private enum MediaType: String {
        case style = "text/css; charset=utf-8"
        case script = "text/javascript; charset=utf-8"
        case drawing = "image/svg+xml"
        case picture = "image/png"

        init?(of name: String) {
            switch name.split(separator: ".").last {
            case "css": self = .style
            case "js": self = .script
            case "svg": self = .drawing
            case "png": self = .picture
            default: return nil
            }
        }
    }

    /// A file by its name, which says of what type it is; nil: it is none that a page asks for.
    init?(_ name: String, _ octets: [UInt8]) {
        guard let type = MediaType(of: name) else { return nil }
        self.init(type, octets)
    }

    private init(_ type: MediaType, _ octets: [UInt8]) {
        let isText = type == .style || type == .script
        self.init(
            mediaType: type.rawValue, octets: isText ? Self.withoutRemarks(octets) : octets)
    }

    private init(mediaType: String, octets: [UInt8]) {
        (self.mediaType, self.octets) = (mediaType, octets)
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
            .replacing("{{kinds}}", with: KindOnPhone.all)
            .replacing("{{asking}}", with: KindOnPhone.asking)
        return Asset(mediaType: MediaType.script.rawValue, octets: Array(text.utf8))
    }

    /// The drawings of all pages.
    private static var icons: [UInt8] {
        let symbols = [PageFiles(PackageResources.files)] + KindLook.table.all.map(\.files)
        return Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\n".utf8)
            + symbols.flatMap(\.symbols) + Array("</svg>\n".utf8)
    }

    /// One file for the browser, of one for each idea: they share their names, and the last one begins.
    private static var scripts: [UInt8] {
        [
            PackageResources.buttons_js, PackageResources.store_js, PackageResources.morph_js,
            PackageResources.told_js,
            PackageResources.moments_js,
            PackageResources.notifications_js, PackageResources.home_screen_js,
            PackageResources.looking_js,
            PackageResources.messages_js, PackageResources.progress_js,
            PackageResources.lines_js,
        ].flatMap { $0 } + KindLook.table.all.flatMap(\.files.scripts)
            + [
                PackageResources.sending_js, PackageResources.drafts_js,
                PackageResources.arranging_js, PackageResources.parts_js,
                PackageResources.devices_js,
                PackageResources.app_js, PackageResources.sharing_js, PackageResources.zones_js,
                PackageResources.live_js,
            ].flatMap { $0 }
    }

    /// The same of what comes to a person's own device alone.
    private static var outbox: [UInt8] {
        [
            acts, PackageResources.outbox_js, PackageResources.delivering_js,
            PackageResources.joining_js, PackageResources.box_js, PackageResources.drawing_js,
        ].flatMap { $0 } + KindLook.table.all.flatMap(\.files.waiting)
            + [
                PackageResources.drawn_items_js,
                PackageResources.keeping_js, PackageResources.begin_js,
            ].flatMap { $0 }
    }

    /// With what kinds say of their forms.
    private static var acts: [UInt8] {
        let text = String(decoding: PackageResources.acts_js, as: UTF8.self)
        return Array(text.replacing("{{kinds}}", with: KindOnPhone.all).utf8)
    }

    /// With the page that asks what is shared.
    private static var shared: [UInt8] {
        let text = String(decoding: PackageResources.shared_js, as: UTF8.self)
        return Array(text.replacing("{{asking}}", with: KindOnPhone.asking).utf8)
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
