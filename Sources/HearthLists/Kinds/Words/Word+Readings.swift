extension Word {
    /// In which of an item's attachments, counted from 0, word and text are read aloud: in the sounds that the entry says;
    /// else of two the first reads the word and the second the text, and a single one reads the text
    /// (protocol-spec/words.md, "Packs").
    package func readings(among attachments: [Attachment]) -> (word: Int?, text: Int?) {
        let sounds = attachments.indices.filter { attachments[$0].isSound }
        func place(_ number: Int) -> Int? {
            sounds.indices.contains(number - 1) ? sounds[number - 1] : nil
        }
        let said = (word: place(readingWord), text: place(readingText))
        guard said.word == nil, said.text == nil else { return said }
        return sounds.count >= 2 ? (sounds[0], sounds[1]) : (nil, sounds.first)
    }
}
