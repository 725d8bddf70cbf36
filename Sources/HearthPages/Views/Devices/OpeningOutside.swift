package import HearthAPI
import HearthLanguage

/// How somebody leaves the browser inside another app, and opens a link in their own one.
package struct OpeningOutside: Sendable {
    let step: Text
    /// To be copied; nil: they have it.
    let link: String?

    package init(_ app: InAppBrowser, link: String? = nil) {
        step =
            switch app.kind {
            case .iPhone, .iPad:
                Text(
                    "Tap the compass, the share button or “⋯”, and choose “Open in Safari” or “Open in browser”."
                )
            case .android: Text("Tap “⋮” or “⋯”, and choose “Open in Chrome” or “Open in browser”.")
            default: Text("Look in the app’s menu for “Open in browser”.")
            }
        self.link = link
    }
}
