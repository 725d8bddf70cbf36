import HearthLanguage
import HearthWire

/// What a QR code says where a friend's link is looked for.
struct ScannedCode {
    /// Characters that are shown of it.
    private static let limit = 60

    private let text: String

    init(_ text: String) { self.text = text }

    /// Whether it is a friend's link, or was meant as one: what is wrong with that is said where it is used.
    var mayBeFriends: Bool {
        (try? Link(pasted: text)) != nil || text.lowercased().contains(PublicKeyText.prefix + "1")
    }

    /// Why it is not taken. Only a web link is shown: what else codes hold are passwords as well.
    var refusal: Text {
        let start = text.prefix { !$0.isWhitespace }
        let lowered = start.prefix(8).lowercased()
        guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://") else {
            return Text(
                "The QR code holds no friend's link. Friends find the code of their link in Hearth under “Add a friend”."
            )
        }
        let seen = String(
            String.UnicodeScalarView(
                start.unicodeScalars.filter {
                    ![.control, .format].contains($0.properties.generalCategory)
                }))
        let shown = seen.count > Self.limit ? seen.prefix(Self.limit) + "…" : seen[...]
        return Text(
            "The QR code says “\(String(shown))”: a web link, and not a friend's. Friends find the code of their link in Hearth under “Add a friend”."
        )
    }
}
