package import HearthLanguage
package import HearthLists

extension Currency {
    /// What people pay with in the region of this system: where LC_ALL, LC_MONETARY or LANG says it (POSIX:
    /// the first that is not empty counts), else in that of the language, as somebody asked for it.
    package init?(ofSystem environment: [String: String], language: Language) {
        let locale = ["LC_ALL", "LC_MONETARY", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
        guard
            let found = locale.flatMap({ Currency(locale: $0) }) ?? Currency(locale: language.code)
        else { return nil }
        self = found
    }
}
