import ArgumentParser
import HearthAPI
import HearthLanguage

extension DevicesCommand {
    /// Shows the code, waits for a device, and asks whether it is the right one.
    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Let in a phone or another computer.", example: "hearth devices add --family",
            more: """
                It shows a QR code, waits until a device has read it, and asks whether that device \
                shows the same three words. A device of yours lets nobody else sign in.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Flag(help: "It is the family's: everybody can sign in there.")
        var family = false

        @Option(help: ArgumentHelp("What it is called.", valueName: "name"))
        var name: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let begun = try await client.perform(
                AddDevice(member: family ? nil : try await whose(client, console)))
            guard !node.json else { return try console.answer(begun, asJSON: true) { _ in } }
            guard console.isInteractive else {
                throw UsageError(
                    Text("There is no terminal to ask on. Add --json to get the code."))
            }
            try show(begun, console)
            guard let waiting = try await waiting(client) else {
                return console.say(Text("No device came within ten minutes."))
            }
            let words = waiting.words.map(\.text.string).joined(separator: " · ")
            let isLetIn = console.ask(
                Text("\(waiting.kind.text.string) wants in. Does it show “\(words)”?"))
            _ = try await client.perform(AnswerDevice(isLetIn: isLetIn, name: name))
            console.say(
                isLetIn ? Text("The device is let in.") : Text("The device was not let in."))
        }

        /// The member whose device it is.
        private func whose(_ client: NodeClient, _ console: Console) async throws -> String {
            let members = try await client.perform(ListMembers())
            if let named = node.member ?? console.environment["HEARTH_AS"] { return named }
            guard members.count == 1 else {
                throw HearthError(
                    .memberNotNamed,
                    ["candidates": members.map(\.name).joined(separator: ", ")])
            }
            return members[0].name
        }

        private func show(_ pairing: PairingInfo, _ console: Console) throws {
            try DevicesCommand.showTrust(
                pairing.trustLink, pairing.devices.fingerprint, console)
            guard let link = pairing.link, let code = pairing.code else { return }
            console.say(Text("Then open this one, or type the code \(code) there."))
            try DevicesCommand.draw(link, console)
            console.explain(Text("hearth: Waiting for a device. Ctrl-C ends it."))
        }

        /// Nil: the code is good no more.
        private func waiting(_ client: NodeClient) async throws -> WaitingDevice? {
            while true {
                let pairing = try await client.perform(ShowPairing())
                if let waiting = pairing.waiting { return waiting }
                if pairing.code == nil { return nil }
                try await Task.sleep(for: .seconds(1))
            }
        }
    }
    /// Where a device gets the certificate that it has to trust first; nothing where it need not.
    static func showTrust(_ link: String?, _ fingerprint: String?, _ console: Console) throws {
        guard let link else { return }
        console.say(
            Text(
                "Once for each device: open this address there, in your home's network, and follow the steps."
            ))
        try draw(link, console)
        guard let fingerprint else { return }
        console.say(Text("Fingerprint (SHA-256): \(Fingerprint.grouped(fingerprint))"))
    }

    /// A link and its QR code.
    static func draw(_ link: String, _ console: Console) throws {
        let lines = try TerminalQRCode.lines(for: link, coloured: console.isColoured)
        console.write((lines + ["  " + link, ""]).map { $0 + "\n" }.joined())
    }
}
