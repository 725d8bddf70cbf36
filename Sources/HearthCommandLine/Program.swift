import ArgumentParser
import HearthAPI
import HearthLanguage

/// Runs one command line from its arguments to its exit code.
package enum Program {
    /// 0: done; 1: refused; 2: typed wrongly. The console is `Console.current`. `malformedWord`: which of the
    /// arguments is no text, counted from 1.
    ///
    /// `homes` is what does that for which no node is asked, and what runs one.
    package static func run(
        _ arguments: [String], malformedWord: Int? = nil, homes: any LocalHomes
    ) async -> Int32 {
        await Homes.$given.withValue(homes) {
            await run(arguments, malformedWord: malformedWord)
        }
    }

    private static func run(_ arguments: [String], malformedWord: Int?) async -> Int32 {
        let arguments = CompletionsCommand.inPlaceOfParsers(arguments)
        guard !RunCommand.keepsJSONLog(arguments) || Console.current.isJSONLog else {
            return await Console.$current.withValue(Console.current.forJSONLog) {
                await run(arguments, malformedWord: malformedWord)
            }
        }
        let language = Language.chosen(
            asked: LanguageOptions.asked(in: arguments),
            environment: Console.current.environment)
        return await Language.$current.withValue(language) {
            if await ShellCompletion.answer(arguments, Console.current) { return 0 }
            if let malformedWord {
                Console.current.report(
                    HearthError(.wordMalformed, ["number": "\(malformedWord)"]),
                    asJSON: arguments.contains("--json"))
                return 2
            }
            let asJSON = arguments.prefix { $0 != "--" }.contains("--json")
            if let problem = SteeringWord.problem(in: arguments) {
                Console.current.report(problem, asJSON: asJSON)
                return 2
            }
            let ordered = CommonOptions.behindCommand(arguments)
            return await perform(DashedValue.tied(ordered), asJSON: asJSON)
        }
    }

    private static func perform(_ arguments: [String], asJSON: Bool) async -> Int32 {
        let console = Console.current
        do {
            if asJSON {
                // JSON has no language, and validation puts into words what is wrong.
                try await Language.$current.withValue(.english) {
                    _ = try await HearthCommand.asyncParseAsRoot(arguments)
                }
            }
            var command = try await HearthCommand.asyncParseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await NodeClient.$orderOfNames.withValue(asJSON ? nil : Language.current.code) {
                    try await command.run()
                }
            } else {
                try command.run()
            }
            return 0
        } catch let error as HearthError {
            console.report(error, asJSON: asJSON)
            return error.code.exitCode
        } catch let error as UsageError {
            let language: Language = asJSON ? .english : .current
            let problem = HearthError(.usage, ["problem": error.text.string(in: language)])
            console.report(problem, asJSON: asJSON)
            return problem.code.exitCode
        } catch let code as ExitCode {
            // It was said already why.
            return code.rawValue
        } catch is Declined {
            console.explain(Text("hearth: Nothing was changed."))
            return 1
        } catch {
            return finish(error, arguments, asJSON: asJSON, console)
        }
    }

    /// What ArgumentParser throws: help and completions too, which are no errors.
    private static func finish(
        _ error: any Error, _ arguments: [String], asJSON: Bool, _ console: Console
    ) -> Int32 {
        let hint = DashedWord.hint(
            for: arguments, HearthCommand.message(for: error),
            isHelp: HearthCommand.exitCode(for: error) == .success)
        if let problem = hint {
            let language: Language = asJSON ? .english : .current
            console.report(
                HearthError(.usage, ["problem": problem.string(in: language)]), asJSON: asJSON)
            return 2
        }
        switch HearthCommand.exitCode(for: error) {
        case .success:
            var text = HearthCommand.fullMessage(for: error)
            if text.hasPrefix("OVERVIEW: "), Language.current.code != "en" {
                text = HelpText.of(CommandPath(arguments).command, columns: console.columns)
            }
            while text.hasSuffix("\n") { text.removeLast() }
            console.paged { console.say([text]) }
            return 0
        case .validationFailure where asJSON:
            let message = HearthCommand.message(for: error)
            let problem =
                suggestion(arguments, message)?.string(in: .english) ?? message
            console.report(HearthError(.usage, ["problem": problem]), asJSON: true)
            return 2
        case .validationFailure:
            var message = HearthCommand.fullMessage(for: error)
            if let better = suggestion(arguments, HearthCommand.message(for: error)) {
                let lines = message.split(separator: "\n", maxSplits: 1)
                message = HearthCommand._errorPrefix + better.string
                if lines.count > 1 { message += "\n" + lines[1] }
            }
            console.explain(Text(verbatim: ParserMessage.inCurrentLanguage(message)))
            return 2
        default:
            // Nothing that we foresaw; the type says enough and holds no secret.
            let type = String(describing: type(of: error))
            console.explain(Text("hearth: Something went wrong inside Hearth (\(type))."))
            return 1
        }
    }

    /// What to say of a subcommand that is not there but much like one that is.
    private static func suggestion(_ arguments: [String], _ message: String) -> Text? {
        let path = CommandPath(arguments)
        guard message.contains("nexpected argument") || message.hasPrefix("Unknown option"),
            let unknown = path.unknown
        else { return nil }
        let typed = "`" + path.names.joined(separator: " ") + " " + unknown + "`"
        let likely = path.suggestions.map { "`\($0)`" }
        guard !likely.isEmpty else {
            // An option behind it is not what is wrong. Where a command takes words, it was one.
            return path.command.configuration.defaultSubcommand == nil
                ? Text("There is no command \(typed).") : nil
        }
        return likely.count == 1
            ? Text("There is no command \(typed). Did you mean \(likely[0])?")
            : Text("There is no command \(typed). Did you mean \(likely[0]) or \(likely[1])?")
    }
}

/// The person was asked and said no.
package struct Declined: Error {
    /// To what they were asked before.
    package init() {}
}
