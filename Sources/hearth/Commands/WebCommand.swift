import ArgumentParser
import HearthAPI
import HearthLanguage

/// The link that lets a browser in.
struct WebCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "web", "Print the link that opens the pages in a browser.",
        example: "hearth web",
        more:
            "Anybody who opens the link is let in for good, so keep it to yourself. The first is for browsers of this machine. A node that runs with --web-origin has a second one for phones and other computers, and one that runs with --no-web has none."
    )

    @Flag(name: .customLong("qr"), help: "Print a QR code of the link for phones.")
    var asCode = false

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    func run(_ client: NodeClient, _ console: Console) async throws {
        let entrance = try await client.perform(ShowEntrance())
        try console.answer(entrance, asJSON: node.json) { entrance in
            if !asCode { console.say([entrance.link, entrance.outsideLink].compactMap { $0 }) }
        }
        guard asCode, !node.json else { return }
        guard let link = entrance.outsideLink else {
            throw UsageError(
                Text(
                    "Phones cannot open the pages: the node answers this machine only. Put a proxy in front of it, and start it with --web-origin https://NAME."
                ))
        }
        let lines = try TerminalQRCode.lines(for: link, coloured: console.isColoured)
        console.write(lines.map { $0 + "\n" }.joined())
    }
}
