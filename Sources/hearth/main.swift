import HearthCommandLine
import HearthProgram

await Program.run(homes: HomesOfThisMachine())
