import Glibc
import HearthProcess

Fault.endAtOnce()
exit(
    await Program.run(
        Array(CommandLine.arguments.dropFirst()), malformedWord: ProgramWords.firstMalformed))
