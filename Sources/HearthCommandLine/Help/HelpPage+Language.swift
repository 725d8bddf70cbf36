import HearthLanguage

extension HelpPage {
    /// The page with each of its texts replaced by what `say` makes of it.
    func translated(_ say: (String) -> String) -> HelpPage {
        var page = self
        page.overview = overview.map { paragraph in
            let example = Fixed.example.rawValue + ": "
            // What is typed is the same in every language.
            return paragraph.hasPrefix(example)
                ? say(Fixed.example.rawValue) + ": " + paragraph.dropFirst(example.count)
                : say(paragraph)
        }
        page.usage = Self.withValueNames(usage, say)
        page.sections = sections.map { section in
            Section(title: say(section.title), entries: section.entries.map { entry($0, say) })
        }
        page.footer = footer.map { Self.withValueNames(ParserMessage.translated($0, say), say) }
        return page
    }

    private func entry(_ entry: Entry, _ say: (String) -> String) -> Entry {
        let isDefault = " (default)"
        var label = Self.withValueNames(entry.label, say)
        if label.hasSuffix(isDefault) {
            label = label.dropLast(isDefault.count) + " (" + say(Fixed.defaultValue.rawValue) + ")"
        }
        return Entry(
            label: label, text: entry.text.isEmpty ? "" : say(entry.text),
            values: entry.values.map { Values(name: say($0.name), text: $0.text) })
    }

    /// The text with every `<name>` in it replaced.
    static func withValueNames(_ text: String, _ say: (String) -> String) -> String {
        text.replacing(/<[a-z][a-z:=-]*>/) { say(String($0.output)) }
    }

    /// The page in the language that is spoken.
    func inCurrentLanguage() -> HelpPage {
        let language = Language.current
        return translated { language.help($0) }
    }
}
