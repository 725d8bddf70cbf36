import FoundationEssentials
import HearthLanguage
import HearthLists

/// What a system asks before it puts the pages on a home screen (W3C, "Web Application Manifest"). It
/// names nobody: it is fetched without any cookie.
package struct AppManifest: Encodable {
    private let id = "/"
    private let name = "Hearth"
    private let short_name = "Hearth"
    private let description: String
    private let lang: String
    private let dir: String
    private let start_url = "/"
    private let scope = "/"
    private let display = "standalone"
    private let theme_color = PageColour.light
    private let background_color = PageColour.light
    private let icons: [Icon]
    private let shortcuts: [Shortcut]
    private let share_target = ShareTarget()

    private struct Icon: Encodable {
        let src: String
        let sizes: String
        var type = "image/png"
        var purpose = "any"
    }

    private struct Shortcut: Encodable {
        let name: String
        let url: String
        let icons: [Icon]
    }

    /// What other apps share comes as a form, which the worker takes.
    private struct ShareTarget: Encodable {
        private let action = SharedShelf.path
        private let method = "POST"
        private let enctype = "multipart/form-data"
        private let params = Fields()

        private struct Fields: Encodable {
            let title = "title"
            let text = "text"
            let url = "url"
            let files = [Files()]
        }

        private struct Files: Encodable {
            let name = "photo"
            /// Systems have several names for one format of sounds.
            let accept = AttachmentKinds.picture.types.map(\.name) + ["audio/*"]
        }
    }

    /// In the language of whoever asks.
    package init() {
        func icon(_ name: String, _ side: Int, purpose: String = "any") -> Icon {
            Icon(
                src: "/assets/\(name).png?v=\(Asset.version)", sizes: "\(side)x\(side)",
                purpose: purpose)
        }
        description = Text("Wish lists from home to home, with every surprise kept.").string
        lang = Language.current.code
        dir = Language.current.isRightToLeft ? "rtl" : "ltr"
        icons = [
            icon("icon-192", 192), icon("icon-512", 512),
            icon("icon-whole", 512, purpose: "maskable"),
        ]
        shortcuts = [("New wish", "/new"), ("Cart", "/cart")].map { name, url in
            Shortcut(
                name: Language.current.text(ofTemplate: name), url: url,
                icons: [icon("icon-192", 192)])
        }
    }

    /// As JSON.
    package var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
