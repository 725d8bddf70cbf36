import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Transcripts about people on a list")
struct OwnersTranscriptTests {
    private static let wedding = ListInfo(
        id: "55ee", title: "Wedding", owner: "Owner & Cousin", isOwn: true, coOwners: ["Cousin"],
        awaitedOwners: ["Cousin"], role: .owner, kind: "wishes", isTray: false,
        isArchived: false, items: 1, readers: 1, state: .open)
    private static let needing = ListInfo(
        id: "66ff", title: "Garden", owner: "Partner & Owner", isOwn: false, role: .friend,
        kind: "wishes", isTray: false, isArchived: false, items: 1, readers: 3,
        state: .passphrase)

    private static let inbox = [
        InboxEntry(
            id: "list-1", kind: .list, from: "Cousin", key: "hearth1cia", title: "Anniversary",
            owners: ["Cousin", "Owner"], role: .owner, readers: 2),
        InboxEntry(
            id: "ended-2", kind: .ended, from: "Uncle", key: "hearth1dan", title: "Birthday",
            owners: ["Uncle"], role: .friend),
        InboxEntry(
            id: "ended-3", kind: .ended, from: "Aunt", key: "hearth1eve", title: "House",
            owners: ["Aunt", "Owner"], role: .owner),
    ]

    private static let readers = [
        ReaderInfo(
            name: "Cousin", key: "hearth1cia", role: .owner, state: .reading, isCaller: false,
            isFriend: true, isVerified: false, seesReservations: false, known: .friend),
        ReaderInfo(
            name: "Uncle", key: "hearth1dan", role: .owner, state: .reading, isCaller: false,
            isFriend: false, isVerified: false, seesReservations: false, known: .ownerOnly),
        ReaderInfo(
            name: "Owner", key: "hearth1owner", role: .friend, state: .reading, isCaller: true,
            isFriend: false, isVerified: false, seesReservations: true),
        ReaderInfo(
            name: "Partner", key: "hearth1bo", role: .keeper, state: .reading, isCaller: false,
            isFriend: true, isVerified: true, seesReservations: true, known: .verified,
            seesCaller: true),
        ReaderInfo(
            name: "Aunt", key: "hearth1eve", role: .friend, state: .reading, isCaller: false,
            isFriend: true, isVerified: false, seesReservations: true, known: .friend,
            seesCaller: true),
        ReaderInfo(
            name: "Lodger", key: "hearth1fin", role: .friend, state: .reading, isCaller: false,
            isFriend: false, isVerified: false, seesReservations: true, known: .ownerOnly,
            seesCaller: false),
    ]

    @Test("What is said of owners, of ended lists and of who knows whom is as kept")
    func transcript() async throws {
        try await keep(in: "Transcripts/owners", environment: [:])
    }

    @Test("The same in Swedish")
    func swedishTranscript() async throws {
        try await keep(in: "Transcripts/Swedish/owners", environment: ["HEARTH_LANGUAGE": "sv"])
    }

    private func keep(in name: String, environment: [String: String]) async throws {
        let commands = [
            ["list", "new", "Wedding", "--with-owner", "Cousin"], ["list"], ["inbox"],
            ["accept", "list-1", "--yes"], ["ignore", "ended-2"],
            ["list", "who", "Cousin/Birthday"], ["unshare", "Wedding", "--with", "Aunt", "--yes"],
            ["friend", "verify", "Cousin"], ["friend", "verify", "Cousin", "--yes"],
            ["friend", "verify", "Cousin", "--undo"],
        ]
        var text = ""
        let node = FakeNode { asked in
            switch asked.operation {
            case is NewList: Self.wedding
            case is ListLists: [Self.wedding, Self.needing]
            case is ListHousemates: [HousemateQuestion]()
            case is ShowInbox: Self.inbox
            case is ShowAddressSharing:
                AddressSharingInfo(isShown: true, addresses: [], lists: 0, shownOn: 0)
            case let answer as AnswerInbox:
                try Self.inbox.first { $0.id == answer.entry }
                    ?? { throw HearthError(.unknownEntry, ["name": answer.entry]) }()
            case is WhoCanSee, is UnshareList: Self.readers
            case is ShowSafetyNumber:
                SafetyNumberInfo(
                    name: "Cousin",
                    number: (1...12).map { "1000\($0 % 10)" }.joined(separator: " "),
                    isVerified: false)
            case let mark as VerifyFriend:
                FriendInfo(
                    name: "Cousin", key: "hearth1cia", state: .friends, isConnected: true,
                    isVerified: mark.verified)
            default: throw HearthError(.internalError)
            }
        }
        try await node.serve { home in
            for command in commands {
                let outcome = await home.run(command, environment: environment)
                text += "$ hearth \(command.joined(separator: " "))\n" + outcome.output
                for line in outcome.explanation.split(separator: "\n") { text += "2> \(line)\n" }
                text += outcome.code == 0 ? "\n" : "=> \(outcome.code)\n\n"
            }
        }
        try Snapshot.expect(text, in: name)
    }
}
