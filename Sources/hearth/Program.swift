import ArgumentParser
import HearthAPI
import HearthLanguage

/// Runs one command line from its arguments to its exit code.
enum Program {
    /// 0: done; 1: refused; 2: typed wrongly. The console is `Console.current`.
    static func run(_ arguments: [String]) async -> Int32 {
        let language = Language.chosen(
            asked: LanguageOptions.asked(in: arguments),
            environment: Console.current.environment)
        return await Language.$current.withValue(language) { await perform(arguments) }
    }

    private static func perform(_ arguments: [String]) async -> Int32 {
        let console = Console.current
        do {
            // JSON has no language, and what is wrong with the arguments is put into words here.
            let isJSON = asksForJSON(arguments)
            var command = try Language.$current.withValue(isJSON ? .english : .current) {
                try HearthCommand.parseAsRoot(arguments)
            }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return 0
        } catch let error as HearthError {
            console.report(error, asJSON: asksForJSON(arguments))
            return error.code.exitCode
        } catch let error as UsageError {
            let language: Language = asksForJSON(arguments) ? .english : .current
            let problem = HearthError(.usage, ["problem": error.text.string(in: language)])
            console.report(problem, asJSON: asksForJSON(arguments))
            return problem.code.exitCode
        } catch is Declined {
            console.explain(Text("hearth: Nothing was changed."))
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
            let type = String(describing: type(of: error))
            console.explain(Text("hearth: Something went wrong inside Hearth (\(type))."))
            return 1
        }
    }

    private static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}

/// The person was asked and said no.
struct Declined: Error {}
