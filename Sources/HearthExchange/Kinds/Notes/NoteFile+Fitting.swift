import HearthLists

extension NoteFile {
    /// The note as a home takes it, in as many parts as its text needs, and what became different.
    ///
    /// Texts are normalised and lose what steers how they are shown. A title that is too long stands at the
    /// beginning of the text as well. A note without a title, a text and files is none.
    package func fitted() -> NoteReading {
        var reading = NoteReading()
        if isListAlone {
            reading.take(self)
            return reading
        }
        var note = self
        var isCleaned = false
        let name = WishText.fit(title, to: .name)
        isCleaned = name.isCleaned
        // A name of which nothing is to be seen is none.
        note.title = (try? TextRule.name.check(name.text)) == nil ? "" : name.text
        // The text as a whole: `take` finds its parts, so that nothing of it is cut here.
        let whole = WishText.fit(text, to: TextRule(limit: ExchangeLimits.file, hasLines: true))
        isCleaned = isCleaned || whole.isCleaned
        note.text = whole.text
        if name.isCut {
            reading.add(.titleCut(limit: TextRule.name.limit))
            let all = WishText.fit(title, to: TextRule(limit: ExchangeLimits.file)).text
            note.text = whole.text.isEmpty ? all : "\(all)\n\n\(whole.text)"
        }
        note.tags = tags(&reading, &isCleaned)
        if isCleaned { reading.add(.cleaned) }
        guard !note.title.isEmpty || !note.text.isEmpty || !files.isEmpty else {
            reading.add(.nothing)
            return reading
        }
        reading.take(note)
        return reading
    }

    private func tags(_ reading: inout NoteReading, _ isCleaned: inout Bool) -> [String] {
        var fitted: [String] = []
        for tag in tags {
            let result = WishText.fit(tag, to: .tag)
            isCleaned = isCleaned || result.isCleaned
            guard (try? TextRule.tag.check(result.text)) != nil, !fitted.contains(result.text)
            else { continue }
            guard fitted.count < ListLimits.tags else {
                reading.add(.tagsCut(limit: ListLimits.tags))
                break
            }
            if result.isCut {
                reading.add(.tagCut(NoteReading.shown(tag), limit: TextRule.tag.limit))
            }
            fitted.append(result.text)
        }
        return fitted
    }
}
