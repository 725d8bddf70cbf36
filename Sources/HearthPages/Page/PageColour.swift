/// The colour of the pages' paper, which a browser and a phone's system draw around them.
struct PageColour: Sendable {
    let colour: String
    /// When it counts, as CSS asks it; nil: always.
    let media: String?

    /// As in style.css.
    static let light = "#faf6ef"
    static let dark = "#191613"

    /// `chosen`: by somebody, for this browser.
    static func all(for chosen: ColourScheme?) -> [PageColour] {
        switch chosen {
        case .light: [PageColour(colour: light, media: nil)]
        case .dark: [PageColour(colour: dark, media: nil)]
        case nil:
            [
                PageColour(colour: light, media: "(prefers-color-scheme: light)"),
                PageColour(colour: dark, media: "(prefers-color-scheme: dark)"),
            ]
        }
    }
}
