import ArgumentParser
import HearthAPI
import HearthLanguage

/// What to give to those who shall befriend the caller.
struct KeyCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "key", "Print your link: what a friend needs to add you.", example: "hearth key --qr")

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Flag(help: "Print the public key alone, without addresses.")
    var bare = false

    @Flag(name: .customLong("qr"), help: "Print a QR code.")
    var isCode = false

    func run(_ client: NodeClient, _ console: Console) async throws {
        let key = try await client.perform(ShowKey())
        try console.answer(key, asJSON: node.json) { _ in }
        if node.json { return }
        let text = bare ? key.key : key.link
        if isCode {
            let lines = try TerminalQRCode.lines(for: text, coloured: console.isColoured)
            console.write(lines.map { $0 + "\n" }.joined())
        } else {
            console.say([text])
        }
        if !bare, key.addresses.isEmpty {
            console.explain(
                Text(
                    "hearth: The link has no address, so nobody can dial this node. Start it with `hearth run --advertise HOST:PORT`."
                )
            )
        }
    }
}
