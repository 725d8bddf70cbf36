import Glibc
import HearthProcess

Fault.endAtOnce()
let arguments = Array(CommandLine.arguments.dropFirst())
if RunCommand.keepsJSONLog(arguments) { WrittenLines.change(LogLine.taking) }
let code = await Program.run(arguments, malformedWord: ProgramWords.firstMalformed)
WrittenLines.end()
exit(code)
