import Glibc
import HearthProcess

Fault.endAtOnce()
if let code = Supervisor.run(CommandLine.arguments) { exit(code) }
exit(await Program.run(Array(CommandLine.arguments.dropFirst())))
