import HearthKinds
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
        KindPages.table.add(.poems)
        KindCommands.table.add(.poems)
    }
}
