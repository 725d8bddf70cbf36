import Glibc
import HearthProcess

extension Program {
    /// The whole life of the process. A program that knows more kinds of lists adds them before.
    package static func run() async -> Never {
        Fault.endAtOnce()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if RunCommand.keepsJSONLog(arguments) { WrittenLines.change(LogLine.taking) }
        let code = await run(arguments, malformedWord: ProgramWords.firstMalformed)
        WrittenLines.end()
        exit(code)
    }
}
