import HearthAPI
import HearthWeb
import NIOConcurrencyHelpers
import Testing

@Suite("Commands for which the node asks for the passphrase again")
struct ConfirmedTests {
    @Test(
        "It is asked for once, and given",
        arguments: [
            ["devices", "off"], ["devices", "address", "hearth.local"], ["devices", "address"],
            ["reach", "on"], ["reach", "off"],
        ])
    func asked(arguments: [String]) async throws {
        let given = NIOLockedValueBox<[String?]>([])
        let node = FakeNode { asked in
            if let confirmed = asked.operation as? any Confirmed, confirmed.needsConfirmation {
                given.withLockedValue { $0.append(confirmed.current) }
                guard confirmed.current == "rubber duck" else {
                    throw HearthError(.passphraseAgain, ["member": "Owner"])
                }
            }
            return switch asked.operation {
            case is ConfirmAskers: CallerInfo(key: nil, isHouseholder: true)
            case is ListMembers: [MemberInfo]()
            default: try Household.answer(asked)
            }
        }
        try await node.serve(web: .at(try LoopbackAddress("127.0.0.1:0"))) { home in
            let file = try home.file("passphrase", "rubber duck\n")
            let refused = await home.run(arguments)
            #expect(refused.code != 0, "\(refused)")
            #expect(given.withLockedValue { $0 } == [nil])
            let done = await home.run(arguments + ["--passphrase-file", file])
            #expect(done.code == 0, "\(done)")
        }
        #expect(given.withLockedValue { $0 } == [nil, nil, "rubber duck"])
    }
}
