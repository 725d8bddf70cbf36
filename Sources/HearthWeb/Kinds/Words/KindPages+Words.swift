import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension KindPages {
    static let words = KindPages(
        kind: WordFields.kind, term: .lists,
        list: { visit, detail, _ in try await visit.wordPack(detail.list) },
        item: { visit, id, detail in try await visit.word("\(detail.list.id)/\(id)") },
        edit: { visit, item in try await visit.packEntry("\(item.listID)/\(item.id)") },
        lists: "/words/packs",
        pages: [
            ("/words", .everybody, { visit, _ in try await visit.words() }),
            ("/words/word", .everybody, { visit, _ in try await visit.word() }),
            ("/words/more", .everybody, { visit, _ in try await visit.oneMoreWord() }),
            ("/words/ahead", .everybody, { visit, _ in try await visit.wordsAhead() }),
            ("/words/days", .everybody, { visit, _ in try await visit.wordDays() }),
            ("/words/favourites", .everybody, { visit, _ in try await visit.favouriteWords() }),
            ("/words/search", .everybody, { visit, _ in try await visit.foundWords() }),
            ("/words/progress", .everybody, { visit, _ in try await visit.wordProgress() }),
            ("/words/test", .everybody, { visit, _ in try await visit.wordTest() }),
            ("/words/packs", .everybody, { visit, _ in try await visit.wordPacks() }),
            ("/words/entry", .everybody, { visit, _ in try await visit.packEntry() }),
            ("/words/aloud", .everybody, { visit, _ in try await visit.readAloud() }),
            ("/words/together", .everybody, { visit, _ in try await visit.together() }),
        ],
        memberSettings: .words, forms: [.packEntry],
        offer: { $0.offerWords() })

    static let wordLog = KindPages(
        kind: WordDayFields.kind, term: .lists,
        list: { visit, _, _ in try await visit.wordProgress() },
        item: { visit, _, _ in try await visit.wordProgress() },
        lists: "/words")

    static let wordProgress = KindPages(
        kind: WordStandingFields.kind, term: .lists,
        list: { visit, _, _ in try await visit.together() },
        item: { visit, _, _ in try await visit.together() },
        lists: "/words/together")
}

extension FormActions {
    fileprivate mutating func offerWords() {
        offer(GuessWord.self, says: { answer, _ in WordText.verdict(answer) })
        offer(
            HelpWithWord.self,
            says: { answer, form in
                form["help"] == "hint" ? Text("Here is a hint.") : WordText.verdict(answer)
            })
        offer(
            KeepWord.self,
            says: { kept, _ in
                kept.isFavourite
                    ? Text("“\(kept.word)” is a favourite.")
                    : Text("“\(kept.word)” is no favourite any more.")
            })
        offer(LearnLanguage.self, says: Text("Saved."))
        offer(SetWords.self, says: Text("Saved."))
        offer(ShareProgress.self, says: Text("They are asked whether they want to see it."))
        offer(HideProgress.self, says: Text("They do not see what comes from now on."))
        offer(ResetWords.self, says: Text("It is empty now.")) { done, _, finished in
            guard done.items > 0 else { return }
            finished.undo = Notice.Undo(
                operation: UndoMany.path, ["list": done.listID, "at": "\(done.at)"])
        }
    }
}

extension KindSettings {
    static let words = KindSettings(
        address: "/settings/words", label: Text("Words"), icon: "words",
        facts: { WordSettingsView.facts(try await $0.ask(ShowWords())) },
        page: { visit in
            try await visit.page(
                Text("Words"), WordSettingsView(try await visit.ask(ShowWords())))
        })
}
