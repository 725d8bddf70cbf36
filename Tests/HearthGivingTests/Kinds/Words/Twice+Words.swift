import HearthAPI
import HearthContent
import HearthSimulation
import HearthTestHomes
import Testing

extension Twice {
    func words() throws {
        BroughtContent.add()
        try send(LearnLanguage("sv", level: 2))
        try send(SetWords(evening: "19:00", afterDays: 3))
        let today = try #require(try world.perform(ShowWords(), on: home, as: owner).today)
        try send(GuessWord("wrong"))
        try send(HelpWithWord("hint", number: 3))
        try send(KeepWord(today.path, isFavourite: true))
        try send(HelpWithWord("meant"))
        try send(ResetWords())
        try send(ShareProgress(with: ["First"]))
        try send(HideProgress())
        try send(NewList(title: "Our words", kind: "words"))
        try send(
            AddPackEntry(list: "Our words", word: "fika", text: "En fika.", meanings: ["break"]))
        try send(EditPackEntry(entry: "Our words/fika", level: 1))
    }
}
