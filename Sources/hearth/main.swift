import HearthCommandLine

await Program.run()
