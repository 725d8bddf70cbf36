import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth devices`.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "devices", "Phones and other computers that use the pages.",
        example: "hearth devices on",
        subcommands: [
            Show.self, On.self, Off.self, Add.self, Invite.self, Revoke.self, Delete.self,
            Address.self, RenewCertificate.self,
        ], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show which devices are let in, and where they find the pages.",
            example: "hearth devices show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(ShowDevices())
            try console.answer(info, asJSON: node.json) { console.say(DevicesText.lines($0)) }
        }
    }

    struct On: NodeCommand {
        static let configuration = CommandConfiguration(
            "on", "Show the pages to devices in the home network.", example: "hearth devices on",
            more: "It stays so when the node is started again.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(SwitchDevices(areOn: true))
            try console.answer(info, asJSON: node.json) { console.say(DevicesText.lines($0)) }
            guard !node.json, info.address != nil else { return }
            console.explain(Text("hearth: `hearth devices add` lets a phone in."))
        }
    }

    struct Off: NodeCommand {
        static let configuration = CommandConfiguration(
            "off", "Show the pages on this computer only.", example: "hearth devices off",
            more: "Devices that were added are let in again after `hearth devices on`.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let info = try await client.perform(SwitchDevices(areOn: false))
            try console.answer(info, asJSON: node.json) { console.say(DevicesText.lines($0)) }
        }
    }

    struct Address: NodeCommand {
        static let configuration = CommandConfiguration(
            "address", "Choose the address at which devices find the pages.",
            example: "hearth devices address hearth.local",
            more:
                "After a change, devices have to be added again, because browsers keep things by address."
        )

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "A name or an IP address of this computer; nothing: Hearth chooses.")
        var address: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            if try await !client.perform(ShowDevices()).devices.isEmpty {
                try confirmation.confirmIfPossible(
                    Text("Your devices have to be added again after that. Change the address?"),
                    on: console)
            }
            let info = try await client.perform(SetDevicesAddress(address: address))
            try console.answer(info, asJSON: node.json) { console.say(DevicesText.lines($0)) }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Take a device away, so that it is not let in any more.",
            example: "hearth devices delete \"Old phone\"",
            more: "Devices that were let in from it go with it, and all of them are signed out.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "The device's name or id, from `hearth devices`.")
        var device: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let along =
                try await client.perform(ShowDevices()).devices
                .first { $0.id == device || $0.name == device }?.takesAlong ?? []
            let name = SafeText.line(device)
            let others = along.map { SafeText.line($0) }.joined(separator: ", ")
            try confirmation.confirm(
                others.isEmpty
                    ? Text("Take away the device \(name)?")
                    : Text(
                        "Take away the device \(name), and those that were let in from it: \(others)?"
                    ), on: console)
            let info = try await client.perform(RemoveDevice(device: device))
            try console.answer(info, asJSON: node.json) { _ in
                console.say(Text("The device is not let in any more."))
            }
        }
    }

    struct RenewCertificate: NodeCommand {
        static let configuration = CommandConfiguration(
            "renew-certificate",
            "Make a new certificate for this home, which devices then trust.",
            example: "hearth devices renew-certificate",
            more: """
                For when somebody else may have got hold of the home's key, or to get the stricter \
                certificate that new homes have. Each device has to trust the new one, as when it was \
                added.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(
                Text("Each device has to trust the new certificate. Make it?"), on: console
            )
            let info = try await client.perform(RenewAuthority())
            try console.answer(info, asJSON: node.json) { console.say(DevicesText.lines($0)) }
        }
    }
}
