import Glibc
import HearthProcess

extension Program {
    /// The whole life of the process. A program that knows more kinds of lists adds them before.
    ///
    /// `homes` is what does that for which no node is asked, and what runs one.
    package static func run(homes: any LocalHomes) async -> Never {
        Fault.endAtOnce()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if RunCommand.keepsJSONLog(arguments) { WrittenLines.change(LogLine.taking) }
        let code = await run(arguments, malformedWord: ProgramWords.firstMalformed, homes: homes)
        WrittenLines.end()
        exit(code)
    }
}
