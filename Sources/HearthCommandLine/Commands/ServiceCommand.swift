import ArgumentParser
import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthProcess

/// `hearth service`.
struct ServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "service", "The node as a service that starts by itself.",
        example: "hearth service install",
        subcommands: [Status.self, Install.self, Delete.self], defaultSubcommand: Status.self)

    struct Install: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "install", "Have the node start by itself, in your account.",
            example: "hearth service install -- --listen 0.0.0.0:4327",
            more:
                "It needs systemd. What stands after -- goes to `hearth run`. The home stays where it is, and a service that was there before is replaced."
        )

        @OptionGroup var home: HomeOptions
        @Argument(parsing: .postTerminator, help: "Options of `hearth run`.")
        var options: [String] = []

        func run() async throws {
            let console = Console.current
            let service = try ServiceCommand.service(console)
            let home = try home.path(console.environment)
            // Refused now rather than at the next start.
            do {
                _ = try RunCommand.parse(options)
            } catch {
                let problem = RunCommand.message(for: error)
                throw UsageError(Text("`hearth run` does not take that. \(problem)"))
            }
            try service.write(
                UserService.unit(
                    program: ProgramPath.own ?? "/usr/bin/hearth",
                    home: WholePath.of(home),
                    arguments: options))
            _ = await service.systemctl("daemon-reload")
            let started = await service.systemctl("enable", "--now", UserService.name)
            guard started.isDone else {
                ServiceCommand.explain(started, of: service, console)
                throw UsageError(
                    Text(
                        "The service is written, but it was not started. If a node runs already, stop it first; then: systemctl --user enable --now hearth.service"
                    ))
            }
            console.say(Text("The node runs, and starts by itself from now on."))
            console.explain(
                Text(
                    "hearth: It runs while you are signed in. To have it run from the machine's start on, once: sudo loginctl enable-linger \(SafeText.line(console.environment["USER"] ?? "USER"))"
                ))
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "delete", "Stop the service, and have the node start by itself no more.",
            example: "hearth service delete", more: "The home and all that is in it stay.")

        @OptionGroup var home: HomeOptions

        func run() async throws {
            let console = Console.current
            let service = try ServiceCommand.service(console)
            guard service.isWritten else {
                return console.say(Text("There is no service in your account."))
            }
            let stopped = await service.systemctl("disable", "--now", UserService.name)
            // It may run, and nobody could stop it any more.
            guard !stopped.isUnreached else {
                ServiceCommand.explain(stopped, of: service, console)
                throw UsageError(Text("The service was not stopped, and is still there."))
            }
            service.remove()
            _ = await service.systemctl("daemon-reload")
            console.say(Text("The node does not start by itself any more. The home is untouched."))
        }
    }

    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "status", "Show whether the node runs as a service.", example: "hearth service status")

        @OptionGroup var home: HomeOptions

        func run() async throws {
            let console = Console.current
            let service = try ServiceCommand.service(console)
            guard service.isWritten else {
                console.say(Text("There is no service in your account."))
                console.explain(
                    Text("hearth: `hearth service install` has the node start by itself."))
                return
            }
            let isActive = await service.systemctl("is-active", UserService.name)
            var facts = Facts()
            facts.add(Text("Service"), service.file)
            if !isActive.isUnreached {
                facts.add(
                    Text("State"),
                    isActive.text.split(whereSeparator: \.isWhitespace).first.map { word in
                        SafeText.line(String(word))
                    })
            }
            console.say(facts.lines())
            guard !isActive.isDone else { return }
            guard !isActive.isUnreached else {
                return ServiceCommand.explain(isActive, of: service, console)
            }
            console.explain(Text("hearth: journalctl --user -u hearth.service says why."))
        }
    }

    /// What the service manager said, in its own lines, and what helps.
    private static func explain(
        _ answer: UserService.Answer, of service: UserService, _ console: Console
    ) {
        let lines = answer.text.split(separator: "\n").map(String.init)
        if !lines.isEmpty { console.explain(lines) }
        if answer.isUnreached { console.explain(service.linger) }
    }

    private static func service(_ console: Console) throws -> UserService {
        guard let service = UserService(console.environment) else {
            throw UsageError(Text("Your account has no home folder in which a service could be."))
        }
        return service
    }
}
