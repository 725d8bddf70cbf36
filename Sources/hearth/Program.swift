import ArgumentParser
import HearthAPI

/// Runs one command line from its arguments to its exit code.
enum Program {
    /// 0: done; 1: refused; 2: typed wrongly. The console is `Console.current`.
    static func run(_ arguments: [String]) async -> Int32 {
        let console = Console.current
        do {
            var command = try HearthCommand.parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return 0
        } catch let error as HearthError {
            console.report(error, asJSON: asksForJSON(arguments))
            return error.code.exitCode
        } catch is Declined {
            console.explain("hearth: Nothing was changed.")
            return 1
        } catch {
            return finish(error, arguments, console)
        }
    }

    /// What ArgumentParser throws: help and completions too, which are no errors.
    private static func finish(
        _ error: any Error, _ arguments: [String], _ console: Console
    ) -> Int32 {
        switch HearthCommand.exitCode(for: error) {
        case .success:
            var text = HearthCommand.fullMessage(for: error)
            while text.hasSuffix("\n") { text.removeLast() }
            console.write(text + "\n")
            return 0
        case .validationFailure where asksForJSON(arguments):
            let problem = HearthCommand.message(for: error)
            console.report(HearthError(.usage, ["problem": problem]), asJSON: true)
            return 2
        case .validationFailure:
            console.explain(HearthCommand.fullMessage(for: error))
            return 2
        default:
            // Nothing that we foresaw; the type says enough and holds no secret.
            console.explain("hearth: Something went wrong inside Hearth (\(type(of: error))).")
            return 1
        }
    }

    private static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}

/// The person was asked and said no.
struct Declined: Error {}
