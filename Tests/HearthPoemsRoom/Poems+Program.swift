import HearthFiles
import HearthKinds
import HearthLanguage
import HearthPoems

@testable import HearthCommandLine
@testable import HearthPages
@testable import HearthWeb

extension Poems {
    /// Puts the kind into every layer's table: for a program's start.
    package static func addToProgram() {
        addToHome()
        Room.table.add(.poems)
        KindLook.table.add(.poems)
        for words in NewsWords.poems { NewsWords.table.add(words) }
        NewsLook.table.add(.poems)
        ErrorSentences.table.add(ErrorSentences.poems)
        KindPages.table.add(.poems)
        KindCommands.table.add(.poems)
        KindLook.table.add(.poemLog)
        KindPages.table.add(.poemLog)
        KindCommands.table.add(.poemLog)
        ListName.table.add(.poemLog)
        KindExchange.table.add(.poems)
    }
}
