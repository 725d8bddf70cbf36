import HearthCommandLine
import HearthPoems
import HearthPoemsRoom
import HearthProgram

Poems.addToProgram()
await Program.run(homes: HomesOfThisMachine())
