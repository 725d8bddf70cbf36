import HearthLanguage

/// What somebody chose for one browser; nil: as the browser or its device has it.
package struct LookChoices: Sendable, Hashable {
    package var language: String?
    package var textSize: TextSize?
    package var colours: ColourScheme?

    package init(language: String? = nil, textSize: TextSize? = nil, colours: ColourScheme? = nil) {
        self.language = language
        self.textSize = textSize
        self.colours = colours
    }

    /// The classes of the document; nil: it has none.
    var classes: String? {
        let all = [textSize.map { "text-\($0.rawValue)" }, colours?.rawValue].compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: " ")
    }

    /// For its row.
    var facts: [Text] {
        [Text(verbatim: Language.current.name)]
            + [textSize.map(Self.label), colours.map(Self.label)].compactMap { $0 }
    }

    static func label(_ size: TextSize) -> Text {
        switch size {
        case .large: Text("Large")
        case .larger: Text("Very large")
        }
    }

    static func label(_ colours: ColourScheme) -> Text {
        switch colours {
        case .light: Text("Light")
        case .dark: Text("Dark")
        }
    }
}

/// How large letters are, beside as the browser has them.
package enum TextSize: String, Sendable, Hashable, CaseIterable {
    case large, larger
}

/// The colours of the pages, whatever the device says: `color-scheme` of CSS.
package enum ColourScheme: String, Sendable, Hashable, CaseIterable {
    case light, dark
}

/// How pages look in this browser.
package struct LookView: PageContent {
    package static let template = "look"

    let languages: [Choice]
    let textSizes: [Choice]
    let colours: [Choice]

    package init(_ chosen: LookChoices) {
        languages = Self.choices(
            Language.all.map { ($0.code, Text(verbatim: $0.name)) }, chosen.language,
            none: Text("Same as the browser"))
        textSizes = Self.choices(
            TextSize.allCases.map { ($0.rawValue, LookChoices.label($0)) },
            chosen.textSize?.rawValue, none: Text("Normal"))
        colours = Self.choices(
            ColourScheme.allCases.map { ($0.rawValue, LookChoices.label($0)) },
            chosen.colours?.rawValue, none: Text("As the device has it"))
    }

    private static func choices(
        _ all: [(value: String, label: Text)], _ chosen: String?, none: Text
    ) -> [Choice] {
        [Choice(value: "", label: none, isChosen: chosen == nil)]
            + all.map { Choice(value: $0.value, label: $0.label, isChosen: $0.value == chosen) }
    }
}
