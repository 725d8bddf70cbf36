import HearthAPI
import HearthCommandLine
import HearthLanguage
import HearthNode
import HearthWeb
import ServiceLifecycle

/// Tells the person who started the node when it can be used, and how.
struct ReadyNotice: Service, CustomStringConvertible {
    let node: Node
    let server: WebServer
    let home: String
    let console: Console
    /// Ended as soon as the node can be used.
    let ready: AsyncStream<Void>.Continuation

    /// For logs: the service group names its services by this.
    var description: String { "ReadyNotice" }

    func run() async throws {
        for await endpoints in server.started.cancelOnGracefulShutdown() {
            let listening = await node.listening
            var facts = Facts()
            facts.add(Text("Home"), home)
            facts.add(
                Text("Friends dial"),
                listening.isEmpty
                    ? Text("nobody can reach this node: add --advertise HOST:PORT").string
                    : listening.joined(separator: ", "))
            facts.add(
                Text("Web"),
                endpoints.url.map {
                    Text("\($0) (`hearth web` prints the link that lets a browser in)").string
                })
            facts.add(
                Text("Elsewhere"),
                endpoints.origin.map {
                    Text("\($0) (`hearth devices add` lets a phone in)").string
                })
            facts.add(Text("Stop"), "Ctrl-C")
            console.explain(
                [Text("hearth: The node is ready.").string] + facts.lines(indent: 2))
            if let port = await node.missedPort {
                console.explain(
                    Text(
                        "hearth: Port \(port), at which friends know this node, is taken by another program. Friends whom this node cannot dial, and a router that forwards it, do not find the node until that program has ended and the node has started again."
                    ))
            }
            ready.finish()
            if await !node.isInhabited, let link = endpoints.entrance { sayHowToSetUp(link) }
        }
        // The group takes a service that ends for one that failed.
        try? await gracefulShutdown()
    }

    /// The link holds the key: it is shown to a person, and never written into a log.
    private func sayHowToSetUp(_ link: String) {
        guard console.isInteractive else {
            return console.explain(
                Text(
                    "hearth: Nobody lives here yet. `hearth web` prints the link that sets the household up in a browser."
                ))
        }
        console.explain([
            Text(
                "hearth: Nobody lives here yet. Open this link in a browser of this machine to set the household up:"
            ).string, "  " + link,
        ])
    }
}
