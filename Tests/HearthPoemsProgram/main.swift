import HearthCommandLine
import HearthPoems

Poems.add()
await Program.run()
