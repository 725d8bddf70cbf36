import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Wishes on the command line")
struct WishCommandTests {
    @Test("A deleted wish can be had back, by the line that deleting it prints")
    func restore() async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case is DeleteItem: Done()
            case is UndoDelete: Household.socks.wish
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            let deleted = await home.run(["wish", "delete", "Birthday/Wool socks", "--yes"])
            let line = "hearth wish restore 'Birthday/Wool socks'"
            #expect(deleted.code == 0 && deleted.output.contains("`\(line)`"))
            let back = await home.run(["wish", "restore", "Birthday/Wool socks"])
            #expect(back.output == "“Wool socks” is back, as it was.\n")
            #expect((node.asked.last?.operation as? UndoDelete)?.item == "Birthday/Wool socks")
        }
    }

    @Test(
        "Here is a position, or a link of a map program",
        arguments: [
            ("59.3293,18.0686", "59.3293,18.0686"), ("geo:59.3293,18.0686", "59.3293,18.0686"),
            ("GEO:59.3293,18.0686,12;crs=wgs84;u=35?z=17", "59.3293,18.0686"),
            ("the market", "the market"),
        ])
    func here(typed: String, position: String) async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            _ = await home.run(["wish", "edit", "Birthday/Lamp", "--here", typed])
            let edit = node.asked.last?.operation as? EditWish
            #expect(edit?.fields.position == position && edit?.fields.place == nil)
            _ = await home.run(["wish", "edit", "Birthday/Lamp", "--clear", "position"])
            #expect((node.asked.last?.operation as? EditWish)?.fields.position == "")
        }
    }

    @Test("A member is renamed by themselves, the household by any of them")
    func rename() async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case let edit as EditProfile: ProfileInfo(name: edit.name ?? "", isCaller: true)
            case let rename as RenameHousehold: HouseholdNameInfo(household: rename.name)
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            let member = await home.run(["member", "rename", "Bo", "Bo Li"])
            #expect(member.output == "Bo is called “Bo Li” now.\n")
            #expect(node.asked.last?.caller.member == "Bo")
            let household = await home.run(["household", "rename", "Oak Street"])
            #expect(household.output == "The household is called “Oak Street” now.\n")
        }
    }

    @Test("A member is deleted by themselves, after a question, and with their passphrase")
    func delete() async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case let delete as DeleteMember where delete.passphrase == nil:
                throw HearthError(.passphraseAgain, ["member": "Bo"])
            case is DeleteMember: Done()
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            let unasked = await home.run(["member", "delete", "Bo"])
            #expect(unasked.code != 0 && node.asked.isEmpty)
            let file = try home.file("passphrase", "rubber duck\n")
            let done = await home.run(
                ["member", "delete", "Bo", "--yes", "--passphrase-file", file])
            #expect(done.output == "Bo does not live on this node any more.\n")
            #expect(node.asked.last?.caller.member == "Bo")
            #expect(
                (node.asked.last?.operation as? DeleteMember)?.passphrase == "rubber duck")
        }
    }

    @Test(
        "Ids are short where they are shown, unless two would be the same, and go as they are typed"
    )
    func shortIDs() async throws {
        func offer(_ id: String, _ title: String) -> InboxEntry {
            InboxEntry(
                id: id, kind: .list, from: "Owner", key: "hearth1", title: title, role: .friend,
                livesWithOwner: true)
        }
        let entries = [
            offer("list-1a2b3c4d5e6f7081", "Birthday"), offer("list-00112233445566aa", "Garden"),
            offer("list-00112233445566bb", "House"),
        ]
        let node = FakeNode { asked in
            switch asked.operation {
            case is ListHousemates: [HousemateQuestion]()
            case is ShowInbox: entries
            case is AnswerInbox: entries[0]
            case is ListInvitations:
                [
                    InvitationInfo(
                        id: "1a2b3c4d5e6f", state: .open, expiresAt: "2027-06-07T12:00:00Z")
                ]
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            let inbox = await home.run(["inbox"]).output
            #expect(inbox.contains("list-1a2b3c4d ") && !inbox.contains("list-1a2b3c4d5"))
            #expect(inbox.contains("list-00112233445566aa"))
            #expect(await home.run(["invite", "list"]).output.contains("1a2b3c4d "))
            let accepted = await home.run(["accept", "list-1a2b3c4d", "--yes"])
            #expect(accepted.explanation.contains("“Birthday”"))
            let answers = node.asked.compactMap { $0.operation as? AnswerInbox }
            #expect(answers.last?.entry == "list-1a2b3c4d")
        }
    }
}
