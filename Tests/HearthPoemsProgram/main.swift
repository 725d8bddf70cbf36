import HearthCommandLine
import HearthKinds
import HearthLists
import HearthPoems
import HearthPoemsContent
import HearthPoemsRoom
import HearthProgram

Poems.addToProgram()
Pack.table.add(.threePoems)
await Program.run(homes: HomesOfThisMachine())
