import ArgumentParser
import HearthAPI
import HearthLanguage

extension MemberCommand {
    /// Packs a member up who moves to a home of their own.
    struct Move: NodeCommand {
        static let configuration = CommandConfiguration(
            "move", "Pack up all that is one member's, for a home of their own.",
            example: "hearth member move Bo /media/stick/bo.backup",
            more: """
                On the new computer, `hearth restore FILE` asks for the member's recovery code and makes a home \
                with everything that is theirs; then `hearth run`. Once the two homes have met, this one says \
                that they live elsewhere, and they can be deleted here. Until then they can write nothing \
                here, unless they stay: `hearth member stay`. A \
                whole household moves by `hearth backup` and `hearth restore`.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The member's name.", completion: .names(.members))
        var name: String

        @Argument(help: "A file that is not there yet.", completion: .file())
        var file: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let progress = ProgressLine(console: console)
            progress.show(Text("Packing up …"))
            defer { progress.end() }
            let packed = try await client.perform(
                PackMember(member: name, file: WholePath.of(file)))
            progress.end()
            try console.answer(packed, asJSON: node.json) { packed in
                console.say(
                    Text("All that is \(Text(whose: packed.member)) is in \(packed.file)."))
                console.explain(
                    Text(
                        "hearth: On the new computer `hearth restore` asks for the recovery code of \(packed.member), then `hearth run`. Until then they can write nothing here; `hearth member stay` ends that."
                    ))
            }
        }
    }
}
