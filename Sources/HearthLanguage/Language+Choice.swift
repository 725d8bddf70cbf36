extension Language {
    /// The language for a process: `asked` (what --language says), else HEARTH_LANGUAGE, else what
    /// POSIX says for messages (LC_ALL, LC_MESSAGES, LANG: the first that is not empty counts),
    /// else English. What names no language that we have counts as not said.
    package static func chosen(
        asked: String?, environment: [String: String]
    ) -> Language {
        if let language = asked.flatMap(spoken(by:)) { return language }
        if let language = environment["HEARTH_LANGUAGE"].flatMap(spoken(by:)) { return language }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        return locale.flatMap(spoken(by:)) ?? .english
    }

    /// The language of a locale or a language tag: sv, sv_SE.UTF-8, sv-FI, SV@euro.
    package static func spoken(by locale: String) -> Language? {
        named(
            String(locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" })
                .lowercased())
    }
}
